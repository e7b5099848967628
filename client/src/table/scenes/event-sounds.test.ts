import { expect, it } from 'vitest'

import type { GameEvent, Line } from '@/net/types'
import { SOUNDS } from '@/ui/voices'

import { soundsOf } from './event-sounds'

const line = (...events: Partial<GameEvent>[]): Line => ({ events }) as never
const names = (lines: Line[], viewer = 0) => soundsOf(lines, viewer).map(({ name }) => name)

it('has a sound for what players do', () => {
  expect(names([line({ event: 'BidMade' })])).toEqual(['bid'])
  expect(names([line({ event: 'LotTaken' })])).toEqual(['hammer'])
  expect(names([line({ event: 'SackPut' }), line({ event: 'SackPut' })])).toEqual(['sack'])
  expect(names([line({ event: 'GoodsTaken', good: 0 })])).toEqual(['ship'])
  expect(names([line({ event: 'GoodsTaken', good: 1 })])).toEqual([])
  expect(names([line({ event: 'FlagPlaced' })])).toEqual([])
})

it('holds the verdict of a founding back until the last card is turned', () => {
  const founding = line({ event: 'CardsTurned', cards: [3, 4] }, { event: 'ColonyFounded' })
  expect(soundsOf([founding], 0)).toEqual([
    { name: 'card', at: 0 },
    { name: 'card', at: 1 },
    { name: 'success', at: 3 },
  ])
})

it('cheers only for winners', () => {
  const end = [line({ event: 'GameEnded', winners: [1] })]
  expect([names(end, 0), names(end, 1), names(end, -1)]).toEqual([['failure'], ['success'], ['success']])
})

it('keeps every sound short and soft', () => {
  for (const voices of Object.values(SOUNDS)) {
    for (const { at, length, from, to } of voices) {
      expect(at + length).toBeLessThan(1)
      expect(Math.min(from, to)).toBeGreaterThan(20) // an exponential slide needs a pitch above 0
    }
    expect(voices.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThan(2)
  }
})
