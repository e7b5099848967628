import { describe, expect, it } from 'vitest'

import {
  acceptedBy,
  cellName,
  fieldsOf,
  lacking,
  ownerOfMarker,
  sacksOf,
  sacksOn,
  spaceAt,
  spaceName,
} from './notation'
import type { Player, Table } from '@/net/types'

const bag = (...counts: number[]) => counts.reduce((sum, count, spice) => sum + (count << (spice * 5)), 0)

describe('spaces', () => {
  it('are named as the notation names them', () => {
    expect([0, 4, 12, 24].map(cellName)).toEqual(['a1', 'e1', 'c3', 'e5'])
    expect([25, 29, 30, 34, 35, 39, 40, 44].map(spaceName)).toEqual([
      'north a',
      'north e',
      'south a',
      'south e',
      'west 1',
      'west 5',
      'east 1',
      'east 5',
    ])
  })

  it('surround the grid, without corners, each once', () => {
    const all = Array.from({ length: 49 }, (_, at) => spaceAt(Math.floor(at / 7), at % 7))
    expect(all.filter((space) => space === null)).toHaveLength(4)
    expect(all.filter((space) => space !== null).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 45 }, (_, at) => at),
    )
    expect(spaceName(spaceAt(0, 3)!)).toBe('north c')
    expect(spaceName(spaceAt(6, 3)!)).toBe('south c')
    expect(spaceName(spaceAt(3, 0)!)).toBe('west 3')
    expect(spaceName(spaceAt(3, 6)!)).toBe('east 3')
    expect(spaceName(spaceAt(3, 3)!)).toBe('c3')
  })
})

describe('bags and places', () => {
  it('hold five bits for each spice', () => {
    expect(sacksOf(bag(1, 0, 3), 2)).toBe(3)
    expect(sacksOn(bag(1, 0, 2, 0, 1))).toEqual([0, 2, 2, 4])
  })

  it('know their fields and what they take', () => {
    expect(fieldsOf((3 << 5) | 0b00110)).toBe(3)
    expect(acceptedBy((3 << 5) | 0b00110)).toEqual([1, 2])
  })

  it('say what a step still lacks, each spice counted as often as it is asked for', () => {
    const player = { sacks: [bag(1), bag(0, 1), 0, 0, 0, 0, 0, 0] } as unknown as Player
    expect(lacking(player, [0, 1])).toEqual([])
    expect(lacking(player, [0, 0, 4])).toEqual([0, 4])
  })
})

it('markers belong to the seats clockwise from whoever laid the flag', () => {
  const table = { opener: 2, players: [{}, {}, {}, {}] } as unknown as Table
  expect([0, 1, 2, 3, 4].map((index) => ownerOfMarker(table, index))).toEqual([2, 3, 0, 1, 2])
  expect(ownerOfMarker({ ...table, opener: -1 } as Table, 0)).toBe(-1)
})
