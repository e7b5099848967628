import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'

import { flat } from '../../plugins/catalogues'
import { fill } from './format-message'

const words = flat(parse(readFileSync(new URL('../../../src/goa/locales/en.toml', import.meta.url), 'utf-8')) as never)

describe('sentences are filled as Python fills them', () => {
  it('puts values where they stand', () => {
    expect(fill(words, 'client.header.lot', { number: 2, lots: 5 })).toBe('Lot 2 of 5')
  })

  it('counts with the right noun', () => {
    expect(fill(words, 'client.goods.ducats', { number: 1 })).toBe('1 ducat')
    expect(fill(words, 'client.goods.ducats', { number: 7 })).toBe('7 ducats')
  })

  it('takes the form of a number, where the language has one', () => {
    const french = { ...words, 'count.ducats.0': '{n} ducat' }
    expect(fill(french, 'client.goods.ducats', { number: 0 })).toBe('0 ducat')
    expect(fill(words, 'client.goods.ducats', { number: 0 })).toBe('0 ducats')
  })

  it('looks words of the game up and joins several', () => {
    expect(fill(words, 'client.mat.lacks_spices', { missing: ['ginger'] })).toBe('Still missing: ginger.')
    expect(fill(words, 'client.mat.lacks_spices', { missing: ['ginger', 'clove', 'nutmeg'] })).toBe(
      'Still missing: ginger, clove and nutmeg.',
    )
  })

  it('says which key or value is missing', () => {
    expect(() => fill(words, 'client.nowhere')).toThrow('client.nowhere')
    expect(() => fill(words, 'client.header.lot', { number: 2 })).toThrow('{lots}')
  })
})
