import { expect, test } from 'vitest'

import game from '@/replay/game.json'
import { pack } from '@/net/packed-text'
import { readEmbedded } from './embedded'

test('a game, and a position of it', async () => {
  const packed = await pack(JSON.stringify(game))
  const whole = await readEmbedded(packed)
  expect(whole.names).toEqual(game.names)
  expect(whole.pictures).toHaveLength(game.changes.length)
  expect(whole.first).toBe(0)
  expect(whole.language).toBeUndefined()
  expect((await readEmbedded(await pack(JSON.stringify({ ...game, language: 'nl' })))).language).toBe('nl')
  expect((await readEmbedded(`${packed}.15`)).first).toBe(15)
  expect((await readEmbedded(`${packed}.99999`)).first).toBe(game.changes.length - 1)
})

test('anything else is refused', async () => {
  await expect(readEmbedded('')).rejects.toThrow()
  await expect(readEmbedded('nonsense')).rejects.toThrow()
  await expect(readEmbedded(await pack('{}'))).rejects.toThrow('expected')
  await expect(readEmbedded(await pack('{"names":[],"tiles":{},"changes":[{"grid":3}]}'))).rejects.toThrow('expected')
})
