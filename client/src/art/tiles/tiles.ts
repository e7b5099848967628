/** The faces of the auction tiles in a 96 box. */
import {
  ANY_SACK,
  BARREL,
  CHURCH,
  COLONIST,
  CROWN,
  DUCAT,
  EXTRA_ACTION,
  FOREMAN,
  HOUSE,
  ROSE,
} from '@/art/drawing/motifs'
import { SCALES, SCROLL, SHIP, SICKLE, SPRIG, SPYGLASS, card } from '@/art/drawing/motifs'
import { arc, area, at, centred, disc, line, shape, text } from '@/art/drawing/svg-shapes'
import { letterBadge, spiceDrawing, tint } from '@/art/spices/spices'
import { SPICES, isSpice, key, type Letters, type SpiceName } from '@/art/names'

const SQUARE = 'M9 2H87Q94 2 94 9V87Q94 94 87 94H9Q2 94 2 87V9Q2 2 9 2Z'
const CORNERS: [number, number, number][] = [
  [2, 2, 0],
  [94, 2, 90],
  [94, 94, 180],
  [2, 94, 270],
]

/** Quarter roses in the corners: four tiles side by side form a whole one. */
const corners = (dark: string, pale: string): string => {
  const quarter = area(pale, 'M7 0H17A17 17 0 0 1 0 17V7Q0 0 7 0Z') + area(dark, 'M7 0H10A10 10 0 0 1 0 10V7Q0 0 7 0Z')
  return CORNERS.map(([x, y, turn]) => at(x, y, 1, quarter, turn)).join('')
}

export const frame = (ground: string, dark = 'cobalt', pale = 'wash'): string =>
  area(ground, SQUARE) + corners(dark, pale) + line(SQUARE, dark, 3)

// ---------------------------------------------------------------------------------------------------- plantations

const FURROWS = 'M6 88Q30 66 90 62M6 70Q30 50 90 46M6 52Q30 34 90 30M30 91Q52 80 91 77'
const MEDALLIONS: Record<string, [number, number, number][]> = {
  single: [[53, 53, 30]],
  double: [
    [66, 31, 21],
    [32, 65, 21],
  ],
  triple: [
    [66, 27, 18],
    [27, 62, 18],
    [68, 69, 18],
  ],
}

const plantation = (fields: [number, number, number][], spice: SpiceName, letters: Letters): string =>
  area(tint(spice, '-soft'), SQUARE) +
  line(FURROWS, 'glaze', 3) +
  line(SQUARE, tint(spice), 5) +
  fields
    .map(([x, y, r]) => disc('glaze', x, y, r, tint(spice), 3.5) + centred(x, y, r / 31, spiceDrawing(spice)))
    .join('') +
  (letters[spice] ? letterBadge(spice, letters[spice], 19, 19, 15) : '')

// ---------------------------------------------------------------------------------------------------------- badges

/** Bottom right: how much it brings. */
const number = (amount: number | undefined, x = 77, y = 77): string =>
  amount === undefined ? '' : disc('cobalt', x, y, 15, 'glaze', 3) + text('sail', x, y, 22, amount)

/** Bottom right: points at the end, on a shield. */
const points = (amount: number): string =>
  shape('gold', 'M62 62H91V77Q91 89 76.5 93Q62 89 62 77Z', 'gold-deep', 2.5) + text('gold-deep', 76.5, 76, 22, amount)

/** Bottom right: a step of progress. */
const STEP_BADGE = disc('leaf', 77, 77, 15, 'glaze', 3) + area('glaze', 'M77 67L86.5 77.5H81V86.5H73V77.5H67.5Z')

/** Top right: again in every round. */
const EACH_ROUND =
  disc('glaze', 78, 18, 14, 'cobalt', 2.5) +
  line(arc(78, 18, 7.5, 50, 330), 'deep', 3) +
  area('deep', 'M70.5 7.5L80.5 9L74.5 17Z')

/** Top right: once in the whole game. */
const ONCE = disc('clay', 78, 18, 14, 'glaze', 2.5) + text('clay-ink', 78, 18, 15, '1×')

// ----------------------------------------------------------------------------------------------------------- motifs

const WAVES = line('M12 80q6 -5 12 0t12 0t12 0t12 0t12 0t12 0', 'mid', 2.5)
const people = centred(27, 46, 0.95, COLONIST) + centred(69, 46, 0.95, COLONIST) + centred(48, 54, 1.2, COLONIST)
const fleet = centred(70, 33, 0.72, SHIP) + centred(27, 37, 0.72, SHIP) + centred(46, 56, 1.15, SHIP)
const cards = (angles: number[]): string =>
  angles.map((angle) => at(48, 108, 1, at(0, -61, 1.2, card(ROSE)), angle)).join('')
/** Five arrows chasing each other in a circle. */
const turning = (paints: string[]): string => {
  const head = (paint: string) => at(0, -31, 1, area(paint, 'M0 -10L11 0L0 10Z'))
  const arrow = (paint: string) => line(arc(0, 0, 31, 4, 46), paint, 8) + at(0, 0, 1, head(paint), 50)
  return paints.map((paint, n) => at(48, 48, 1, arrow(paint), n * 72)).join('')
}
const arrows = (d: string, head: string): string => line(d, 'clay', 5) + area('clay', head)

const MOTIFS: Record<string, (amount?: number) => string> = {
  crop_rotation: () => turning(SPICES.map((spice) => tint(spice))) + centred(48, 48, 0.85, SPRIG),
  foreman: () => centred(48, 48, 1.4, FOREMAN),
  mission_2: () => centred(45, 46, 1.35, CHURCH) + points(2),
  mission_3: () => centred(45, 46, 1.35, CHURCH) + points(3),
  ships: (amount) => WAVES + fleet + number(amount),
  colonists: (amount) => people + number(amount),
  ships_or_colonists: (amount) =>
    line('M78 18L18 78', 'clay', 3) +
    centred(31, 32, 0.95, SHIP) +
    centred(66, 65, 0.95, COLONIST) +
    number(amount, 48, 48),
  settlement: () =>
    centred(48, 36, 1.15, HOUSE) +
    centred(22, 76, 0.58, SHIP) +
    centred(48, 77, 0.58, EXTRA_ACTION) +
    centred(74, 76, 0.58, COLONIST),
  extra_actions: (amount) =>
    centred(37, 46, 1.25, EXTRA_ACTION, -12) + centred(60, 51, 1.25, EXTRA_ACTION, 12) + number(amount),
  expeditions_2: () => cards([-12, 12]),
  expeditions_3: () => cards([-16, 0, 16]),
  favor: () => centred(50, 48, 1.55, SCROLL),
  ship: () => WAVES + centred(46, 51, 1.35, SHIP) + EACH_ROUND,
  colonist: () => centred(46, 52, 1.4, COLONIST) + EACH_ROUND,
  spice: () => centred(46, 51, 1.35, ANY_SACK) + EACH_ROUND,
  ducats: (amount) =>
    centred(34, 62, 0.95, DUCAT) +
    centred(62, 62, 0.95, DUCAT) +
    centred(46, 40, 0.95, DUCAT) +
    EACH_ROUND +
    number(amount),
  expedition: () => at(46, 51, 1.5, card(ROSE), -8) + EACH_ROUND,
  espionage: () => centred(43, 54, 1.35, SPYGLASS) + ONCE,
  extra_harvest: () => centred(60, 54, 1.15, SPRIG, 14) + centred(38, 52, 1.2, SICKLE) + ONCE,
  re_supply: () => centred(33, 57, 1.05, BARREL) + centred(61, 58, 1.05, ANY_SACK) + ONCE,
  vice_king: () => centred(45, 47, 1.35, CROWN) + STEP_BADGE + ONCE,
  duty: () => centred(46, 52, 1.4, SCALES) + centred(25, 54, 0.52, ANY_SACK) + centred(67, 54, 0.45, DUCAT) + ONCE,
  swap: () =>
    shape('wash', 'M16 20H44V48H16Z', 'deep', 3) +
    shape('paper', 'M52 48H80V76H52Z', 'deep', 3) +
    arrows('M54 26Q70 24 70 38', 'M62.5 36H77.5L70 46Z') +
    arrows('M42 70Q26 72 26 58', 'M18.5 60H33.5L26 50Z'),
}

/** The face of a tile by its name. `amount` is what it brings in this edition. */
export const tileDrawing = (kind: string, letters: Letters, amount?: number): string => {
  const name = key(kind)
  const [fields = '', spice = ''] = name.split('_')
  const medallions = MEDALLIONS[fields]
  if (medallions && isSpice(spice)) return plantation(medallions, spice, letters)
  const motif = MOTIFS[name]
  return frame('glaze') + (motif ? motif(amount) : centred(48, 48, 1.4, ROSE))
}

export const TILE_MOTIFS: readonly string[] = Object.keys(MOTIFS)
