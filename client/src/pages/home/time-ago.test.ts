import { expect, it } from 'vitest'

import { ago } from './time-ago'

it.each([
  [0, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [7200, '2 hours ago'],
  [86_400, 'yesterday'],
  [10 * 86_400, '10 days ago'],
  [-5, 'now'],
])('%d seconds are %s', (seconds, words) => {
  expect(ago(1_800_000_000 - seconds, 1_800_000_000, 'en')).toBe(words)
})

it('every language has its words', () => {
  expect(ago(0, 300, 'de')).toBe('vor 5 Minuten')
  expect(ago(0, 300, 'nl')).toBe('5 minuten geleden')
})
