import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ViewCoalescer } from './coalesce'
import type { View } from './types'

const view = (number: number): View => ({ number, lines: [{ number }] }) as never
let drawn: View[] = []
let shown: (() => void)[] = []
const coalesce = () =>
  new ViewCoalescer(
    (each) => drawn.push(each),
    (then) => shown.push(then),
  )

beforeEach(() => {
  drawn = []
  shown = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('views that come together are drawn once, the newest with the lines of all', () => {
  const coalescer = coalesce()
  coalescer.add(view(1))
  coalescer.add(view(2))
  expect(drawn).toEqual([])
  vi.runAllTimers()
  expect(drawn.map((each) => [each.number, each.lines.map((line) => line.number)])).toEqual([[2, [1, 2]]])
})

it('views for a seat that is left are not drawn, those for the next one are', () => {
  const coalescer = coalesce()
  coalescer.add(view(1))
  coalescer.forget()
  coalescer.add(view(2))
  vi.runAllTimers()
  expect(drawn.map((each) => each.number)).toEqual([2])
})

it('what comes while a view is on its way to the screen is drawn after it', () => {
  const coalescer = coalesce()
  coalescer.add(view(1))
  coalescer.drawNow()
  coalescer.add(view(2))
  coalescer.add(view(3))
  vi.runAllTimers()
  expect(drawn.map((each) => each.number)).toEqual([1])
  shown.forEach((then) => then())
  expect(drawn.map((each) => each.number)).toEqual([1, 3])
})

it('a view that is waited for is drawn at once, also while another is on its way', () => {
  const coalescer = coalesce()
  coalescer.add(view(1))
  coalescer.drawNow()
  coalescer.add(view(2))
  coalescer.drawNow()
  expect(drawn.map((each) => each.number)).toEqual([1, 2])
  expect(shown).toHaveLength(1)
})
