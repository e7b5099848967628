import { expect, it } from 'vitest'

import { Series } from './staged-picks.svelte'
import type { View } from '@/net/types'

/** How the table stands: the question, whose it is, and how many answers it has. */
const view = (task: string, answers: number, seat = 0): View =>
  ({ task, table: { seat }, own: { seat: 0, offered: Array.from({ length: answers }, (_, id) => ({ id })) } }) as never

const HARVEST = 'HarvestSack'

it('a pick is taken back together with what followed from it', () => {
  const series = new Series()
  series.lay(['a'], series.picksWith(view(HARVEST, 3)), view(HARVEST, 2))
  series.lay(['a', 'b'], series.picksWith(view(HARVEST, 2)), view(HARVEST, 1))
  series.lay(['a', 'b', 'only'], series.picksWith(view(HARVEST, 1)), view('TakeAction', 9))
  expect(series.picks).toEqual([0, 1])
  expect(series.withoutLast()).toEqual({ staged: ['a'], picks: [0] })
})

it('where nothing was left to choose there is nothing to take back or to confirm', () => {
  const series = new Series()
  series.lay(['only'], series.picksWith(view(HARVEST, 1)), view('TakeAction', 9))
  expect(series.wasForced).toBe(true)
  expect(series.lengthBeforeLast).toBe(0)
  expect(series.withoutLast().staged).toEqual([])
})

it('is complete when something else is asked, or somebody else, or when what comes next would show something', () => {
  const series = new Series()
  expect(series.isComplete(0)).toBe(false)
  const after = (rehearsal: View | null) => {
    series.lay(['a'], [0], rehearsal)
    return series.isComplete(0)
  }
  expect(after(view(HARVEST, 2))).toBe(false)
  expect(after(view('TakeAction', 5))).toBe(true)
  expect(after(view(HARVEST, 2, 1))).toBe(true)
  expect(after(null)).toBe(true)
})
