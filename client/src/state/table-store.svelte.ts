/** One table on the screen: what the server said last, and to whom. What is chosen and looked at hangs on it. */
import { getContext, setContext } from 'svelte'

import { Advice } from './hints.svelte'
import { Door, Refusal, Silence } from '@/net/api'
import { Choosing } from './choices.svelte'
import { Live, type Status } from '@/net/connection'
import { say } from '@/i18n/locale.svelte'
import { INVITED, keep, keptTable, SPECTATOR, UNKNOWN, type Kept } from './saved-tables'
import { Past } from './history.svelte'
import { Together } from '@/net/coalesce'
import type { ChatLine, Line, Presence, Printed, Problem, View } from '@/net/types'

/** Milliseconds after which a view that the socket should have brought is asked for. */
const LATE = 1500

export class TableStore {
  readonly id: string
  kept = $state.raw<Kept>({} as Kept)
  /** Whose eyes: the token in use is that of this seat. */
  eyes = $state(-1)
  view = $state.raw<View | null>(null)
  lines = $state.raw<Line[]>([])
  printed = $state.raw<Printed | null>(null)
  presence = $state.raw<Presence>({ seats: [], spectators: 0 })
  sayings = $state.raw<ChatLine[]>([])
  status = $state<Status>('connecting')
  problem = $state.raw<Problem | null>(null)
  /** The entry up to which everything was on the screen when this visit began. */
  seenBefore = $state(0)

  door: Door
  private live: Live | null = null
  /** Counts how often the table was opened: what an earlier opening still brings is of no use. */
  private visits = 0
  private readonly news = new Together((view) => this.take(view))
  /** The number that a choice was stored under, while its view has not come. */
  private awaited = Infinity
  private onArrival: (() => void) | undefined
  readonly choosing = new Choosing(this)
  readonly past = new Past(this)
  readonly advice = new Advice(this)

  readonly shown = $derived(this.past.view ?? this.choosing.series.rehearsal ?? this.view)
  readonly isLive = $derived(this.past.view === null)
  /** Who is to choose at the moment on the screen; staged picks change nothing about that. */
  readonly chooser = $derived((this.past.view ?? this.view)?.table.seat ?? -1)
  readonly isMine = $derived(this.view?.own != null && this.view.table.seat === this.view.own.seat)
  /** Whether this browser still plays: not a spectator, and the seat not left to a bot. */
  readonly plays = $derived(this.eyes >= 0 && this.view?.table.seats[this.eyes]?.kind === 'human')
  /** The choice that the tutorial or a hint suggests. */
  readonly suggested = $derived(this.view?.tutorial?.suggest ?? this.advice.hint?.opinions[0]?.text ?? null)
  /** The step of the tutorial, also while others choose. */
  readonly isTaught = $derived.by(() => {
    if (!this.view || !this.isLive) return false
    const { part, round } = this.view.table
    return this.view.tutorial !== null || (this.kept.tutorial && part === 0 && round <= 1)
  })

  constructor(id: string) {
    this.id = id
    const kept = keptTable(id) ?? keep(id, {})
    this.kept = kept
    this.seenBefore = kept.seen
    const first = kept.tokens.find((each) => each.seat === UNKNOWN || each.seat >= 0) ?? kept.tokens[0]
    this.door = new Door(id, first?.token ?? '')
    this.eyes = Math.max(first?.seat ?? -1, -1)
    if (first) void this.open()
    else this.problem = { error: 'no link', sentence: say('client.table.no_link') } as Problem
  }

  get ownSeats(): number[] {
    return this.kept.tokens.map((each) => each.seat).filter((seat) => seat >= 0)
  }

  get isInvited(): boolean {
    return this.kept.tokens.some((each) => each.seat === INVITED)
  }

  nameOf(seat: number): string {
    return this.shown?.table.seats[seat]?.name ?? ''
  }

  /** Look with the eyes of another of the seats that this browser holds. */
  async turnTo(seat: number): Promise<void> {
    const found = this.kept.tokens.find((each) => each.seat === seat)
    if (!found || seat === this.eyes) return
    this.door = new Door(this.id, found.token)
    this.eyes = seat
    this.forget()
    this.view = null
    this.lines = []
    await this.open()
  }

  /** Start again in another language, from the same place. */
  async translate(): Promise<void> {
    this.forget()
    await this.open()
  }

  private forget(): void {
    this.news.forget()
    this.choosing.series.clear()
    this.advice.forget()
    this.past.returnToNow()
  }

  private async open(): Promise<void> {
    this.live?.close()
    const door = this.door
    const visit = (this.visits += 1)
    const isLeft = () => visit !== this.visits
    try {
      const [printed, told] = await Promise.all([door.printed(), door.lines()])
      const view = await door.view()
      if (isLeft()) return
      this.learnSeat(door.token, view)
      this.printed = printed
      this.lines = told.lines
      this.take(view, door, true)
    } catch (problem) {
      if (!isLeft()) this.report(problem)
      return
    }
    this.live = new Live(door, {
      after: () => this.view?.number ?? null,
      onView: (view) => {
        this.news.add(view)
        if (view.number >= this.awaited) this.news.drawNow()
      },
      onPresence: (presence) => (this.presence = presence),
      onChat: (sayings) => this.hear(sayings),
      onStatus: (status) => (this.status = status),
      onRefused: (problem) => (this.problem = problem),
    })
  }

  close(): void {
    this.visits += 1
    this.live?.close()
    this.news.forget()
    this.remember()
  }

  /** Say what the server said no to; what nobody expected is thrown. */
  report(problem: unknown): void {
    if (problem instanceof Refusal) this.problem = problem.problem
    else if (problem instanceof Silence) this.status = 'lost'
    else throw problem
  }

  /** A link does not say what it opens; the first view does. */
  private learnSeat(token: string, view: View): void {
    const isOpen = view.table.seats.some((seat) => seat.kind === 'open')
    const seat = view.own?.seat ?? (isOpen ? INVITED : SPECTATOR)
    this.eyes = Math.max(seat, SPECTATOR)
    const tokens = this.kept.tokens.filter((each) => each.token === token || each.seat !== seat)
    this.kept = keep(this.id, { tokens: tokens.map((each) => (each.token === token ? { seat, token } : each)) })
  }

  private hear(sayings: ChatLine[]): void {
    const known = new Set(this.sayings.map((each) => each.id))
    this.sayings = [...this.sayings, ...sayings.filter((each) => !known.has(each.id))]
  }

  /** The view of this number or a later one: the socket brings it, and if it is late, the server is asked. */
  async viewSince(number: number, door: Door): Promise<View> {
    const found = () => (this.view && this.door === door && this.view.number >= number ? this.view : null)
    if (!found()) {
      this.awaited = number
      await new Promise<void>((resolve) => {
        this.onArrival = resolve
        setTimeout(resolve, LATE)
      })
      this.awaited = Infinity
    }
    return found() ?? door.view()
  }

  /** Show what the server said, unless something newer is there already. */
  take(view: View, door = this.door, afresh = false): void {
    if (door !== this.door) return // what another seat may know
    const before = this.view
    if (before && !afresh && view.number < before.number) return
    if (!before || afresh || view.number > before.number) {
      this.choosing.series.clear()
      this.advice.forget()
    }
    const last = this.lines.at(-1)?.number ?? -1
    const news = view.lines.filter((line) => line.number > last)
    this.onNews?.(news)
    this.view = view
    if (view.number >= this.awaited) this.onArrival?.()
    if (news.length) this.lines = [...this.lines, ...news]
    this.remember()
    void this.choosing.goOn()
  }

  /** Called before the view changes, so that animations can measure old positions. */
  onNews: ((news: Line[]) => void) | undefined

  private remember(): void {
    const view = this.view
    if (!view) return
    const seen = document.visibilityState === 'hidden' ? this.kept.seen : view.number
    const names = view.table.seats.map((seat) => seat.name)
    this.kept = keep(this.id, { seen, names, edition: view.table.edition_name, over: view.table.is_over })
  }

  answerUndo = (agree: boolean) => this.choosing.attempt((view) => this.door.answerUndo(view.number, agree))
  pause = () => this.choosing.attempt(() => this.door.pause())
  resume = () => this.choosing.attempt(() => this.door.resume())
  resign = () => this.choosing.attempt(() => this.door.resign())

  async sit(name: string, colour: string, key: string): Promise<void> {
    const link = await this.door.sit(name, colour, key)
    const tokens = [{ seat: link.seat, token: link.token }, ...this.kept.tokens.filter((each) => each.seat !== INVITED)]
    this.kept = keep(this.id, { tokens })
    this.eyes = -1
    await this.turnTo(link.seat)
  }
}

const KEY = Symbol('table')

export const provideTable = (table: TableStore): TableStore => setContext(KEY, table)
export const useTable = (): TableStore => getContext<TableStore>(KEY)
