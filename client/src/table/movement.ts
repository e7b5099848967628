/** Animations: tiles fly to their owner, sacks fall onto their fields. Nothing waits for them. */
import { tick } from 'svelte'

import { isOnEdge } from '@/table/board-geometry'
import { settings } from '@/state/settings.svelte'
import { knock } from '@/ui/sound'
import type { TableStore } from '@/state/table-store.svelte'
import type { GameEvent, Line, View } from '@/net/types'

const MOST_AT_ONCE = 12

/** Note where things are before the view changes, and animate them afterwards. */
export function watchMovement(news: Line[], store: TableStore): void {
  const pace = settings.pace
  const before = store.view
  if (!pace || !news.length || document.visibilityState === 'hidden' || !store.isLive || !before) return
  if (settings.sound) knock()
  const flights = news.flatMap((line) => line.events.flatMap((event) => flightOf(event, before, store)))
  void tick().then(() => flights.slice(0, MOST_AT_ONCE).forEach((flight, index) => fly(flight, pace, index)))
}

type Movement = 'flies' | 'falls' | 'lights up'

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
      if (!marker || isOnEdge(marker.space)) return []
      return lift(`[data-space="${marker.space}"] svg`, () => plate(event.seat))
    }
    case 'SackPut': {
      const words = store.printed?.words
      if (!words) return []
      const place = `[data-places="${event.seat}"] [data-place="${words.places[event.place]}"]`
      return [fall(() => visible(`${place} [data-sack="${words.spices[event.spice]}"] svg`))]
    }
    case 'MarkerAdvanced':
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

/** The target lights up. */
const land = (to: () => Element | null): Flight => ({ ...NOWHERE, how: 'lights up', to })

/** The target falls into its place. */
const fall = (to: () => Element | null): Flight => ({ ...NOWHERE, how: 'falls', to })

const NOWHERE = { from: new DOMRect(), picture: document.createElement('span') }

const KEYFRAMES: Record<Exclude<Movement, 'flies'>, Keyframe[]> = {
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
  if (flight.how !== 'flies') {
    target.animate(KEYFRAMES[flight.how], { duration: pace * 1.5, delay, easing: 'ease-in', fill: 'backwards' })
    return
  }
  const { left, top, width, height } = target.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.append(flight.picture)
  ghost.className = 'ghost'
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '50',
    pointerEvents: 'none',
    left: `${flight.from.left}px`,
    top: `${flight.from.top}px`,
    width: `${flight.from.width}px`,
    height: `${flight.from.height}px`,
  })
  document.body.append(ghost)
  const across = left + width / 2 - flight.from.left - flight.from.width / 2
  const down = top + height / 2 - flight.from.top - flight.from.height / 2
  const path = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${across}px, ${down}px) scale(0.45)`, opacity: 0.85 },
  ]
  const flown = ghost.animate(path, {
    duration: pace * 1.6,
    delay,
    easing: 'cubic-bezier(.3,.1,.3,1)',
    fill: 'backwards',
  })
  flown.onfinish = flown.oncancel = () => ghost.remove()
}
