/** The table on the screen: its latest view, log and chat. Choosing, history and hints belong to it. */
import { getContext, setContext } from 'svelte'

import { Advice } from './hints.svelte'
import { newKey, TableApi, Refusal, Silence } from '@/net/api'
import { Choosing } from './choices.svelte'
import type { Status } from '@/net/connection'
import { listen } from '@/net/host'
import { say } from '@/i18n/locale.svelte'
import { INVITED, replaceToken, saveTable, savedTable, SPECTATOR, UNKNOWN, type SavedTable } from '@/state/saved-tables'
import { History } from './history.svelte'
import { TableLesson } from './lesson.svelte'
import { Orders } from './orders.svelte'
import { Scenes } from './scenes.svelte'
import { serverTime } from '@/state/server-time.svelte'
import { settings } from '@/state/settings.svelte'
import { Strategy } from './strategy.svelte'
import { ViewCoalescer } from '@/net/coalesce'
import type { ChatLine, Line, Presence, Printed, Problem, View } from '@/net/types'

/** Milliseconds after which a view that the socket should have brought is asked for. */
const LATE = 1500

export class TableStore {
  readonly id: string
  saved = $state.raw<SavedTable>({} as SavedTable)
  /** The seat whose token is in use; -1 for a spectator. */
  viewer = $state(-1)
  view = $state.raw<View | null>(null)
  /** The newest view that has come. It is shown once the scenes before it have been. */
  latest = $state.raw<View | null>(null)
  lines = $state.raw<Line[]>([])
  printed = $state.raw<Printed | null>(null)
  presence = $state.raw<Presence>({ seats: [], spectators: 0, now: 0 })
  messages = $state.raw<ChatLine[]>([])
  status = $state<Status>('connecting')
  problem = $state.raw<Problem | null>(null)
  /** The last entry that was seen before this visit. */
  seenBefore = $state(0)
  /** Whether somebody came to this seat by a link and has not said who they are. */
  isWelcome = $state(false)

  api: TableApi
  private live: { close: () => void } | null = null
  /** Counts how often the table was opened: answers to an earlier opening are dropped. */
  private visits = 0
  private readonly news = new ViewCoalescer((view) => this.take(view))
  /** The number of a choice whose view has not come yet. */
  private awaited = Infinity
  private onArrival: (() => void) | undefined
  readonly choosing = new Choosing(this)
  readonly history = new History(this)
  readonly advice = new Advice(this)
  readonly scenes = new Scenes(this)
  readonly orders = new Orders(this)
  readonly lesson = new TableLesson(this)
  readonly strategy = new Strategy(this)
  readonly shown = $derived(this.history.view ?? this.choosing.series.rehearsal ?? this.view)
  readonly isLive = $derived(this.history.view === null)
  /** The seat that is to choose in the position on the screen, staged picks aside. */
  readonly chooser = $derived((this.history.view ?? this.view)?.table.seat ?? -1)
  readonly isMine = $derived(this.view?.own != null && this.view.table.seat === this.view.own.seat)
  /** Whether this browser plays: not for spectators and seats that a bot took over. */
  readonly plays = $derived(this.viewer >= 0 && this.view?.table.seats[this.viewer]?.kind === 'human')
  /** Whether a bot plays for this browser's seat until its person is back. */
  readonly isAway = $derived(this.viewer >= 0 && this.latest?.table.stand_ins.includes(this.viewer) === true)
  /** The choice that a lesson or a hint suggests. */
  readonly suggested = $derived(this.lesson.suggested ?? this.advice.hint?.opinions[0]?.text ?? null)
  /** Whether a lesson explains what is played. */
  readonly isTaught = $derived.by(() => {
    if (!this.view || !this.isLive) return false
    const { part, round } = this.view.table
    if (this.view.tutorial?.rated) return false
    return this.view.tutorial !== null || (this.saved.tutorial && part === 0 && round <= 1)
  })

  constructor(id: string) {
    this.id = id
    const kept = savedTable(id) ?? saveTable(id, {})
    this.saved = kept
    this.seenBefore = kept.seen
    const first = kept.tokens.find((each) => each.seat === UNKNOWN || each.seat >= 0) ?? kept.tokens[0]
    this.api = new TableApi(id, first?.token ?? '')
    this.viewer = Math.max(first?.seat ?? -1, -1)
    if (first) void this.open()
    else this.problem = { error: 'no link', sentence: say('client.table.no_link') } as Problem
  }

  get ownSeats(): number[] {
    return this.saved.tokens.map((each) => each.seat).filter((seat) => seat >= 0)
  }

  /** Whether this browser was invited and a seat is still open. */
  get canJoin(): boolean {
    const isInvited = this.viewer < 0 && this.saved.tokens.some((each) => each.seat === INVITED)
    return isInvited && this.view?.table.seats.some((seat) => seat.kind === 'open') === true
  }

  nameOf(seat: number): string {
    const sits = this.shown?.table.seats[seat]
    return sits?.kind === 'open' ? say('client.games.open_seat') : (sits?.name ?? '')
  }

  /** Switch to another seat of this browser. */
  async turnTo(seat: number): Promise<void> {
    const found = this.saved.tokens.find((each) => each.seat === seat)
    if (!found || seat === this.viewer) return
    this.api = new TableApi(this.id, found.token)
    this.viewer = seat
    this.forget()
    this.view = this.latest = null
    this.lines = []
    await this.open()
  }

  /** Load everything again in another language. */
  async translate(): Promise<void> {
    this.forget()
    await this.open()
  }

  private forget(): void {
    this.scenes.drain(Infinity)
    this.scenes.end()
    this.news.forget()
    this.choosing.cancel()
    this.advice.forget()
    this.history.returnToNow()
    this.orders.forget()
  }

  private async open(): Promise<void> {
    this.live?.close()
    const api = this.api
    const visit = (this.visits += 1)
    const isLeft = () => visit !== this.visits
    try {
      const [printed, told] = await Promise.all([api.printed(), api.lines()])
      const view = await api.view()
      if (isLeft()) return
      serverTime.learn(view.presence.now)
      this.learnSeat(api.token, view, view.seat)
      this.printed = printed
      this.lines = told.lines
      this.take(view, api, true)
    } catch (problem) {
      if (!isLeft()) this.report(problem)
      return
    }
    this.live = listen(api, {
      after: () => this.latest?.number ?? null,
      onView: (view) => {
        if (settings.speed !== 'off') {
          this.scenes.add(view)
          return
        }
        this.news.add(view)
        if (view.number >= this.awaited) this.news.drawNow()
      },
      onPresence: (presence) => {
        this.presence = presence
        serverTime.learn(presence.now)
      },
      onChat: (messages) => this.hear(messages),
      onOrders: (orders) => this.orders.hear(orders, api),
      onStatus: (status) => (this.status = status),
      onRefused: (problem) => (this.problem = problem),
    })
  }

  close(): void {
    this.visits += 1
    this.live?.close()
    this.scenes.end()
    this.news.forget()
    this.remember()
  }

  /** Show a refusal or a lost connection; throw anything else. */
  report(problem: unknown): void {
    if (problem instanceof Refusal) this.problem = problem.problem
    else if (problem instanceof Silence) this.status = 'lost'
    else throw problem
  }

  /** A link does not tell its seat; the first view does. */
  private learnSeat(token: string, view: View, seat: number): void {
    this.viewer = Math.max(seat, SPECTATOR)
    const isNew = this.saved.tokens.some((each) => each.token === token && each.seat === UNKNOWN)
    const people = view.table.seats.filter((each) => each.kind === 'human').length
    this.isWelcome =
      isNew && view.table.seats[seat]?.kind === 'human' && people > 1 && !view.table.is_over && this.saved.seen === 0
    const tokens = this.saved.tokens.filter((each) => each.token === token || each.seat !== seat)
    this.saved = saveTable(this.id, { tokens: tokens.map((each) => (each.token === token ? { seat, token } : each)) })
  }

  private hear(messages: ChatLine[]): void {
    const known = new Set(this.messages.map((each) => each.id))
    this.messages = [...this.messages, ...messages.filter((each) => !known.has(each.id))]
  }

  /** The view of this number or a later one, from the socket or, if that is late, from a request. */
  async viewSince(number: number, api: TableApi): Promise<View> {
    const found = () => (this.view && this.api === api && this.view.number >= number ? this.view : null)
    if (!found()) this.news.drawNow() // the socket may have been faster, and its view waits for others
    if (!found()) {
      this.awaited = number
      await new Promise<void>((resolve) => {
        this.onArrival = resolve
        setTimeout(resolve, LATE)
      })
      this.awaited = Infinity
    }
    return found() ?? api.view()
  }

  /** Show a view, unless a newer one is shown already. A still newer one may wait to be shown. */
  take(view: View, api = this.api, afresh = false): void {
    if (api !== this.api) return // it belongs to another seat
    const before = this.view
    if (before && !afresh && view.number < before.number) return
    if (!before || afresh || view.number > before.number) {
      this.choosing.cancel()
      this.advice.forget()
    }
    const last = this.lines.at(-1)?.number ?? -1
    const told = [...this.scenes.drain(view.number), ...view.lines].filter((line) => line.number > last)
    const news = told.filter((line, index) => told.findIndex((each) => each.number === line.number) === index)
    this.onNews?.(news)
    this.view = view
    this.latest = this.scenes.newest ?? view
    if (view.number >= this.awaited) this.onArrival?.()
    if (news.length) this.lines = [...this.lines, ...news]
    if (news.some((line) => line.kind === 'sit')) void this.nameAgain(api)
    this.remember()
    this.scenes.hold(news)
    void this.choosing.goOn()
  }

  /** Called with new lines before the view changes, for animations. */
  onNews: ((news: Line[]) => void) | undefined
  /** Called when the viewer does not want to wait for what still moves. */
  onSkip: (() => void) | undefined

  /** A seat has another name: older lines of the log say it too. */
  private async nameAgain(api: TableApi): Promise<void> {
    const told = await api.lines().catch(() => null)
    if (told && this.api === api) this.lines = told.lines
  }

  private remember(): void {
    const view = this.view
    if (!view) return
    const seen = document.visibilityState === 'hidden' ? this.saved.seen : view.number
    const names = view.table.seats.map(({ kind, name }) => (kind === 'open' ? say('client.games.open_seat') : name))
    const { edition_name: edition, is_over: over, marks } = view.table
    this.saved = saveTable(this.id, { seen, names, edition, over, marks })
  }

  answerUndo = (agree: boolean) => this.choosing.attempt((view) => this.api.answerUndo(view.number, agree))
  pause = () => this.choosing.attempt(() => this.api.pause())
  resume = () => this.choosing.attempt(() => this.api.resume())
  resign = () => this.choosing.attempt(() => this.api.resign())
  /** Take the seat back from the bot that plays for it. */
  back = () => this.choosing.attempt(() => this.api.back())
  nudge = (seat: number) => this.choosing.attempt(() => this.api.nudge(seat))
  handOver = (seat: number) => this.choosing.attempt(() => this.api.handOver(seat))

  /** A new link in place of all others of a seat here; only these contacts stay. The socket is opened anew. */
  async renew(seat: number, keep: string[]): Promise<void> {
    const old = this.saved.tokens.find((each) => each.seat === seat)?.token
    if (!old) return
    const isOwn = this.api.token === old
    if (isOwn) this.live?.close()
    try {
      const { token } = await new TableApi(this.id, old).renew(newKey(), keep)
      replaceToken(old, token)
      this.saved = savedTable(this.id) ?? this.saved
      if (isOwn) this.api = new TableApi(this.id, token)
    } finally {
      if (isOwn) await this.open()
    }
  }

  /** Take another name at one's own seat. */
  rename = (name: string) => this.api.sit(name, '', newKey())

  async sit(name: string, colour: string, key: string): Promise<void> {
    const link = await this.api.sit(name, colour, key)
    const others = this.saved.tokens.filter((each) => each.seat !== INVITED)
    this.saved = saveTable(this.id, { tokens: [{ seat: link.seat, token: link.token }, ...others] })
    this.viewer = -1
    await this.turnTo(link.seat)
  }
}

const KEY = Symbol('table')

export const provideTable = (table: TableStore): TableStore => setContext(KEY, table)
export const useTable = (): TableStore => getContext<TableStore>(KEY)
