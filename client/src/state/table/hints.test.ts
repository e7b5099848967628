import { expect, it, vi } from 'vitest'

import { Advice } from './hints.svelte'

const WHY = { choice: 'fill plantation 1', key: 'refusal.no_room', text: 'There is no empty field.' }

/** A table with so many staged picks, and a server that always gives the same reason. */
const tableWith = (staged: string[]) => {
  const why = vi.fn(() => Promise.resolve([WHY]))
  return { api: { why }, view: { number: 7, own: {} }, choosing: { series: { staged } } }
}

it('a reason is asked for, but not while picks are staged: the server would speak of the position before them', async () => {
  const plain = tableWith([])
  expect(await new Advice(plain as never).whyNot([WHY.choice])).toEqual([WHY])
  const amid = tableWith(['fill cochin with ginger'])
  expect(await new Advice(amid as never).whyNot([WHY.choice])).toEqual([])
  expect(amid.api.why).not.toHaveBeenCalled()
})
