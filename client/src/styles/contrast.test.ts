/** Text has AA contrast in both themes, and no two seats or spices look alike. */
import { describe, expect, it } from 'vitest'

import { SEAT_COLOURS, SPICES } from '../art/names'
import { KINDS_OF_EYES, contrast, distance, palette, type Theme } from './palette'

const colours = palette(new URL('./theme.css', import.meta.url).pathname)
const THEMES: Theme[] = ['light', 'dark']
const SURFACES = ['surface-0', 'surface-1', 'surface-2', 'surface-3']
const TONES = ['accent', 'gold', 'clay', 'danger', 'success']

const colour = (theme: Theme, name: string): string => {
  const value = colours[theme].get(name)
  if (!value) throw new Error(`theme.css has no --${name} written as light-dark(#rrggbb, #rrggbb)`)
  return value
}

const TEXT_ON: [text: string, ground: string][] = [
  ...SURFACES.flatMap((surface): [string, string][] => [
    ['ink', surface],
    ['ink-muted', surface],
    ...TONES.map((tone): [string, string] => [`${tone}-text`, surface]),
    ...SEAT_COLOURS.map((seat): [string, string] => [`seat-${seat}-text`, surface]),
  ]),
  ...[...TONES, ...SEAT_COLOURS.map((seat) => `seat-${seat}`)].flatMap((tone): [string, string][] => [
    [`${tone}-ink`, tone],
    ['ink', `${tone}-soft`],
    [`${tone}-text`, `${tone}-soft`],
  ]),
  ['accent-ink', 'accent-hover'],
  ...SPICES.flatMap((spice): [string, string][] => [
    [`spice-${spice}-ink`, `spice-${spice}`],
    [`spice-${spice}-text`, `spice-${spice}-soft`],
  ]),
  // Letters and numbers within the art
  ['art-sail', 'art-cobalt'],
  ['art-gold-deep', 'art-gold'],
  ['art-clay-ink', 'art-clay'],
  ['art-ink', 'art-sail'],
  ['art-deep', 'art-glaze'],
]

const SEEN_ON: [thing: string, ground: string][] = [
  ...SURFACES.flatMap((surface): [string, string][] => [
    ['focus', surface],
    ['line-strong', surface],
  ]),
  ['glow', 'surface-2'],
  ['gold', 'glow-edge'],
  ...TONES.filter((tone) => tone !== 'gold').map((tone): [string, string] => [tone, 'surface-1']),
]

describe.each(THEMES)('in the %s theme', (theme) => {
  it.each(TEXT_ON)('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(theme, text), colour(theme, ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(SEEN_ON)('%s can be seen on %s', (thing, ground) => {
    expect(contrast(colour(theme, thing), colour(theme, ground))).toBeGreaterThanOrEqual(3)
  })

  describe.each(KINDS_OF_EYES)('for viewer with %s', (viewer) => {
    it.each([
      ['seats', SEAT_COLOURS.map((seat) => `seat-${seat}`)],
      ['spices', SPICES.map((spice) => `spice-${spice}`)],
    ])('no two %s look alike', (_, names) => {
      const alike = names.flatMap((one, n) =>
        names
          .slice(n + 1)
          .map((two) => ({ one, two, apart: distance(colour(theme, one), colour(theme, two), viewer) }))
          .filter(({ apart }) => apart < 8),
      )
      expect(alike).toEqual([])
    })
  })
})
