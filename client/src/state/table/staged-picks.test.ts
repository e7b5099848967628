import { expect, it } from 'vitest'

import { StagedPicks } from './staged-picks.svelte'
import type { View } from '@/net/types'

const PICK = true
const ANYTHING_ELSE = false

const offered = (number: number) => Array.from({ length: number }, (_, id) => ({ id }))

/** A view: whether a pick is asked for, how many answers there are, whose choice it is, and how many fit earlier. */
const view = (is_series: boolean, answers: number, seat = 0, earlier = 0): View =>
  ({
    question: { is_series },
    table: { seat },
    own: { seat: 0, offered: offered(answers), ...(earlier ? { earlier_picks: offered(earlier) } : {}) },
  }) as never

it('a pick is taken back together with what followed from it', () => {
  const series = new StagedPicks()
  series.lay(['b'], series.beforeWith(view(PICK, 3)), view(PICK, 2))
  series.lay(['a', 'b'], series.beforeWith(view(PICK, 2)), view(PICK, 1))
  series.lay(['a', 'b', 'only'], series.beforeWith(view(PICK, 1)), view(ANYTHING_ELSE, 9))
  expect(series.before).toEqual([[], ['b']])
  expect(series.withoutLast()).toEqual({ staged: ['b'], before: [[]] })
})

it('where nothing was left to choose there is nothing to take back or to confirm', () => {
  const series = new StagedPicks()
  series.lay(['only'], series.beforeWith(view(PICK, 1)), view(ANYTHING_ELSE, 9))
  expect(series.wasForced).toBe(true)
  expect(series.withoutLast().staged).toEqual([])
})

it('is complete when something else is asked, or another seat, or when the next pick would reveal something', () => {
  const series = new StagedPicks()
  expect(series.isComplete(0)).toBe(false)
  const after = (rehearsal: View | null) => {
    series.lay(['a'], [[]], rehearsal)
    return [series.isComplete(0), series.isFull(0)]
  }
  expect(after(view(PICK, 2))).toEqual([false, false])
  expect(after(view(ANYTHING_ELSE, 5))).toEqual([true, true])
  expect(after(view(PICK, 2, 1))).toEqual([true, true])
  expect(after(null)).toEqual([true, true])
})

it('is not full while a pick fits before the staged ones', () => {
  const series = new StagedPicks()
  series.lay(['z'], [[]], view(ANYTHING_ELSE, 5, 0, 2))
  expect([series.isComplete(0), series.isFull(0)]).toEqual([true, false])
})
