/** Everything that the catalogue has a word for has a drawing of its own. */
import { readFileSync } from 'node:fs'

import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'

import { cardDrawing } from '@/art/cards/cards'
import { colonyDrawing } from '@/art/tiles/colonies'
import { sackDrawing, spiceDrawing } from '@/art/spices/spices'
import { symbolDrawing } from '@/art/cards/symbols'
import { COLONIES, SPICES, SYMBOLS } from './names'
import { tileDrawing } from '@/art/tiles/tiles'

const catalogue = new URL('../../../src/goa/locales/en.toml', import.meta.url)
const { term } = parse(readFileSync(catalogue, 'utf8')) as unknown as { term: Record<string, Record<string, string>> }
const keys = (section: string) => Object.keys(term[section] ?? {})

const allDiffer = (drawings: string[]) => expect(new Set(drawings).size).toBe(drawings.length)

describe('drawings', () => {
  it('has one for each tile', () => {
    expect(keys('tile').length).toBeGreaterThan(30)
    allDiffer([...keys('tile'), 'no such tile'].map((kind) => tileDrawing(kind, {})))
  })

  it('has one for each effect of a card', () => {
    expect(keys('effect').length).toBe(10)
    allDiffer([...keys('effect'), 'no such effect'].map((effect) => cardDrawing(effect, 'tiger', 1)))
  })

  it('knows the spices, symbols and colonies of the catalogue', () => {
    expect(keys('spice').sort()).toEqual([...SPICES].sort())
    expect(keys('symbol').sort()).toEqual([...SYMBOLS].sort())
    expect(keys('colony').sort()).toEqual([...COLONIES].sort())
    allDiffer(SPICES.map(spiceDrawing))
    allDiffer(SYMBOLS.map((symbol) => symbolDrawing(symbol)))
    allDiffer(COLONIES.map(colonyDrawing))
  })

  it('takes names with spaces, as the records write them', () => {
    expect(tileDrawing('double pepper', {})).toBe(tileDrawing('double_pepper', {}))
    expect(tileDrawing('re-supply', {})).toBe(tileDrawing('re_supply', {}))
  })

  it('lets no letter become markup', () => {
    expect(sackDrawing('clove', '<b>&"')).toContain('&#60;b&#62;&#38;&#34;')
  })
})
