/** Animations: tiles fly to their owner, sacks fall onto their fields. Nothing waits for them, and a key ends them. */
import { tick } from 'svelte'

import { isOnEdge } from '@/table/market/board-geometry'
import { settings } from '@/state/settings.svelte'
import type { TableStore } from '@/state/table/table-store.svelte'
import type { GameEvent, Line, View } from '@/net/types'

const MOST_AT_ONCE = 12

/** Note where things are before the view changes, and animate them afterwards. */
export function watchMovement(news: Line[], store: TableStore): void {
  const pace = settings.pace
  const before = store.view
  if (!pace || !news.length || document.visibilityState === 'hidden' || !store.isLive || !before) return
  const flights = news.flatMap((line) => line.events.flatMap((event) => flightOf(event, before, store)))
  void tick().then(() => flights.slice(0, MOST_AT_ONCE).forEach((flight, index) => fly(flight, pace, index)))
}

/** Show everything that moves where it ends. What glows without an end goes on. */
export function endMovement(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}

type Movement = 'flies' | 'pops up' | 'falls' | 'climbs' | 'strikes' | 'turns over' | 'lights up'

interface Flight {
  how: Movement
  from: DOMRect
  picture: Element
  /** Where it lands. Looked up after the view has changed. */
  to: () => Element | null
}

function flightOf(event: GameEvent, before: View, store: TableStore): Flight[] {
  switch (event.event) {
    case 'LotTaken': {
      const marker = before.table.markers[event.lot - 1]
      if (!marker) return []
      const lot = `[data-space="${marker.space}"]`
      const tile = isOnEdge(marker.space) ? [] : lift(`${lot} svg`, () => plate(event.seat))
      return [...hammer(lot), ...tile]
    }
    case 'BidMade':
      return [{ ...NOWHERE, how: 'pops up', to: () => visible(`[data-bidder="${event.seat}"]`) }]
    case 'DucatsPaid':
      return event.payer < 0 || event.payee < 0
        ? []
        : lift(`[data-goods="${event.payer}"] [data-good="ducats"] svg`, () =>
            visible(`[data-goods="${event.payee}"] [data-good="ducats"]`),
          )
    case 'CardsDrawn':
      return event.seat === store.viewer
        ? event.cards.map((card) => turn(() => visible(`[data-hand="${event.seat}"] [data-card="${card}"] svg`)))
        : []
    case 'SackPut': {
      const words = store.printed?.words
      if (!words) return []
      const place = `[data-places="${event.seat}"] [data-place="${words.places[event.place]}"]`
      return [fall(() => visible(`${place} [data-sack="${words.spices[event.spice]}"] svg`))]
    }
    case 'MarkerAdvanced': {
      const column = store.printed?.words.columns[event.column] ?? ''
      const pawn = () => visible(`[data-mat="${event.seat}"] [data-column="${column}"] .pawn`)
      return [{ ...NOWHERE, how: 'climbs', to: pawn }, land(() => plate(event.seat))]
    }
    case 'GoodsTaken':
    case 'TileUsed':
      return [land(() => plate(event.seat))]
    default:
      return []
  }
}

/** The first match that is visible. */
const visible = (selector: string): Element | null =>
  [...document.querySelectorAll(selector)].find((each) => each.getBoundingClientRect().width > 0) ?? null

const plate = (seat: number): Element | null => visible(`[data-plate="${seat}"]`)

function lift(selector: string, to: () => Element | null): Flight[] {
  const picture = visible(selector)
  return picture
    ? [{ how: 'flies', from: picture.getBoundingClientRect(), picture: picture.cloneNode(true) as Element, to }]
    : []
}

/** The hammer of the auction strikes the lot. */
function hammer(lot: string): Flight[] {
  const strikes = lift('[data-testid=auction] h2 svg', () => visible(lot))
  return strikes.map((flight) => ({ ...flight, how: 'strikes' as const }))
}

/** The target turns over, large in the middle of the window, and goes to its place. */
const turn = (to: () => Element | null): Flight => ({ ...NOWHERE, how: 'turns over', to })

/** The target lights up. */
const land = (to: () => Element | null): Flight => ({ ...NOWHERE, how: 'lights up', to })

/** The target falls into its place. */
const fall = (to: () => Element | null): Flight => ({ ...NOWHERE, how: 'falls', to })

const NOWHERE = { from: new DOMRect(), picture: document.createElement('span') }

const KEYFRAMES: Record<'pops up' | 'falls' | 'climbs' | 'lights up', Keyframe[]> = {
  'pops up': [
    { transform: 'translateY(0.6rem) scale(0.8)' },
    { transform: 'scale(1.12)', offset: 0.4 },
    { transform: 'none' },
  ],
  climbs: [{ transform: 'translateY(-2.6rem)' }, { transform: 'translateY(4px)', offset: 0.8 }, { transform: 'none' }],
  falls: [
    { transform: 'translateY(-2.5rem) scale(1.35)', opacity: 0 },
    { transform: 'none', opacity: 1, offset: 0.75 },
    { transform: 'scale(1.1, 0.88)', offset: 0.87 },
    { transform: 'none' },
  ],
  'lights up': [{ filter: 'brightness(1)' }, { filter: 'brightness(1.25) saturate(1.3)' }, { filter: 'brightness(1)' }],
}

function fly(flight: Flight, pace: number, index: number): void {
  const target = flight.to()
  if (!target) return
  const delay = index * 60
  if (flight.how === 'turns over') turnOver(target, pace, index)
  else if (flight.how === 'strikes') strike(flight, target, pace)
  else if (flight.how !== 'flies')
    target.animate(KEYFRAMES[flight.how], {
      id: flight.how,
      duration: pace * 1.5,
      delay,
      easing: 'ease-in',
      fill: 'backwards',
    })
  else travel(flight, target, pace, delay)
}

/** A card is shown face down, turns, can be read, and goes to the hand. Clicks pass through it. */
function turnOver(target: Element, pace: number, index: number): void {
  const place = target.getBoundingClientRect()
  const across = innerWidth / 2 - place.left - place.width / 2 + index * place.width * 3.2
  const down = innerHeight / 2 - place.top - place.height / 2
  const large = `translate(${across}px, ${down}px) scale(3)`
  const path = [
    { transform: `${large} rotateY(90deg)` },
    { transform: `${large} rotateY(0)`, offset: 0.2 },
    { transform: `${large} rotateY(0)`, offset: 0.75 },
    { transform: 'none' },
  ]
  const ghost = ghostOf(target.cloneNode(true) as Element, place)
  const turned = ghost.animate(path, { id: 'turns over', duration: pace * 3.5, easing: 'ease-in-out' })
  target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: pace * 3.5 })
  turned.onfinish = turned.oncancel = () => ghost.remove()
}

function strike(flight: Flight, target: Element, pace: number): void {
  const { left, top, width, height } = target.getBoundingClientRect()
  const size = Math.min(width, height)
  const ghost = ghostOf(flight.picture, new DOMRect(left + width / 2, top - size / 3, size, size))
  const path = [
    { transform: 'rotate(35deg)', opacity: 0 },
    { transform: 'rotate(45deg)', opacity: 1, offset: 0.3 },
    { transform: 'rotate(-20deg)', opacity: 1, offset: 0.55 },
    { transform: 'rotate(-14deg)', opacity: 1, offset: 0.8 },
    { transform: 'rotate(-14deg)', opacity: 0 },
  ]
  const struck = ghost.animate(path, { id: 'strikes', duration: pace * 1.6, easing: 'ease-in', fill: 'backwards' })
  struck.onfinish = struck.oncancel = () => ghost.remove()
}

/** A picture above everything else. */
function ghostOf(picture: Element, { left, top, width, height }: DOMRect): HTMLElement {
  const ghost = document.createElement('div')
  picture.setAttribute('width', '100%')
  picture.setAttribute('height', '100%')
  ghost.append(picture)
  ghost.className = 'ghost'
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '50',
    pointerEvents: 'none',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  document.body.append(ghost)
  return ghost
}

function travel(flight: Flight, target: Element, pace: number, delay: number): void {
  const { left, top, width, height } = target.getBoundingClientRect()
  const ghost = ghostOf(flight.picture, flight.from)
  const across = left + width / 2 - flight.from.left - flight.from.width / 2
  const down = top + height / 2 - flight.from.top - flight.from.height / 2
  const path = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${across}px, ${down}px) scale(0.45)`, opacity: 0.85 },
  ]
  const flown = ghost.animate(path, {
    id: 'flies',
    duration: pace * 1.6,
    delay,
    easing: 'cubic-bezier(.3,.1,.3,1)',
    fill: 'backwards',
  })
  flown.onfinish = flown.oncancel = () => ghost.remove()
}
