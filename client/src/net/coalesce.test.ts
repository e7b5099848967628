import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ViewCoalescer } from './coalesce'
import type { View } from './types'

const view = (number: number): View => ({ number, lines: [{ number }] }) as never
let drawn: View[] = []

beforeEach(() => {
  drawn = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('views that come together are drawn once, the newest with the lines of all', () => {
  const coalescer = new ViewCoalescer((each) => drawn.push(each))
  coalescer.add(view(1))
  coalescer.add(view(2))
  expect(drawn).toEqual([])
  vi.runAllTimers()
  expect(drawn.map((each) => [each.number, each.lines.map((line) => line.number)])).toEqual([[2, [1, 2]]])
})

it('views for a seat that is left are not drawn, those for the next one are', () => {
  const coalescer = new ViewCoalescer((each) => drawn.push(each))
  coalescer.add(view(1))
  coalescer.forget()
  coalescer.add(view(2))
  vi.runAllTimers()
  expect(drawn.map((each) => each.number)).toEqual([2])
})
