/** The five spices in a 48 box. Outlines differ, not only colours: a root, a bunch, a bundle, a fruit, a nail. */
import { area, arc, at, centred, disc, faint, line, shape, text } from '@/art/drawing/svg-shapes'
import { SPICES, type Letters, type SpiceName } from '@/art/names'

export const tint = (spice: SpiceName, part: '' | '-ink' | '-deep' | '-soft' | '-text' = ''): string =>
  `var(--spice-${spice}${part})`

const GINGER =
  'M5 34C3 28 8 24 13 26C10 20 13 14 18 14C23 14 24 19 23 24C26 24 28 21 27 17C25 11 28 6 33 6C38 6 40 12 37 18' +
  'C41 17 46 20 45 26C44 31 39 32 35 31C35 37 31 42 26 40C22 38 20 36 17 38C12 41 7 40 5 34Z'
const CORNS: [number, number][] = [
  [10.5, 36],
  [24, 36],
  [37.5, 36],
  [17, 24.5],
  [31, 24.5],
  [24, 13],
]
const HUSK = 'M24 45C12 45 4 37 4 27C4 16 13 10 24 10C35 10 44 16 44 27C44 37 36 45 24 45Z'
const LEAF = 'M24 10C24 3 31 0 39 3C37 9 31 12 24 10Z'
const BUD = 'M18.5 22L21 41Q24 49 27 41L29.5 22Z'
const SEPALS = 'M24 26C18 26 10.5 23 8 13C13.5 12 17 14 19.5 17.5H28.5C31 14 34.5 12 40 13C37.5 23 30 26 24 26Z'

const DRAWINGS: Record<SpiceName, (fill: string, deep: string) => string> = {
  ginger: (fill, deep) =>
    shape(fill, GINGER, deep, 2.5) + line('M13 26Q15 30 19 30M23 24Q22 27 24 30M37 18Q36 22 32 23M10 33H13', deep),
  pepper: (fill, deep) =>
    CORNS.map(([x, y]) =>
      at(x, y, 1, disc(fill, 0, 0, 7, deep, 2.5) + line('M-3.5 -1Q-2.5 -4 1 -3.5', 'sail', 1.75)),
    ).join(''),
  cinnamon: (fill, deep) => {
    const scroll = disc(fill, -2.9, -44, 3.1, deep, 2) + disc(fill, 2.9, -44, 3.1, deep, 2)
    const quill = shape(fill, 'M-5.5 -43L-4 -5H4L5.5 -43Z', deep, 2.25) + line('M0 -40V-20', deep, 1.75) + scroll
    const fan = [-23, 23, 0].map((turn) => at(0, 0, 1, quill, turn)).join('')
    return at(24, 47.5, 0.95, fan + line('M-7.5 -16Q0 -18 7.5 -16', 'sail', 4.5))
  },
  nutmeg: (fill, deep) =>
    shape(fill, LEAF, deep, 2) +
    shape(fill, HUSK, deep, 2.5) +
    shape('sail', 'M24 41C13 38 12 23 24 15C36 23 35 38 24 41Z', deep) +
    area(deep, 'M24 37C17 34 17 26 24 21C31 26 31 34 24 37Z') +
    line('M24 23V35M20.5 26.5Q24 29 27.5 26.5M20.5 31.5Q24 34 27.5 31.5', 'sail', 1.5),
  clove: (fill, deep) =>
    shape(fill, BUD, deep, 2.5) +
    line('M24 30V41', deep) +
    disc(fill, 24, 11, 8, deep, 2.5) +
    shape(fill, SEPALS, deep, 2.5),
}

export const spiceDrawing = (spice: SpiceName): string => DRAWINGS[spice](tint(spice), tint(spice, '-deep'))

/** A round badge with the letter. */
export const letterBadge = (spice: SpiceName, letter: string, x: number, y: number, r: number): string =>
  disc(tint(spice), x, y, r - 1, 'glaze', 2) + text(tint(spice, '-ink'), x, y, r * 1.4, letter)

/** The spice with its letter, which takes more of the room in small drawings. */
export const spiceWithLetter = (spice: SpiceName, letter: string, small: boolean): string =>
  small
    ? centred(19, 19, 0.8, spiceDrawing(spice)) + letterBadge(spice, letter, 31, 31, 17)
    : spiceDrawing(spice) + letterBadge(spice, letter, 36, 36, 12)

const MOUTH = 'M10 17Q24 22 38 17Q41 20 38 22Q43 31 41 40Q40 45 34 45H14Q8 45 7 40Q5 31 10 22Q7 20 10 17Z'

/** An open sack with its spice at the top. */
export const sackDrawing = (spice: SpiceName, letter?: string): string =>
  centred(24, 12, 0.5, spiceDrawing(spice)) +
  shape(tint(spice), MOUTH, tint(spice, '-deep'), 2.5) +
  line('M11 22Q24 27 37 22', tint(spice, '-deep'), 1.75) +
  (letter ? text(tint(spice, '-ink'), 24, 34, 19, letter) : centred(24, 34, 0.4, spiceDrawing(spice)))

/** A field for sacks: a pale circle with the spices that it accepts. */
export const fieldDrawing = (accepts: readonly SpiceName[], letters: Letters): string => {
  const [one, two, ...others] = accepts
  if (!one || others.length) return anyField()
  if (!two) return oneField(one, letters[one])
  return pairField(one, two, letters)
}

const oneField = (spice: SpiceName, letter?: string): string =>
  disc(tint(spice, '-soft'), 24, 24, 21.5, tint(spice), 3) +
  (letter
    ? faint(0.7, centred(24, 15, 0.44, spiceDrawing(spice))) + text(tint(spice, '-text'), 24, 34, 18, letter)
    : faint(0.75, centred(24, 24, 0.62, spiceDrawing(spice))))

const pairField = (left: SpiceName, right: SpiceName, letters: Letters): string =>
  area(tint(left, '-soft'), 'M24 2.5A21.5 21.5 0 0 0 24 45.5Z') +
  area(tint(right, '-soft'), 'M24 2.5A21.5 21.5 0 0 1 24 45.5Z') +
  line(arc(24, 24, 21.5, 184, 356), tint(left), 3) +
  line(arc(24, 24, 21.5, 4, 176), tint(right), 3) +
  line('M24 6V42', 'wash', 1.5) +
  faint(0.75, centred(14, 18, 0.34, spiceDrawing(left)) + centred(34, 18, 0.34, spiceDrawing(right))) +
  text(tint(left, '-text'), 14, 32, 16, letters[left] ?? '') +
  text(tint(right, '-text'), 34, 32, 16, letters[right] ?? '')

/** A ring of all five colours. */
export const spiceRing = (x: number, y: number, r: number, width: number): string =>
  SPICES.map((spice, n) => line(arc(x, y, r, n * 72 + 7, n * 72 + 65), tint(spice), width)).join('')

const anyField = (): string =>
  disc('glaze', 24, 24, 21.5) +
  spiceRing(24, 24, 21.5, 3) +
  SPICES.map((spice, n) => {
    const angle = ((n * 72 + 36) * Math.PI) / 180
    return centred(24 + 11.5 * Math.sin(angle), 24 - 11.5 * Math.cos(angle), 0.22, spiceDrawing(spice))
  }).join('')
