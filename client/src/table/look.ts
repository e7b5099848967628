/** What the drawings need to know about a view, in one place. */
import { acceptedBy, keyOf, plantationKind } from '@/state/notation'
import { say } from '@/i18n/locale.svelte'
import type { Printed, Seat, Table } from '@/net/types'
import { SPICES, type Letters, type SeatColour, type SpiceName } from '@/art/things'

export const colourOf = (seat: Seat | undefined): SeatColour => (seat?.colour || 'blue') as SeatColour
export const colourAt = (table: Table, seat: number): SeatColour => colourOf(table.seats[seat])

export const spiceName = (spice: number): SpiceName => SPICES[spice] ?? 'ginger'
export const sayTile = (printed: Printed, kind: number): string =>
  say(`term.tile.${keyOf(printed.words.tiles[kind] ?? '')}`)
export const sayColony = (printed: Printed, colony: number): string =>
  say(`term.colony.${printed.words.colonies[colony]}`)
export const sayColumn = (printed: Printed, column: number): string =>
  say(`client.column.${printed.words.columns[column]}`)
export const saySpice = (spice: number): string => say(`term.spice.${spiceName(spice)}`)

/** The letters that tell spices apart, in the language on the screen. */
export function letters(): Letters {
  return Object.fromEntries(SPICES.map((spice) => [spice, say(`client.letter.${spice}`)]))
}

/** A place in words: the plantation that lies there, or the colony. */
export function sayPlace(printed: Printed, place: number, laid: number): string {
  if (place >= 4) return sayColony(printed, place - 4)
  return laid ? sayTile(printed, plantationKind(printed, laid)) : say('client.mat.empty_space')
}

export const acceptedNames = (laid: number): SpiceName[] => acceptedBy(laid).map(spiceName)

/** The choice of using somebody's marker; there is none for expeditions. */
export const spyingOn = (column: string, seat: number): string[] =>
  column === 'expedition' ? [] : [`spy on ${column} of seat ${seat + 1}`]
