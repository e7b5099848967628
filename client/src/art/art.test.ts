/** All tiles and cards of the printed game have a drawing of their own. Later ones may have the plain one. */
import { readFileSync } from 'node:fs'

import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'

import { CARD_EFFECTS, cardDrawing } from '@/art/cards/cards'
import { colonyDrawing } from '@/art/tiles/colonies'
import { sackDrawing, spiceDrawing } from '@/art/spices/spices'
import { symbolDrawing } from '@/art/cards/symbols'
import { COLONIES, SPICES, SYMBOLS, key } from './names'
import { TILE_MOTIFS, tileDrawing } from '@/art/tiles/tiles'

const source = (path: string) => readFileSync(new URL(`../../../src/goa/${path}`, import.meta.url), 'utf8')
const { term } = parse(source('locales/en.toml')) as unknown as { term: Record<string, Record<string, string>> }
const keys = (section: string) => Object.keys(term[section] ?? {})

/** The kinds of the first catalogue, as their rows name them; a row that was added says so. */
const firstKinds = (row: 'EffectRow' | 'TileRow') =>
  [...source('editions/kinds.py').matchAll(new RegExp(`${row}\\(\\s*"([^"]+)"([^)]*)\\)`, 'g'))]
    .filter(([, , rest]) => !rest?.includes('added='))
    .map(([, word]) => word ?? '')

const allDiffer = (drawings: string[]) => expect(new Set(drawings).size).toBe(drawings.length)

describe('drawings', () => {
  it('has one for each tile of the printed game', () => {
    const printed = firstKinds('TileRow')
    expect(printed.length).toBe(38)
    allDiffer([...printed, 'no such tile'].map((kind) => tileDrawing(kind, {})))
  })

  it('has one for each effect of a printed card', () => {
    const printed = firstKinds('EffectRow')
    expect(printed.length).toBe(10)
    allDiffer([...printed, 'no such effect'].map((effect) => cardDrawing(effect, 'tiger', 1)))
  })

  it('draws only what the catalogue has a word for, each in a way of its own', () => {
    expect(keys('tile').map(key)).toEqual(expect.arrayContaining([...TILE_MOTIFS]))
    expect(keys('effect').map(key)).toEqual(expect.arrayContaining([...CARD_EFFECTS]))
    allDiffer(TILE_MOTIFS.map((kind) => tileDrawing(kind, {})))
    allDiffer(CARD_EFFECTS.map((effect) => cardDrawing(effect, 'tiger', 1)))
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
