/** What is going on at all tables of this browser. One tab asks and tells the others; tabs that nobody sees ask seldom. */
import { myGames } from '@/net/devices'
import { IS_SHARED } from '@/net/host'
import type { MyGame } from '@/net/types'
import { savedTables, type SavedTable } from './saved-tables'
import { serverTime } from './server-time.svelte'

const KEY = 'goa.my-games'
const CHANNEL = 'goa my games'
/** Milliseconds between two requests: more while nothing happens. */
const SHORTEST = 20_000
const LONGEST = 120_000
/** In a tab that nobody sees: its title and icon tell how many games wait. */
const HIDDEN = 300_000
/** The server takes so many seats in one request. */
const MOST = 200

interface News {
  lines: MyGame[]
  gone: string[]
  at: number
}

/** The tokens of a table to ask with: those of the seats, or one to watch with. */
function tokensOf(table: SavedTable): string[] {
  const seats = table.tokens.filter((each) => each.seat >= 0)
  return (seats.length ? seats : table.tokens.slice(0, 1)).map((each) => each.token)
}

class MyGamesState {
  /** By game: the line of the seat that the game waits for, or else of the first seat of this browser. */
  lines = $state.raw<Record<string, MyGame>>(kept())
  /** Games that no token of this browser opens any more. */
  gone = $state.raw<ReadonlySet<string>>(new Set())
  /** The game that is asked about before it is removed. Kept here, because news can move its row to another list. */
  removing = $state<string | null>(null)
  /** The table on the screen. Its own socket tells what happens there. */
  private open = $state.raw<{ id: string; waits: boolean } | null>(null)
  /** Whether the first answer of this visit has come. */
  isTold = $state(false)

  /** How many other games wait for somebody at this browser. */
  readonly elsewhere = $derived(
    Object.values(this.lines).filter((line) => line.waits && line.game !== this.open?.id).length,
  )
  readonly waiting = $derived(this.elsewhere + (this.open?.waits ? 1 : 0))
  readonly onlyLessonsWait = $derived(Object.values(this.lines).every((line) => line.tutorial || !line.waits))

  private pause = SHORTEST
  private asksAfter = 0
  private last = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private isAsking = false
  private readonly channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)

  /** Ask now and then from now on. */
  start(): void {
    if (this.channel) this.channel.onmessage = ({ data }: MessageEvent<News>) => this.take(data)
    document.addEventListener('visibilitychange', () => {
      this.pause = SHORTEST
      this.look()
    })
    this.look()
  }

  /** The table that is opened or left, and whether it waits for this browser. */
  show(open: { id: string; waits: boolean } | null): void {
    const isLeft = this.open !== null && open === null
    if (this.open?.id === open?.id && this.open?.waits === open?.waits) return
    this.open = open
    if (isLeft) this.last = 0
    this.look()
  }

  /** Forget a table that was removed from the list. */
  forget(game: string): void {
    const { [game]: _, ...others } = this.lines
    this.lines = others
    keep(others)
  }

  /** Ask for all tables. Without a server those that are over are left out: each would have to be replayed. */
  async refreshAll(): Promise<void> {
    await this.ask(savedTables().filter((table) => IS_SHARED || !(this.lines[table.id]?.is_over ?? table.over)))
  }

  private look(): void {
    clearTimeout(this.timer)
    const isHidden = document.visibilityState === 'hidden'
    if (isHidden && !IS_SHARED) return // nobody else changes these games
    const pause = isHidden ? HIDDEN : this.pause
    this.timer = setTimeout(() => void this.askForRunning(), Math.max(0, this.last + pause - Date.now()))
    this.asksAfter = pause
  }

  private async askForRunning(): Promise<void> {
    if (Date.now() < this.last + this.asksAfter) return this.look() // another tab has told meanwhile
    this.last = Date.now()
    await this.ask(savedTables().filter((table) => !this.lines[table.id]?.is_over && table.id !== this.open?.id))
    this.look()
  }

  private async ask(tables: SavedTable[]): Promise<void> {
    const seats = tables
      .flatMap((table) => tokensOf(table).map((token) => ({ game: table.id, token, heard: table.heard ?? 0 })))
      .slice(0, MOST)
    if (!seats.length || this.isAsking) {
      this.isTold ||= !seats.length
      return
    }
    this.isAsking = true
    try {
      const { games, now } = await myGames(seats)
      serverTime.learn(now)
      const lines = games.filter((line) => line !== null)
      const known = new Set(lines.map((line) => line.game))
      const gone = seats.map((each) => each.game).filter((game) => !known.has(game))
      const news = { lines: lines.map((line) => $state.snapshot(line) as MyGame), gone, at: Date.now() }
      const isNews = lines.some((line) => line.number !== this.lines[line.game]?.number)
      this.pause = isNews ? SHORTEST : Math.min(LONGEST, this.pause * 1.5)
      this.take(news)
      this.channel?.postMessage(news)
    } catch {
      this.pause = LONGEST // too many requests, or no server
      this.last = Date.now()
    } finally {
      this.isAsking = false
      this.isTold = true
    }
  }

  private take({ lines, gone, at }: News): void {
    this.last = at
    const next = { ...this.lines }
    for (const game of gone) delete next[game]
    const merged: Record<string, MyGame> = {}
    for (const line of lines) {
      const before = merged[line.game]
      if (!before || (line.waits && !before.waits)) merged[line.game] = line
    }
    this.lines = { ...next, ...merged }
    const asked = new Set(lines.map((line) => line.game))
    this.gone = new Set([...this.gone, ...gone].filter((game) => !asked.has(game)))
    keep(this.lines)
  }
}

/** What the last visit knew, so that the list is there at once. */
function kept(): Record<string, MyGame> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const ids = new Set(savedTables().map((table) => table.id))
    const entries = Object.entries((found ?? {}) as Record<string, MyGame>)
    return Object.fromEntries(entries.filter(([id, line]) => ids.has(id) && Array.isArray(line?.seats)))
  } catch {
    return {}
  }
}

function keep(lines: Record<string, MyGame>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(lines))
  } catch {
    // without storage the next visit waits for the first answer
  }
}

export const games = new MyGamesState()
