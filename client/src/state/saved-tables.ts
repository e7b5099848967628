/** The tables that this browser has links to. Tokens are stored here and removed from the address bar. */

import type { PublicView } from '@/net/types'

/** The seat of a token that has not been used yet. */
export const UNKNOWN = -3
export const SPECTATOR = -1
export const INVITED = -2

export interface SavedTable {
  id: string
  /** Seat number and token; several if people share the browser. A spectator has seat -1, an invited guest -2. */
  tokens: { seat: number; token: string }[]
  edition: string
  names: string[]
  /** The last entry that was on the screen. Later ones are marked as new. */
  seen: number
  over: boolean
  hotseat: boolean
  /** Whether the screen is handed over without hiding it in between. */
  trust: boolean
  /** Whether the links have been shown. */
  invited: boolean
  tutorial: boolean
  /** What everybody is told about chance and figures; tables saved by earlier versions have none. */
  marks?: PublicView['marks']
  at: number
  /** The id of the last chat line that was on the screen; tables saved by earlier versions have none. */
  heard?: number
  /** Links for the other players. */
  invitations: { name: string; link: string }[]
}

const KEY = 'goa.tables'
/** Tables that are over, lessons, and those that were only watched. The newest are kept. */
const MOST = 40
/** Seats at running games stay far longer: their links are nowhere else. */
const MOST_RUNNING = 200

export function savedTables(): SavedTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as SavedTable[]).filter((each) => typeof each?.id === 'string') : []
  } catch {
    return []
  }
}

/** Whether no game of this browser has come to its end. Lessons do not count. */
export const isNewcomer = (): boolean => !savedTables().some((table) => table.over && !table.tutorial)

export function savedTable(id: string): SavedTable | undefined {
  return savedTables().find((each) => each.id === id)
}

export function saveTable(id: string, change: Partial<SavedTable>): SavedTable {
  const all = savedTables()
  const before = all.find((each) => each.id === id)
  const empty: SavedTable = {
    id,
    tokens: [],
    edition: '',
    names: [],
    seen: 0,
    over: false,
    hotseat: false,
    trust: false,
    invited: false,
    tutorial: false,
    at: 0,
    invitations: [],
  }
  const after = { ...empty, ...before, ...change, at: Date.now() }
  const others = all.filter((each) => each.id !== id)
  write(withinLimits([after, ...others]))
  return after
}

/** Newest first. Games of a month must not be forgotten for forty quick ones. */
function withinLimits(tables: SavedTable[]): SavedTable[] {
  let running = 0
  let others = 0
  const isRunning = (each: SavedTable) =>
    !each.over && !each.tutorial && each.tokens.some(({ seat }) => seat !== SPECTATOR)
  return tables.filter((each) => (isRunning(each) ? ++running <= MOST_RUNNING : ++others <= MOST))
}

export function forgetTable(id: string): void {
  write(savedTables().filter((each) => each.id !== id))
}

/** A token was renewed: at its table, and at rematches, which have the same tokens. */
export function replaceToken(old: string, token: string): void {
  const changed = (each: SavedTable['tokens'][number]) => (each.token === old ? { ...each, token } : each)
  write(savedTables().map((table) => ({ ...table, tokens: table.tokens.map(changed) })))
}

/** Add seats that a link brought from another device, unless this browser has them. Returns how many are new. */
export function addSeats(seats: { game: string; seat: number; token: string }[]): number {
  let count = 0
  for (const { game, seat, token } of seats) {
    const tokens = savedTable(game)?.tokens ?? []
    if (tokens.some((each) => each.seat === seat)) continue
    const all = [...tokens, { seat, token }]
    saveTable(game, { tokens: all, hotseat: all.filter((each) => each.seat >= 0).length > 1, invited: true })
    count += 1
  }
  return count
}

/** Put back what forgetTable removed, exactly as it was. */
export function restoreTable(table: SavedTable): void {
  const others = savedTables().filter((each) => each.id !== table.id)
  write(withinLimits([table, ...others].sort((one, other) => other.at - one.at)))
}

function write(tables: SavedTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables))
  } catch {
    // without storage a reload needs the link again
  }
}
