/** Seats that a link brought, tokens that were renewed, and which tables are kept. */
import { beforeEach, expect, it, vi } from 'vitest'

import { addSeats, replaceToken, saveTable, savedTable, savedTables, SPECTATOR } from './saved-tables'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

it('seats that this browser has already keep their own tokens', () => {
  saveTable('one', { tokens: [{ seat: 0, token: 'own' }], names: ['Ann', 'Bob'] })
  const brought = [
    { game: 'one', seat: 0, token: 'brought' },
    { game: 'one', seat: 1, token: 'second' },
    { game: 'two', seat: 2, token: 'third' },
  ]
  expect(addSeats(brought)).toBe(2)
  expect(savedTable('one')).toMatchObject({
    tokens: [
      { seat: 0, token: 'own' },
      { seat: 1, token: 'second' },
    ],
    names: ['Ann', 'Bob'],
    hotseat: true,
  })
  expect(savedTable('two')).toMatchObject({ tokens: [{ seat: 2, token: 'third' }], hotseat: false })
  expect(addSeats(brought)).toBe(0)
})

it('a renewed token is replaced at every table that has it', () => {
  saveTable('first', { tokens: [{ seat: 1, token: 'old' }] })
  saveTable('rematch', {
    tokens: [
      { seat: 1, token: 'old' },
      { seat: 0, token: 'other' },
    ],
  })
  const { at } = savedTable('first')!
  replaceToken('old', 'new')
  expect(savedTable('first')).toMatchObject({ tokens: [{ seat: 1, token: 'new' }], at })
  expect(savedTable('rematch')?.tokens).toEqual([
    { seat: 1, token: 'new' },
    { seat: 0, token: 'other' },
  ])
})

it('a seat at a running game is not forgotten for many quick games', () => {
  saveTable('slow', { tokens: [{ seat: 2, token: 'secret' }] })
  saveTable('watched', { tokens: [{ seat: SPECTATOR, token: 'open' }] })
  for (let number = 0; number < 60; number += 1)
    saveTable(`quick ${number}`, { tokens: [{ seat: 0, token: `${number}` }], over: true })
  expect(savedTable('slow')?.tokens).toEqual([{ seat: 2, token: 'secret' }])
  expect(savedTable('watched')).toBeUndefined()
  expect(savedTables().filter((table) => table.over)).toHaveLength(40)
})

it('a link may bring more seats than are kept of finished games', () => {
  const seats = Array.from({ length: 120 }, (_, number) => ({ game: `game ${number}`, seat: 1, token: `${number}` }))
  expect(addSeats(seats)).toBe(120)
  expect(savedTables()).toHaveLength(120)
  addSeats(Array.from({ length: 120 }, (_, number) => ({ game: `more ${number}`, seat: 1, token: `${number}` })))
  expect(savedTables()).toHaveLength(200)
})
