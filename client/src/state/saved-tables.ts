/** The tables this browser has links to. Tokens are kept here and nowhere else; the address bar loses them at once. */

/** The seat of a token that has not been used yet. */
export const UNKNOWN = -3
export const SPECTATOR = -1
export const INVITED = -2

export interface Kept {
  id: string
  /** Seat number and token; several where one browser is handed round. A spectator has seat -1, a guest -2. */
  tokens: { seat: number; token: string }[]
  edition: string
  names: string[]
  /** The last entry that was on the screen, so that what came since can be marked. */
  seen: number
  over: boolean
  hotseat: boolean
  /** Whether the screen goes round without a curtain. */
  trust: boolean
  /** Whether the links have been shown. */
  invited: boolean
  tutorial: boolean
  at: number
  /** Links for the others, as long as somebody is still to come. */
  invitations: { name: string; link: string }[]
}

const KEY = 'goa.tables'
const MOST = 40

export function keptTables(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Kept[]).filter((each) => typeof each?.id === 'string') : []
  } catch {
    return []
  }
}

export function keptTable(id: string): Kept | undefined {
  return keptTables().find((each) => each.id === id)
}

export function keep(id: string, change: Partial<Kept>): Kept {
  const all = keptTables()
  const before = all.find((each) => each.id === id)
  const empty: Kept = {
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
  write([after, ...others].slice(0, MOST))
  return after
}

export function forget(id: string): void {
  write(keptTables().filter((each) => each.id !== id))
}

function write(tables: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables))
  } catch {
    // without a memory a reload needs the link again
  }
}
