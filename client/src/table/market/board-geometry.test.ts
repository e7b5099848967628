import { describe, expect, it } from 'vitest'

import { spaceAt, spaceName } from './board-geometry'

describe('spaces', () => {
  it('are named as choices name them', () => {
    expect([0, 4, 12, 24].map(spaceName)).toEqual(['a1', 'e1', 'c3', 'e5'])
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
