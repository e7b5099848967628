/** Names and words for things of the game, and the colours of seats. */
import { keyOf, say } from '@/i18n/locale.svelte'
import type { PlayerArea, Printed, PublicView, Seat } from '@/net/types'
import type { TableStore } from '@/state/table/table-store.svelte'
import { SPICES, type Letters, type SeatColour, type SpiceName } from '@/art/names'

export const colourOf = (seat: Seat | undefined): SeatColour => (seat?.colour || 'blue') as SeatColour
export const colourAt = (table: PublicView, seat: number): SeatColour => colourOf(table.seats[seat])

/** The name of a seat, and whether it is one's own. */
export function sayName(store: TableStore, seat: number): string {
  const name = store.nameOf(seat)
  return seat === store.viewer ? say('client.mat.you', { name }) : name
}

export const spiceName = (spice: number): SpiceName => SPICES[spice] ?? 'ginger'
export const sayTile = (printed: Printed, kind: number): string =>
  say(`term.tile.${keyOf(printed.words.tiles[kind] ?? '')}`)
export const sayColony = (printed: Printed, colony: number): string =>
  say(`term.colony.${printed.words.colonies[colony]}`)
export const sayColumn = (printed: Printed, column: number): string =>
  say(`client.column.${printed.words.columns[column]}`)
export const saySpice = (spice: number): string => say(`term.spice.${spiceName(spice)}`)

/** A chance in words: "63 % chance". */
export const sayChance = (chance: number): string => say('client.odds.chance', { share: percent(chance) })
export const percent = (share: number): number => Math.round(share * 100)

/** The letters of the spices, in the language on the screen. */
export function letters(): Letters {
  return Object.fromEntries(SPICES.map((spice) => [spice, say(`client.letter.${spice}`)]))
}

/** A plantation or a colony. Colonies have no tile of their own. */
export interface Place {
  tile: number | null
  accepts: number[]
  /** The spice on each field, or -1. */
  fields: number[]
}

/** The places of a player in the order of their names: plantations, then colonies. */
export function placesOf(player: PlayerArea, printed: Printed): (Place | null)[] {
  return [
    ...player.plantations.map((laid) => laid && { ...laid, accepts: printed.tile_accepts[laid.tile] ?? [] }),
    ...player.colonies.map((laid) => laid && { ...laid, tile: null }),
  ]
}

/** A place in words: the plantation that lies there, or the colony. */
export function sayPlace(printed: Printed, place: number, laid: Place | null): string {
  const colony = printed.words.colonies.indexOf(printed.words.places[place] ?? '')
  if (colony >= 0) return sayColony(printed, colony)
  return laid && laid.tile !== null ? sayTile(printed, laid.tile) : say('client.mat.empty_space')
}

/** The choice to use the marker of a seat in this column, if there is one. */
export const spyingOn = (printed: Printed, column: number, seat: number): string[] =>
  printed.columns[column]?.spying.slice(seat, seat + 1) ?? []
