/** How numbers in a view are read: cells, edges, bags of sacks, places. No rules, only notation. */
import type { Player, Printed, Table } from '@/net/types'

export const SIDE = 5
export const CELLS = SIDE * SIDE
const LETTERS = 'abcde'

export const cellName = (cell: number): string => `${LETTERS[cell % SIDE]}${Math.floor(cell / SIDE) + 1}`

/** The name of a space: cells first, then the edge, north, south, west, east. */
export function spaceName(space: number): string {
  if (space < CELLS) return cellName(space)
  const side = Math.floor((space - CELLS) / SIDE)
  const along = (space - CELLS) % SIDE
  if (side < 2) return `${side === 0 ? 'north' : 'south'} ${LETTERS[along]}`
  return `${side === 2 ? 'west' : 'east'} ${along + 1}`
}

/** Row and column in a square of 7 x 7 whose middle 5 x 5 is the grid; null for its four corners. */
export function spaceAt(row: number, column: number): number | null {
  const inRow = row >= 1 && row <= SIDE
  const inColumn = column >= 1 && column <= SIDE
  if (inRow && inColumn) return (row - 1) * SIDE + column - 1
  if (inColumn) return CELLS + (row === 0 ? 0 : SIDE) + column - 1
  if (inRow) return CELLS + 2 * SIDE + (column === 0 ? 0 : SIDE) + row - 1
  return null
}

const BITS = 5
const MOST = 31
export const SPICE_COUNT = 5
export const PLANTATIONS = 4
export const PLACES = 8

export const sacksOf = (bag: number, spice: number): number => (bag >> (spice * BITS)) & MOST

export const fieldsOf = (laid: number): number => laid >> BITS

/** The spices that a place takes, as numbers. */
export const acceptedBy = (laid: number): number[] =>
  Array.from({ length: SPICE_COUNT }, (_, spice) => spice).filter((spice) => (laid >> spice) & 1)

/** The spices lying on a place, one by one. */
export function sacksOn(bag: number): number[] {
  return Array.from({ length: SPICE_COUNT }, (_, spice) => Array<number>(sacksOf(bag, spice)).fill(spice)).flat()
}

/** How many sacks of each spice a player has in all. */
export function allSacks(player: Player): number[] {
  return Array.from({ length: SPICE_COUNT }, (_, spice) =>
    player.sacks.reduce((sum, bag) => sum + sacksOf(bag, spice), 0),
  )
}

/** The spices of the next step that are not there yet. */
export function lacking(player: Player, cost: readonly number[]): number[] {
  const left = allSacks(player)
  return cost.filter((spice) => {
    const has = (left[spice] ?? 0) > 0
    if (has) left[spice] = (left[spice] ?? 0) - 1
    return !has
  })
}

export function placeName(printed: Printed, place: number): string {
  return place < PLANTATIONS ? `plantation ${place + 1}` : (printed.words.colonies[place - PLANTATIONS] ?? '')
}

/** The tile that lies on a plantation space, by its kind. */
export function plantationKind(printed: Printed, laid: number): number {
  const accepted = acceptedBy(laid)
  if (accepted.length === SPICE_COUNT) return printed.words.tiles.indexOf('crop rotation')
  return (fieldsOf(laid) - 1) * SPICE_COUNT + (accepted[0] ?? 0)
}

export const handSize = (player: Player): number => player.hand_by_shuffle.reduce((sum, each) => sum + each, 0)

/** Whose the marker with this number is: the flag's holder begins, the others follow clockwise, and round again. */
export const ownerOfMarker = (table: Table, index: number): number =>
  table.opener < 0 ? -1 : (table.opener + index) % table.players.length

/** A name of the game as the art and the catalogue write it. */
export const keyOf = (name: string): string => name.replaceAll(' ', '_')
