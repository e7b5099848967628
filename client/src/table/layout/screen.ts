/** Which layout the window gets. Everything else adapts to the space that the layout gives it. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window'

/**
 * phone: one below the other, the page scrolls. rail: a low window, with the header and the question at its sides.
 * portrait: everything in sight, the mat over the whole width. desk: three columns. wide and grand: four, with whole
 * boards of the rivals; grand is drawn larger.
 */
export type Shape = 'phone' | 'rail' | 'portrait' | 'desk' | 'wide' | 'grand'

const LOW = 520
const TABLET = 700
const DESK = 900
const TALL = 900
const WIDE = [1840, 980] as const
const GRAND = [2400, 1280] as const

export function shapeOf(width: number, height: number): Shape {
  if (width >= GRAND[0] && height >= GRAND[1]) return 'grand'
  if (width >= WIDE[0] && height >= WIDE[1]) return 'wide'
  if (height < LOW && width > height) return 'rail'
  if (width >= DESK && width > height) return 'desk'
  return width >= TABLET && height >= TALL ? 'portrait' : 'phone'
}

export const screen = {
  get shape(): Shape {
    return shapeOf(innerWidth.current ?? 1366, innerHeight.current ?? 768)
  },
  /** Whether the page shows a part at a time. */
  get isSmall(): boolean {
    return this.shape === 'phone' || this.shape === 'rail'
  },
  get isWide(): boolean {
    return this.shape === 'wide' || this.shape === 'grand'
  },
}
