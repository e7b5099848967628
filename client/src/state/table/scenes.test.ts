import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { settings } from '@/state/settings.svelte'
import type { Speed } from '@/state/speeds'
import type { Line, View } from '@/net/types'
import { Scenes } from './scenes.svelte'

vi.mock('@/state/settings.svelte', () => ({ settings: { speed: 'normal' } }))

const ME = 0
const FRIEND = 1
/** Milliseconds before the turn of a bot, and for a choice of it. */
const PAUSE = 100
const THINKING = 50

/** A table with this viewer, a friend and two bots, and what is shown of it, with the time. */
class Table {
  viewer: number
  view = { number: 0, lines: [], table: { seat: 1 } } as never as View
  latest: View | null = null
  isLive = true
  shown: { at: number; numbers: number[]; seat: number }[] = []
  scenes = new Scenes(this as never)
  private number = 0

  constructor(viewer = ME) {
    this.viewer = viewer
  }

  get isMine(): boolean {
    return this.view.table.seat === this.viewer
  }

  get plays(): boolean {
    return this.viewer >= 0
  }

  take(view: View): void {
    const lines = [...this.scenes.drain(view.number), ...view.lines].filter((line) => line.number > this.view.number)
    this.view = view
    this.shown.push({ at: Date.now(), numbers: lines.map((line) => line.number), seat: lines[0]?.seat ?? -1 })
    this.scenes.hold(lines)
  }

  /** A seat chooses, and then another one is asked. */
  comes(seat: number, next: number, events: string[] = ['ActionTaken'], more: object = {}): void {
    this.number += 1
    const sentences = [{ about: seat, text: 'x'.repeat(100) }]
    const told = events.map((event) => ({ event, cards: [1, 2] }))
    const line = { number: this.number, seat, kind: 'choose', events: told, sentences } as never as Line
    const seats = [0, 1, 2, 3].map((each) => ({ kind: each === ME || each === FRIEND ? 'human' : 'bot' }))
    const table = { seat: next, seats, is_over: false, clocks: null, ...more }
    this.scenes.add({ number: this.number, lines: [line], table } as never)
  }

  /** When the lines of this number were shown; undefined if they were not. */
  at(number: number): number | undefined {
    return this.shown.find(({ numbers }) => numbers.includes(number))?.at
  }
}

const run = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

function at(speed: Speed, viewer = ME): Table {
  settings.speed = speed
  return new Table(viewer)
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the turn of a person is a scene that comes at once, also when it goes on', () => {
  const table = at('normal')
  table.comes(FRIEND, FRIEND)
  expect(table.at(1)).toBe(0)
  expect(table.scenes.watched?.seat).toBe(FRIEND)
  run(100)
  table.comes(FRIEND, 2, ['SackPut'])
  table.comes(2, FRIEND, ['Passed'])
  expect(table.at(2)).toBeUndefined()
  run(10_000)
  expect(table.shown.map(({ numbers }) => numbers)).toEqual([[1], [2], [3]])
  table.comes(FRIEND, 2, ['BidMade'])
  expect(table.at(4)).toBe(10_100)
})

it('a turn of a bot is one scene: its rest is awaited from each choice anew, and not longer than needed', () => {
  const table = at('normal')
  for (let choice = 0; choice < 4; choice += 1) {
    table.comes(2, 2, ['SackPut'])
    run(500)
  }
  expect(table.shown).toEqual([])
  table.comes(2, 3, ['ActionTaken'])
  expect(table.shown).toEqual([{ at: 2000, numbers: [1, 2, 3, 4, 5], seat: 2 }])
  run(5000)
  table.comes(3, 3)
  run(5000)
  expect(table.at(6)).toBe(7700)
})

it("the verdict of a person's founding is held while others go on, and skipped by who wants to", () => {
  for (const skips of [false, true]) {
    const table = at('normal')
    const began = Date.now()
    table.comes(FRIEND, 2, ['ActionTaken', 'ColonyNamed', 'CardsTurned', 'ColonyFounded'])
    table.comes(2, ME, ['Passed'])
    run(1500 + 1200)
    expect(table.isMine).toBe(false)
    if (skips) table.scenes.skip()
    else run(500)
    expect(table.isMine).toBe(true)
    expect((table.at(2) ?? 0) - began).toBeLessThan(4000)
  }
})

it.each(['waits', 'pauses and goes on', 'skips'])(
  'what a founding changes is shown after its cards, and the own question too, if the viewer %s',
  (viewer) => {
    const table = at('normal')
    table.comes(FRIEND, ME, ['ActionTaken', 'ColonyNamed', 'CardsTurned', 'ColonyFounded'])
    expect(table.at(1)).toBe(0)
    expect([table.view.number, table.isMine]).toEqual([0, false])
    run(1400)
    expect(table.view.number).toBe(0)
    expect(table.scenes.watched?.isFounding).toBe(true)
    if (viewer === 'skips') table.scenes.skip()
    else if (viewer === 'waits') run(100)
    else {
      table.scenes.pause()
      run(10_000)
      expect(table.view.number).toBe(0)
      table.scenes.pause()
    }
    expect([table.view.number, table.isMine, table.scenes.isBehind]).toEqual([1, true, false])
  },
)

it.each([1, 2, 4, 8])(
  'three bots at their pause let the player wait at most 4 s, however many turns (%i rounds)',
  (rounds) => {
    const table = at('normal')
    const seats = Array.from({ length: rounds }, () => [1, 2, 3]).flat()
    seats.forEach((seat, index) => {
      run(PAUSE + THINKING)
      table.comes(seat === FRIEND ? 2 : seat, seats[index + 1] ?? ME)
    })
    run(20_000)
    const own = table.at(seats.length) ?? Infinity
    const thinking = THINKING * seats.length
    const pauses = PAUSE * seats.length
    expect(own - thinking).toBeLessThanOrEqual(Math.max(4000, 3400 + pauses))
    const lengths = table.shown.slice(1).map(({ at }, index) => at - table.shown[index]!.at)
    expect(Math.min(...lengths.slice(0, -1), 1000)).toBeGreaterThanOrEqual(rounds < 2 ? 1000 : 400)
  },
)

it('many turns that wait are told in one summary, and only once', () => {
  const table = at('normal')
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
  for (const number of numbers) table.comes(number % 2 ? 2 : 3, number === 20 ? ME : number % 2 ? 3 : 2)
  run(20_000)
  expect(table.shown.flatMap((each) => each.numbers)).toEqual(numbers)
  expect(table.shown.length).toBeLessThan(5)
  expect(table.at(20)).toBeLessThanOrEqual(4000)
})

it.each([
  ['slow', ME],
  ['normal', -1],
] as const)('at speed %s seat %i has all the time it wants', (speed, viewer) => {
  const table = at(speed, viewer)
  for (let choice = 0; choice < 10; choice += 1) table.comes(choice % 2 ? 2 : 3, choice % 2 ? 3 : 2)
  run(60_000)
  expect(table.shown).toHaveLength(10)
  expect(table.at(10)).toBeGreaterThan(9 * 1600)
})

it('pausing does not shorten what comes after it', () => {
  const table = at('normal')
  table.comes(2, 3)
  table.scenes.pause()
  table.comes(3, 2)
  table.comes(2, ME)
  run(60_000)
  expect(table.shown).toHaveLength(1)
  table.scenes.pause()
  expect(table.shown).toHaveLength(2)
  run(1600)
  expect(table.isMine).toBe(false)
  run(200)
  expect(table.isMine).toBe(true)
})

it('scenes end when the live clock of the viewer starts', () => {
  const table = at('slow')
  const clocks = (running: number) => ({ clocks: { kind: 'live', running } })
  table.comes(FRIEND, 2, ['ColonyFounded'], clocks(2))
  table.comes(2, ME, ['ActionTaken'], clocks(ME))
  expect(table.isMine).toBe(true)
  expect(table.scenes.watched).toBeNull()
})
