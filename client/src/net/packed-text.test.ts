import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { pack, unpack } from './packed-text'

const record = readFileSync(new URL('../replay/game.goa', import.meta.url), 'utf-8')

test('a whole game comes back and fits into a link', async () => {
  const packed = await pack(record)
  expect(packed).toMatch(/^[A-Za-z0-9_-]+$/)
  expect(packed.length).toBeLessThan(4000)
  expect(await unpack(packed)).toBe(record)
})

test('a link that was cut is refused', async () => {
  const packed = await pack(record)
  await expect(unpack(packed.slice(0, packed.length / 2))).rejects.toThrow()
  await expect(unpack('%%%')).rejects.toThrow()
})

test('a small link that would become a huge text is refused', async () => {
  const packed = await pack('a'.repeat(900_000))
  expect(packed.length).toBeLessThan(2000)
  const stream = new Blob(['a'.repeat(3_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = Buffer.from(await new Response(stream).arrayBuffer())
  await expect(unpack(bytes.toString('base64url'))).rejects.toThrow('at most')
})
