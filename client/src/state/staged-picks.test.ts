import { expect, it } from 'vitest'

import { StagedPicks } from './staged-picks.svelte'
import type { View } from '@/net/types'

const PICK = true
const ANYTHING_ELSE = false

/** A view: whether a pick is asked for, how many answers there are, and whose choice it is. */
const view = (is_series: boolean, answers: number, seat = 0): View =>
  ({
    question: { is_series },
    table: { seat },
    own: { seat: 0, offered: Array.from({ length: answers }, (_, id) => ({ id })) },
  }) as never

it('a pick is taken back together with what followed from it', () => {
  const series = new StagedPicks()
  series.lay(['a'], series.picksWith(view(PICK, 3)), view(PICK, 2))
  series.lay(['a', 'b'], series.picksWith(view(PICK, 2)), view(PICK, 1))
  series.lay(['a', 'b', 'only'], series.picksWith(view(PICK, 1)), view(ANYTHING_ELSE, 9))
  expect(series.picks).toEqual([0, 1])
  expect(series.withoutLast()).toEqual({ staged: ['a'], picks: [0] })
})

it('where nothing was left to choose there is nothing to take back or to confirm', () => {
  const series = new StagedPicks()
  series.lay(['only'], series.picksWith(view(PICK, 1)), view(ANYTHING_ELSE, 9))
  expect(series.wasForced).toBe(true)
  expect(series.lengthBeforeLast).toBe(0)
  expect(series.withoutLast().staged).toEqual([])
})

it('is complete when something else is asked, or another seat, or when the next pick would reveal something', () => {
  const series = new StagedPicks()
  expect(series.isComplete(0)).toBe(false)
  const after = (rehearsal: View | null) => {
    series.lay(['a'], [0], rehearsal)
    return series.isComplete(0)
  }
  expect(after(view(PICK, 2))).toBe(false)
  expect(after(view(ANYTHING_ELSE, 5))).toBe(true)
  expect(after(view(PICK, 2, 1))).toBe(true)
  expect(after(null)).toBe(true)
})
