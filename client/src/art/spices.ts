/** The five spices in a 48 box, told apart by outline before colour: a root, a bunch, a bundle, a fruit, a nail. */
import { area, arc, at, centred, disc, faint, line, shape, text } from './pen'
import { SPICES, type Letters, type SpiceName } from './things'

export const tint = (spice: SpiceName, part: '' | '-ink' | '-deep' | '-soft' = ''): string =>
  `var(--spice-${spice}${part})`

const GINGER =
  'M5 34C3 28 8 24 13 26C10 20 13 14 18 14C23 14 24 19 23 24C26 24 28 21 27 17C25 11 28 6 33 6C38 6 40 12 37 18' +
  'C41 17 46 20 45 26C44 31 39 32 35 31C35 37 31 42 26 40C22 38 20 36 17 38C12 41 7 40 5 34Z'
const CORNS: [number, number][] = [[13, 17], [25, 14], [36, 19], [18, 27], [30, 27], [24, 38]]
const NUTMEG = 'M24 44C12 44 5 36 5 26C5 15 14 8 24 8C34 8 43 15 43 26C43 36 36 44 24 44Z'
const CLOVE = 'M19 19L21 41Q24 47 27 41L29 19Z'
const SEPALS = 'M24 22C17 24 9 21 7 12C13 11 17 13 19 16L24 12L29 16C31 13 35 11 41 12C39 21 31 24 24 22Z'

const DRAWINGS: Record<SpiceName, (fill: string, deep: string) => string> = {
  ginger: (fill, deep) =>
    shape(fill, GINGER, deep, 2.5) + line('M13 26Q15 30 19 30M23 24Q22 27 24 30M37 18Q36 22 32 23M10 33H13', deep),
  pepper: (fill, deep) =>
    line('M24 22Q23 9 30 3', deep, 3) + CORNS.map(([x, y]) => disc(fill, x, y, 7.2, deep, 2.5)).join(''),
  cinnamon: (fill, deep) =>
    at(
      24, 24, 1,
      [-11, 0, 11].map((x) => shape(fill, `M${x - 5.5} -17V19H${x + 5.5}V-17Z`, deep, 2.5)).join('') +
        [-11, 0, 11].map((x) => line(`M${x - 1} -17V-11Q${x - 1} -9 ${x + 1.5} -11`, deep)).join('') +
        shape('sail', 'M-18 0H18V6H-18Z', deep, 2.5),
      14,
    ),
  nutmeg: (fill, deep) =>
    shape(fill, NUTMEG, deep, 2.5) +
    shape('sail', 'M24 40C16 36 15 22 24 13C33 22 32 36 24 40Z', deep) +
    line('M24 20Q20 25 24 29T24 36', deep) +
    line('M24 8V3', deep, 3),
  clove: (fill, deep) =>
    shape(fill, CLOVE, deep, 2.5) + disc(fill, 24, 10, 7, deep, 2.5) + shape(fill, SEPALS, deep, 2.5),
}

export const spiceDrawing = (spice: SpiceName): string => DRAWINGS[spice](tint(spice), tint(spice, '-deep'))

/** A round badge with the letter. */
export const letterBadge = (spice: SpiceName, letter: string, x: number, y: number, r: number): string =>
  disc(tint(spice, '-ink'), x, y, r, 'none') +
  disc(tint(spice), x, y, r - 1.5, 'none') +
  text(tint(spice, '-ink'), x, y, r * 1.4, letter)

const MOUTH = 'M10 17Q24 22 38 17Q41 20 38 22Q43 31 41 40Q40 45 34 45H14Q8 45 7 40Q5 31 10 22Q7 20 10 17Z'

/** An open sack, its spice looking out at the top. */
export const sackDrawing = (spice: SpiceName, letter?: string): string =>
  centred(24, 12, 0.5, spiceDrawing(spice)) +
  shape(tint(spice), MOUTH, tint(spice, '-deep'), 2.5) +
  line('M11 22Q24 27 37 22', tint(spice, '-deep'), 1.75) +
  (letter ? text(tint(spice, '-ink'), 24, 34, 19, letter) : centred(24, 34, 0.4, spiceDrawing(spice)))

/** Where sacks lie: round, open and pale, with what it takes. */
export const fieldDrawing = (accepts: readonly SpiceName[], letters: Letters): string => {
  const [one, two, ...others] = accepts
  if (!one || others.length) return anyField()
  if (!two) return oneField(one, letters[one])
  return pairField(one, two, letters)
}

const oneField = (spice: SpiceName, letter?: string): string =>
  disc(tint(spice, '-soft'), 24, 24, 21.5, tint(spice), 3) +
  (letter
    ? faint(0.6, centred(24, 16, 0.5, spiceDrawing(spice))) + text(tint(spice, '-deep'), 24, 34, 15, letter)
    : faint(0.75, centred(24, 24, 0.62, spiceDrawing(spice))))

const pairField = (left: SpiceName, right: SpiceName, letters: Letters): string =>
  area(tint(left, '-soft'), 'M24 2.5A21.5 21.5 0 0 0 24 45.5Z') +
  area(tint(right, '-soft'), 'M24 2.5A21.5 21.5 0 0 1 24 45.5Z') +
  line(arc(24, 24, 21.5, 184, 356), tint(left), 3) +
  line(arc(24, 24, 21.5, 4, 176), tint(right), 3) +
  line('M24 6V42', 'wash', 1.5) +
  faint(0.75, centred(14, 18, 0.34, spiceDrawing(left)) + centred(34, 18, 0.34, spiceDrawing(right))) +
  text(tint(left, '-deep'), 14.5, 32, 14, letters[left] ?? '') +
  text(tint(right, '-deep'), 33.5, 32, 14, letters[right] ?? '')

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
