import { expect, it } from 'vitest'

import game from './game.json'
import { picturesOf } from './playback'

it('every picture is complete and differs from the one before', () => {
  const pictures = picturesOf(game.changes)
  expect(pictures.length).toBeGreaterThan(50)
  pictures.forEach((picture, index) => {
    expect(picture.grid).toHaveLength(25)
    expect(picture.rows).toHaveLength(game.names.length)
    expect(picture).not.toEqual(pictures[index - 1])
  })
})

it('knows every tile that it shows', () => {
  const kinds = new Set(picturesOf(game.changes).flatMap(({ grid }) => grid.filter((kind) => kind >= 0)))
  expect([...kinds].filter((kind) => !(String(kind) in game.tiles))).toEqual([])
})
