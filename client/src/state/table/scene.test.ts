import { expect, it } from 'vitest'

import {
  lengthOf,
  namedIn,
  nextScene,
  recapOf,
  resultOf,
  sceneOf,
  scenesOf,
  sentencesOf,
  toldIn,
  turnedLately,
  wordsOf,
  type Scene,
} from './scene'
import { CARD_STEP, PACE } from '@/state/speeds'
import type { Line } from '@/net/types'

const line = (number: number, seat: number, ...events: string[]): Line =>
  ({
    number,
    seat,
    kind: 'choose',
    text: '',
    events: events.map((event) => ({ event })),
    sentences: [{ about: seat, text: `${seat} does ${events.join()}.` }],
  }) as never

it('a turn is one scene, and a founding weighs more than a sack', () => {
  const scenes = scenesOf([line(1, 1, 'ActionTaken'), line(2, 1, 'SackPut'), line(3, 2, 'ColonyFounded')])
  expect(scenes.map((scene) => [scene.seat, scene.weight, scene.isDramatic])).toEqual([
    [1, 1000, false],
    [2, 2000, true],
  ])
})

it('the cards of a founding are of interest until somebody else chooses', () => {
  const named = line(2, 1, 'ColonyNamed', 'CardsTurned')
  const before = line(1, 1, 'ActionTaken')
  const founded = line(3, 1, 'ColonyFounded')
  expect(turnedLately([before, named])).toEqual([named])
  expect(turnedLately([before, named, founded])).toEqual([named, founded])
  expect(turnedLately([named, founded, line(4, 2, 'Passed')])).toEqual([])
  expect(turnedLately([before])).toEqual([])
})

it('the recap begins after the last choice of the viewer and drops the lightest scenes', () => {
  const lines = [
    line(1, 1, 'BidMade'),
    line(2, 0, 'BidMade'),
    line(3, 1, 'Passed'),
    line(4, 2, 'LotTaken'),
    line(5, 3, 'MarkerAdvanced'),
  ]
  expect(recapOf(lines, 0, 5).map((scene) => scene.seat)).toEqual([1, 2, 3])
  expect(recapOf(lines, 0, 2).map((scene) => scene.seat)).toEqual([2, 3])
  expect(recapOf(lines, 2, 5).map((scene) => scene.seat)).toEqual([3])
  expect(recapOf([line(1, 1, 'BidMade')], 0, 5)).toEqual([])
  expect(sentencesOf(recapOf(lines, 2, 5)[0]!)).toEqual(['3 does MarkerAdvanced.'])
})

it('the recap leaves out what was undone', () => {
  const undo = { ...line(5, 0), kind: 'undo', text: '2' } as Line
  const lines = [line(1, 0, 'Passed'), line(2, 1, 'BidMade'), line(3, 0, 'BidMade'), line(4, 1, 'LotTaken'), undo]
  expect(recapOf(lines, 0, 5).map((scene) => scene.lines.map(({ number }) => number))).toEqual([[2]])
})

it('the recap tells who bought the lot, and of others the last that they did', () => {
  const sold = line(1, 3, 'Passed')
  sold.events.push({ event: 'LotTaken', seat: 0 } as never)
  sold.sentences.push({ about: 0, text: '0 buys.' }, { about: 0, text: '0 pays.' }, { about: 3, text: '3 is next.' })
  expect(resultOf(sceneOf([sold, line(2, 3, 'BidMade')]))).toEqual({ seat: 0, words: '0 buys. 0 pays.' })
  const turn = sceneOf([line(1, 1, 'ActionTaken'), line(2, 1, 'SackPut'), line(3, 1, 'CardPlayed')])
  expect(resultOf(turn)).toEqual({ seat: 1, words: '1 does SackPut. 1 does CardPlayed.' })
})

it('a pass that comes last lets the buyer be named', () => {
  const sold = {
    ...line(1, 2, 'Passed'),
    events: [{ event: 'Passed' }, { event: 'LotTaken', seat: 3 }],
    sentences: [
      { about: 2, text: 'Two passes.' },
      { about: 3, text: 'Three takes the lot.' },
      { about: 1, text: 'One auctions the next lot.' },
    ],
  } as never
  expect(wordsOf(sceneOf([sold]))).toEqual(['Two passes.', 'Three takes the lot.'])
  expect(sentencesOf(sceneOf([sold]))).toEqual(['Two passes.'])
})

it('a founding is opened without its result', () => {
  const named = {
    ...line(2, 1, 'ColonyNamed', 'CardsTurned'),
    sentences: [
      { about: 1, text: 'One sets out.' },
      { about: 1, text: 'One turns over two cards.' },
    ],
  } as never
  const founding = sceneOf([line(1, 1, 'TileUsed'), named, line(3, 1, 'ColonyFounded')])
  expect(founding.isFounding).toBe(true)
  expect(namedIn(founding)).toBe(2)
  expect(wordsOf(founding)).toEqual(['1 does TileUsed.', 'One sets out.'])
  expect(sceneOf([line(1, 1, 'GameEnded')]).isFounding).toBe(false)
})

const telling = (letters: number, ...events: string[]): Line =>
  ({ ...line(1, 1, ...events), sentences: [{ about: 1, text: 'x'.repeat(letters) }] }) as never

it('a sack takes 0.2 s at normal speed, a bid 0.5 s, and several sacks are one scene', () => {
  const length = (...lines: Line[]) => lengthOf(sceneOf(lines), 'normal')
  expect(length(telling(14, 'SackPut'))).toBe(200)
  expect(length(telling(14, 'SackPut'), telling(14, 'SackPut'))).toBe(400)
  expect(length(...Array.from({ length: 9 }, () => telling(14, 'SackPut')))).toBe(600)
  expect(length(telling(40, 'BidMade'))).toBe(500)
  expect(length(telling(40, 'ActionTaken'), telling(14, 'SackPut'))).toBeGreaterThanOrEqual(1000)
  expect(length(telling(80, 'Passed', 'LotTaken'))).toBeGreaterThanOrEqual(1200)
})

it('a choice that says nothing takes no time', () => {
  const silent = sceneOf([{ ...line(1, 1), sentences: [] }])
  expect(nextScene([silent], 'normal', 5000).length).toBe(0)
  expect(lengthOf(silent, 'slow')).toBe(0)
})

it('a calm scene lasts as long as its words take to read', () => {
  const long = sceneOf([telling(100, 'ActionTaken')])
  expect(lengthOf(long, 'slow')).toBe(3600)
  expect(lengthOf(long, 'slow')).toBeGreaterThan(2 * lengthOf(sceneOf([telling(14, 'SackPut')]), 'slow'))
  expect(lengthOf(long, 'normal')).toBe(1700)
  expect(lengthOf(long, 'off')).toBe(0)
})

const founding = (cards: number, result = 'ColonyFounded'): Line =>
  ({
    ...telling(20, 'ActionTaken', 'ColonyNamed'),
    events: [{ event: 'ColonyNamed' }, { event: 'CardsTurned', cards: Array(cards).fill(0) }, { event: result }],
  }) as never

it.each(['slow', 'normal', 'fast'] as const)(
  'at speed %s the verdict of a founding is held after its cards',
  (speed) => {
    const length = (...lines: Line[]) => lengthOf(sceneOf(lines), speed)
    const card = PACE[speed] * CARD_STEP
    const held = { slow: 2000, normal: 1200, fast: 500 }[speed]
    for (const cards of [2, 3, 5]) {
      // TurnedCards.svelte begins to land it 1.1 cards after the last one, and needs 0.6.
      expect(length(founding(cards)) - (cards + 1.7) * card).toBeGreaterThanOrEqual(held)
    }
    expect(length(founding(3)) - length(founding(2))).toBeCloseTo(card)
    expect(length(founding(2, 'FoundingFailed'))).toBe(length(founding(2)))
  },
)

it('cards that are turned before the player decides are a scene too, and then the verdict', () => {
  const opened = sceneOf([founding(2, 'ColonyNamed')])
  const decided = sceneOf([telling(20, 'GoodsGiven'), telling(20, 'ColonyFounded')])
  expect([opened.isFounding, opened.isDramatic, decided.isFounding]).toEqual([true, true, true])
  expect(lengthOf(opened, 'normal')).toBeLessThan(lengthOf(sceneOf([founding(2)]), 'normal'))
  expect(lengthOf(decided, 'normal')).toBeGreaterThanOrEqual(1200 + 1.7 * PACE.normal * CARD_STEP)
  expect(wordsOf(decided)).toHaveLength(1)
})

const turn = (seat: number, ...events: string[]): Scene =>
  sceneOf([{ ...line(seat, seat, ...events), sentences: [{ about: seat, text: `${seat}`.repeat(60) }] } as never])

it('turns that wait have their whole length while there is time, and then a part of it', () => {
  const waiting = [turn(1, 'ActionTaken'), turn(2, 'ActionTaken')]
  const whole = lengthOf(waiting[0]!, 'normal')
  expect(nextScene(waiting, 'normal', 0)).toEqual({ scene: waiting[0], length: whole })
  expect(nextScene(waiting, 'normal', 3400 - whole).length).toBe(whole / 2)
  expect(nextScene(waiting.slice(1), 'normal', 5000).length).toBe(200)
  expect(nextScene(waiting, 'slow', 60_000).length).toBe(lengthOf(waiting[0]!, 'slow'))
  expect(nextScene(waiting, 'normal', -Infinity).length).toBe(whole)
})

it('turns that would be too short are one summary that can be read, and a founding is told by itself', () => {
  const waiting = [1, 2, 3, 1, 2, 3, 1, 2, 3].map((seat) => turn(seat, seat === 2 ? 'ActionTaken' : 'BidMade'))
  const { scene, length } = nextScene(waiting, 'normal', 1400)
  expect(scene.lines).toHaveLength(9)
  expect(toldIn(scene).map(({ seat }) => seat)).toContain(2)
  expect(length).toBeGreaterThanOrEqual(1200)
  const dramatic = sceneOf([founding(2)])
  expect(nextScene([...waiting, dramatic, turn(2, 'ActionTaken')], 'normal', 1400).scene.lines).toHaveLength(9)
  expect(nextScene([dramatic, ...waiting], 'normal', 3000)).toEqual({
    scene: dramatic,
    length: lengthOf(dramatic, 'normal'),
  })
})
