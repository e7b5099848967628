import { expect, it } from 'vitest'

import type { MyGame } from '@/net/types'

import { byUrgency, deadline } from './urgency'

const line = (change: Partial<MyGame>) => ({ seat: 0, awaited: 0, since: 100, expires: null, ...change }) as MyGame

it('the time of somebody else is no deadline', () => {
  expect(deadline(line({ expires: 500 }))).toBe(500)
  expect(deadline(line({ expires: 500, awaited: 1 }))).toBeNull()
})

it('the earliest end of a time comes first, then the longest wait', () => {
  const soon = line({ expires: 500, since: 90 })
  const later = line({ expires: 900, since: 10 })
  const old = line({ since: 20 })
  const young = line({ since: 80 })
  expect([young, later, undefined, old, soon].sort(byUrgency)).toEqual([soon, later, old, young, undefined])
})
