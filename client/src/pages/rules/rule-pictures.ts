/** Which drawings stand beside which rule. The names are those of the catalogue's lists. */
import { COLONIES, SPICES, SYMBOLS, type ColonyName, type SymbolName } from '@/art/names'

export type Picture =
  | { kind: 'tile'; name: string; amount?: number }
  | { kind: 'card'; name: string; symbol: SymbolName; colonists: number }
  | { kind: 'colony'; name: ColonyName }
  | { kind: 'goods' }
  | { kind: 'trail' }
  | { kind: 'board' }

const tile = (name: string, amount?: number): Picture => ({ kind: 'tile', name, ...(amount ? { amount } : {}) })
const cards = (...names: string[]): Picture[] =>
  names.map((name, index) => ({
    kind: 'card',
    name,
    symbol: SYMBOLS[index % SYMBOLS.length] ?? 'tiger',
    colonists: (index % 3) + 1,
  }))

export const PICTURES: Record<string, Picture[]> = {
  'SET-3': [{ kind: 'goods' }],
  'MRK-2': [{ kind: 'trail' }],
  'ACT-2': [{ kind: 'board' }],
  'ACT-8': COLONIES.map((name) => ({ kind: 'colony', name })),
  'EXP-2': cards('two_ships', 'two_colonists', 'five_ducats', 'two_spices', 'sell_spices'),
  'EXP-3': cards('mixed_harvest', 'one_more_card', 'ships_only', 'spices_only'),
  'EXP-4': cards('progress_for_ducats'),
  'TIL-1': ['single', 'double', 'triple'].map((fields, index) => tile(`${fields}_${SPICES[index] ?? 'ginger'}`)),
  'TIL-2': [tile('crop_rotation')],
  'TIL-3': [tile('foreman')],
  'TIL-4': [tile('ships', 4)],
  'TIL-5': [tile('colonists', 4)],
  'TIL-6': [tile('ships_or_colonists', 3)],
  'TIL-7': [tile('settlement')],
  'TIL-8': [tile('extra_actions', 2)],
  'TIL-9': [tile('expeditions_2'), tile('expeditions_3')],
  'TIL-10': [tile('favor')],
  'TIL-11': [tile('ship')],
  'TIL-12': [tile('colonist')],
  'TIL-13': [tile('spice')],
  'TIL-14': [tile('ducats')],
  'TIL-15': [tile('expedition')],
  'TIL-16': [tile('extra_harvest')],
  'TIL-17': [tile('re-supply')],
  'TIL-18': [tile('vice-king')],
  'TIL-19': [tile('duty')],
  'TIL-20': [tile('espionage')],
  'TIL-21': [tile('mission_2'), tile('mission_3')],
  'TIL-22': [tile('swap')],
}
