import { expect, it } from 'vitest'

import { undoneIn } from './undone'
import type { Line } from '@/net/types'

const log = (...entries: string[]): Line[] =>
  entries.map((entry, index) => {
    const [kind, text = ''] = entry.split(' ')
    return { number: index, kind, text, seat: 0, events: [], sentences: [] } as never
  })

it('an undo takes back what came after the choices that are left', () => {
  expect([...undoneIn(log('begin', 'choose', 'choose', 'choose', 'undo 1'))]).toEqual([2, 3])
  expect([...undoneIn(log('begin', 'choose', 'pause', 'resume', 'choose'))]).toEqual([])
})

it('what was chosen after an undo counts, until it is taken back too', () => {
  const once = ['begin', 'choose', 'choose', 'undo 1', 'choose']
  expect([...undoneIn(log(...once))]).toEqual([2])
  expect([...undoneIn(log(...once, 'choose', 'undo 0', 'choose'))]).toEqual([2, 1, 4, 5])
})
