import { expect, test } from 'vitest'

import type { Clocks } from '@/net/types'

import { clockText, isLow, secondsLeft } from './clock-words'

const clocks: Clocks = {
  kind: 'live',
  seconds: 600,
  increment: 10,
  left: [600, 200],
  running: 1,
  since: 1000,
  expires: 1200,
}

test('only the clock that runs counts down, and never below nothing', () => {
  expect(secondsLeft(clocks, 0, 1100)).toBe(600)
  expect(secondsLeft(clocks, 1, 1000.5)).toBe(199.5)
  expect(secondsLeft(clocks, 1, 5000)).toBe(0)
})

test('a device that is behind the server shows no more than there is', () => {
  expect(secondsLeft(clocks, 1, 900)).toBe(200)
})

test('a tenth of the time is little', () => {
  expect([61, 60, 0].map((left) => isLow(clocks, left))).toEqual([false, true, true])
  const slow: Clocks = { ...clocks, kind: 'correspondence', seconds: 3 * 86_400 }
  expect([7201, 7200].map((left) => isLow(slow, left))).toEqual([false, true])
})

test.each([
  [0, { text: '0:00' }],
  [0.2, { text: '0:01' }],
  [59.5, { text: '1:00' }],
  [600, { text: '10:00' }],
  [3599, { text: '59:59' }],
  [3600, { key: 'client.clock.hours_minutes', values: { hours: 1, minutes: '00' } }],
  [5 * 3600 + 62, { key: 'client.clock.hours_minutes', values: { hours: 5, minutes: '01' } }],
  [86_400, { key: 'client.clock.days_hours', values: { days: 1, hours: 0 } }],
  [3 * 86_400 - 1, { key: 'client.clock.days_hours', values: { days: 2, hours: 23 } }],
])('%d seconds', (seconds, text) => {
  expect(clockText(seconds)).toEqual(text)
})
