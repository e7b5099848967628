import { expect, it } from 'vitest'

import { lengthOf, namedIn, recapOf, resultOf, sceneOf, scenesOf, sentencesOf, wordsOf } from './scene'
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
    [1, 800, false],
    [2, 2000, true],
  ])
  expect(sceneOf(1, [line(1, 1, 'SackPut')]).weight).toBeLessThan(sceneOf(1, [line(1, 1, 'BidMade')]).weight)
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

it('the recap tells who bought the lot, and of others the last that they did', () => {
  const sold = line(1, 3, 'Passed')
  sold.events.push({ event: 'LotTaken', seat: 0 } as never)
  sold.sentences.push({ about: 0, text: '0 buys.' }, { about: 0, text: '0 pays.' }, { about: 3, text: '3 is next.' })
  expect(resultOf(sceneOf(3, [sold, line(2, 3, 'BidMade')]))).toEqual({ seat: 0, words: '0 buys. 0 pays.' })
  const turn = sceneOf(1, [line(1, 1, 'ActionTaken'), line(2, 1, 'SackPut'), line(3, 1, 'CardPlayed')])
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
  expect(wordsOf(sceneOf(2, [sold]))).toEqual(['Two passes.', 'Three takes the lot.'])
  expect(sentencesOf(sceneOf(2, [sold]))).toEqual(['Two passes.'])
})

it('a founding is opened without its result', () => {
  const named = {
    ...line(2, 1, 'ColonyNamed', 'CardsTurned'),
    sentences: [
      { about: 1, text: 'One sets out.' },
      { about: 1, text: 'One turns over two cards.' },
    ],
  } as never
  const founding = sceneOf(1, [line(1, 1, 'TileUsed'), named, line(3, 1, 'ColonyFounded')])
  expect(founding.isFounding).toBe(true)
  expect(namedIn(founding)).toBe(2)
  expect(wordsOf(founding)).toEqual(['1 does TileUsed.', 'One sets out.'])
  expect(sceneOf(1, [line(1, 1, 'GameEnded')]).isFounding).toBe(false)
})

const telling = (letters: number, ...events: string[]): Line =>
  ({ ...line(1, 1, ...events), sentences: [{ about: 1, text: 'x'.repeat(letters) }] }) as never

it('a calm scene lasts as long as its words take to read, and a light one is short at normal speed', () => {
  const long = sceneOf(1, [telling(100, 'ActionTaken')])
  const short = sceneOf(1, [telling(14, 'SackPut')])
  expect(lengthOf(long, 'slow')).toBe(3600)
  expect(lengthOf(long, 'slow')).toBeGreaterThan(2 * lengthOf(short, 'slow'))
  expect(lengthOf(short, 'normal', 0, true)).toBeLessThan(400)
  expect(lengthOf(sceneOf(1, [telling(14, 'BidMade')]), 'normal', 0, true)).toBe(500)
  expect(lengthOf(long, 'normal')).toBe(1300)
  expect(lengthOf(long, 'off')).toBe(0)
})

it('however many scenes there are, the wait at normal speed is bounded and every scene has a part of it', () => {
  const lengths: number[] = []
  const sum = () => lengths.reduce((all, each) => all + each, 0)
  for (let scenes = 0; scenes < 12; scenes += 1)
    lengths.push(lengthOf(sceneOf(1, [telling(100, 'ActionTaken')]), 'normal', sum(), true))
  expect(sum()).toBeLessThan(4000)
  expect(lengths.slice(0, 3).every((each) => each >= 800)).toBe(true)
  expect(Math.min(...lengths)).toBeGreaterThan(0)
})
