import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Together } from './coalesce'
import type { View } from './types'

const view = (number: number): View => ({ number, lines: [{ number }] }) as never
let drawn: View[] = []

beforeEach(() => {
  drawn = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('news that come together are drawn once, the newest with the lines of all', () => {
  const together = new Together((each) => drawn.push(each))
  together.add(view(1))
  together.add(view(2))
  expect(drawn).toEqual([])
  vi.runAllTimers()
  expect(drawn.map((each) => [each.number, each.lines.map((line) => line.number)])).toEqual([[2, [1, 2]]])
})

it('news for a seat that is left are not drawn, those for the next one are', () => {
  const together = new Together((each) => drawn.push(each))
  together.add(view(1))
  together.forget()
  together.add(view(2))
  vi.runAllTimers()
  expect(drawn.map((each) => each.number)).toEqual([2])
})
