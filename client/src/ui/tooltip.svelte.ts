/** Tooltips: shown on hover, on keyboard focus, and on a long press. */
import type { Attachment } from 'svelte/attachments'

import type { Why } from '@/net/types'

export interface Tip {
  title: string
  text?: string
  rule?: string
  /** Why it cannot be chosen now. Only called when the tooltip is shown. */
  why?: () => Promise<Why[]>
}

export const TIP_ID = 'tip'

class Shown {
  tip = $state.raw<Tip | null>(null)
  box = $state.raw<DOMRect | null>(null)
  reasons = $state.raw<Why[]>([])
  anchor: Element | null = null
  private leaving: ReturnType<typeof setTimeout> | undefined

  show(anchor: Element, tip: Tip): void {
    this.hide()
    this.anchor = anchor
    anchor.setAttribute('aria-describedby', TIP_ID)
    this.tip = tip
    this.box = anchor.getBoundingClientRect()
    this.reasons = []
    void tip.why?.().then((reasons) => {
      if (this.anchor !== anchor) return
      const closed = reasons.filter((each) => !each.offered)
      this.reasons = closed.filter((each, at) => closed.findIndex((one) => one.sentence === each.sentence) === at)
    })
  }

  /** The pointer has come from the thing to its tip, to click on the rule. */
  keep(): void {
    clearTimeout(this.leaving)
  }

  /** Hide it soon, unless the pointer comes to the tip. */
  leave(anchor: Element): void {
    clearTimeout(this.leaving)
    if (anchor === this.anchor) this.leaving = setTimeout(() => this.hide(anchor), LEAVE)
  }

  hide(anchor?: Element): void {
    if (anchor && anchor !== this.anchor) return
    clearTimeout(this.leaving)
    this.tip = null
    this.anchor?.removeAttribute('aria-describedby')
    this.anchor = null
    this.reasons = []
  }
}

export const shownTip = new Shown()

/** The position of the last click until the mouse moves: elements that appear under it show no tooltip. */
let clicked: { x: number; y: number } | null = null
const NEAR = 6
const isInTip = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest(`#${TIP_ID}`) !== null

addEventListener(
  'pointerdown',
  (event) => {
    if (isInTip(event)) return
    clicked = { x: event.clientX, y: event.clientY }
    shownTip.hide()
  },
  true,
)
addEventListener(
  'pointermove',
  (event) => {
    if (clicked && Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) > NEAR) clicked = null
  },
  true,
)

const HOVER = 220
/** Time for the pointer to get from a thing to its tip. */
const LEAVE = 180
const LONG_PRESS = 480

/** {@attach explains(() => ({ title: ... }))} */
export function explains(tip: () => Tip | null): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    const show = () => {
      const found = tip()
      if (found) shownTip.show(element, found)
    }
    const hide = () => {
      clearTimeout(timer)
      shownTip.hide(element)
    }
    const leave = () => {
      clearTimeout(timer)
      shownTip.leave(element)
    }
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') return
      clearTimeout(timer)
      timer = setTimeout(() => clicked === null && show(), HOVER)
    }
    const press = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'mouse') {
        hide()
        return
      }
      pressed = false
      clearTimeout(timer)
      timer = setTimeout(() => {
        pressed = true
        show()
      }, LONG_PRESS)
    }
    const release = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'mouse') return
      clearTimeout(timer)
    }
    const focus = () => {
      if (element.matches(':focus-visible')) show()
    }
    /** A long press shows the tooltip and must not click as well. */
    const click = (event: Event) => {
      if (pressed) {
        event.preventDefault()
        event.stopImmediatePropagation()
        pressed = false
      }
    }
    const menu = (event: Event) => {
      if (pressed) event.preventDefault()
    }
    const listeners: [string, (event: Event) => void, boolean?][] = [
      ['pointerenter', enter],
      ['pointerleave', leave],
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
      ['focus', focus],
      ['blur', hide],
      ['click', click, true],
      ['contextmenu', menu],
    ]
    for (const [name, listener, capture] of listeners) element.addEventListener(name, listener, capture ?? false)
    return () => {
      hide()
      for (const [name, listener, capture] of listeners) element.removeEventListener(name, listener, capture ?? false)
    }
  }
}
