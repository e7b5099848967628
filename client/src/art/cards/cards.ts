/** Expedition cards, 72 wide and 104 high. */
import { ANY_SACK, COLONIST, DUCAT, ROSE, SHIP, SICKLE, STEP, PLUS, card, ducatWith } from '@/art/drawing/motifs'
import { area, at, centred, disc, line, shape, star } from '@/art/drawing/svg-shapes'
import { symbolDrawing } from './symbols'
import { key, type SymbolName } from '@/art/names'

const OUTLINE = 'M8 2H64Q70 2 70 8V96Q70 102 64 102H8Q2 102 2 96V8Q2 2 8 2Z'

/** A step of progress that is paid with only this. */
const stepWith = (figure: string): string => centred(52, 35, 0.66, STEP) + centred(28, 51, 0.92, figure)

const EFFECTS: Record<string, string> = {
  two_ships: centred(45, 35, 0.8, SHIP) + centred(28, 49, 0.9, SHIP),
  two_colonists: centred(47, 38, 0.85, COLONIST) + centred(27, 46, 0.95, COLONIST),
  five_ducats: centred(36, 44, 1.15, ducatWith(5)),
  two_spices: centred(45, 34, 0.82, ANY_SACK) + centred(28, 50, 0.9, ANY_SACK),
  sell_spices:
    centred(24, 37, 0.82, ANY_SACK) +
    centred(51, 55, 0.72, DUCAT) +
    line('M43 23Q52 22 52 27', 'clay', 3.5) +
    area('clay', 'M45.5 27.5H58.5L52 35Z'),
  mixed_harvest:
    centred(24, 36, 0.78, SICKLE) +
    centred(52, 29, 0.52, SHIP) +
    centred(24, 59, 0.5, ANY_SACK) +
    centred(50, 54, 0.62, COLONIST),
  one_more_card: at(31, 43, 1, card(COLONIST), -8) + centred(53, 54, 0.5, PLUS),
  ships_only: stepWith(SHIP),
  spices_only: stepWith(ANY_SACK),
  progress_for_ducats: stepWith(DUCAT),
}

const recruits = (colonists: number): string =>
  Array.from({ length: colonists }, (_, n) => centred(36 + (n - (colonists - 1) / 2) * 16, 14, 0.36, COLONIST)).join('')

/** The effect in the middle, the symbol at the foot, the colonists for a founding at the head. */
export const cardDrawing = (effect: string, symbol: SymbolName, colonists: number): string =>
  area('paper', OUTLINE) +
  area('cobalt', 'M2 75H70V96Q70 102 64 102H8Q2 102 2 96Z') +
  line('M8 25.5H64', 'gold', 1.25) +
  line(OUTLINE, 'cobalt', 3) +
  at(36, 50, 0.9, at(-36, -44, 1, EFFECTS[key(effect)] ?? centred(36, 44, 1.1, ROSE))) +
  centred(36, 88, 0.48, symbolDrawing(symbol, 'sail', 'cobalt')) +
  recruits(colonists)

export const CARD_BACK =
  shape('cobalt', OUTLINE, 'cobalt', 3) +
  line('M11 7H61Q65 7 65 11V93Q65 97 61 97H11Q7 97 7 93V11Q7 7 11 7Z', 'sail', 1.75) +
  [
    [7, 7, 0],
    [65, 7, 90],
    [65, 97, 180],
    [7, 97, 270],
  ]
    .map(([x = 0, y = 0, turn = 0]) => at(x, y, 1, line('M0 13A13 13 0 0 0 13 0M0 8A8 8 0 0 0 8 0', 'sail', 1.5), turn))
    .join('') +
  disc('none', 36, 52, 23, 'sail', 1.75) +
  at(36, 52, 1, area('mid', star(8, 17, 7)) + area('sail', star(4, 27, 5.5)) + disc('cobalt', 0, 0, 3))

export const CARD_EFFECTS: readonly string[] = Object.keys(EFFECTS)
