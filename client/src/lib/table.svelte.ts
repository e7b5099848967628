/** One table on the screen: what the server said last, what is staged, and which moment is being looked at. */
import { getContext, setContext } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'

import { Door, Refusal, Silence } from './api'
import { Live, type Status } from './live'
import { say } from './locale.svelte'
import { INVITED, keep, keptTable, SPECTATOR, UNKNOWN, type Kept } from './memory'
import { isStaged } from './staging'
import type { Hint, Line, Offered, Presence, Printed, Problem, Saying, View, Why } from './types'

/** Milliseconds within which news are drawn together. */
const TOGETHER = 12

export class TableStore {
  readonly id: string
  kept = $state.raw<Kept>({} as Kept)
  /** Whose eyes: the token in use is that of this seat. */
  eyes = $state(-1)
  view = $state.raw<View | null>(null)
  lines = $state.raw<Line[]>([])
  printed = $state.raw<Printed | null>(null)
  presence = $state.raw<Presence>({ seats: [], spectators: 0 })
  sayings = $state.raw<Saying[]>([])
  status = $state<Status>('connecting')
  problem = $state.raw<Problem | null>(null)
  busy = $state(false)

  /** Picks that are chosen but not sent, and how the table would stand after them. */
  staged = $state.raw<string[]>([])
  private alone = $state(true)
  rehearsal = $state.raw<View | null>(null)

  /** A moment of the past, while one is looked at. */
  moment = $state<number | null>(null)
  past = $state.raw<View | null>(null)
  pastEyes = $state<number | undefined>(undefined)

  /** The entry up to which everything was on the screen when this visit began. */
  seenBefore = $state(0)

  private door: Door
  private live: Live | null = null
  private reasons = new SvelteMap<string, Why>()

  readonly shown = $derived(this.past ?? this.rehearsal ?? this.view)
  readonly isLive = $derived(this.past === null)
  /** Who is to choose at the moment on the screen; staged picks change nothing about that. */
  readonly chooser = $derived((this.past ?? this.view)?.table.seat ?? -1)
  readonly offered = $derived.by(() => {
    const view = this.past ? null : (this.rehearsal ?? this.view)
    const found = new Map<string, Offered>()
    if (this.complete || this.busy) return found
    for (const each of view?.own?.offered ?? []) found.set(each.text, each)
    return found
  })
  /** Whether the staged picks have come to an end, so that they wait for nothing but to be confirmed. */
  readonly complete = $derived(
    this.staged.length > 0 &&
      (this.rehearsal === null || this.rehearsal.table.seat !== this.eyes || !isStaged(this.rehearsal)),
  )
  /** Whether somebody has to say yes to the staged picks; not where every one of them was the only one. */
  readonly asksToConfirm = $derived(this.complete && !this.alone && !this.busy)
  readonly isMine = $derived(this.view?.own != null && this.view.table.seat === this.view.own.seat)
  readonly mayUndo = $derived(this.staged.length > 0 ? this.staged.length - 1 : (this.view?.own?.may_undo ?? 0))
  /** Whether the last choice can be taken back only if the others agree. */
  readonly mustAsk = $derived(this.mayUndo === 0 && this.staged.length === 0 && (this.view?.own?.may_ask_back ?? 0) > 0)

  /** The advice that was asked for, as long as the question stands. */
  advice = $state.raw<Hint | null>(null)
  /** Whether this browser still plays: not a spectator, and the seat not left to a bot. */
  readonly plays = $derived(this.eyes >= 0 && this.view?.table.seats[this.eyes]?.kind === 'human')
  /** What the teacher of the tutorial would choose, or whoever was asked for a hint. */
  readonly suggested = $derived(this.view?.tutorial?.suggest ?? this.advice?.opinions[0]?.text ?? null)

  /** The prepared round of a tutorial, whoever is to choose. */
  readonly isTaught = $derived(
    this.view !== null &&
      this.isLive &&
      (this.view.tutorial !== null || (this.kept.tutorial && this.view.table.part === 0 && this.view.table.round <= 1)),
  )

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
    this.clear()
    this.view = null
    this.lines = []
    await this.open()
  }

  /** Start again in another language, from the same place. */
  async translate(): Promise<void> {
    this.reasons.clear()
    this.clear()
    await this.open()
  }

  private clear(): void {
    this.staged = []
    this.rehearsal = null
    this.returnToNow()
  }

  private async open(): Promise<void> {
    this.live?.close()
    const door = this.door
    try {
      const [printed, told] = await Promise.all([door.printed(), door.lines()])
      if (door !== this.door) return
      const view = await door.view()
      this.learnSeat(door.token, view)
      this.printed = printed
      this.lines = told.lines
      this.take(view, true)
    } catch (problem) {
      if (problem instanceof Refusal) this.problem = problem.problem
      return
    }
    this.live = new Live(door, {
      after: () => this.view?.number ?? null,
      onView: (view) => this.soon(view),
      onPresence: (presence) => (this.presence = presence),
      onChat: (sayings) => this.hear(sayings),
      onStatus: (status) => (this.status = status),
      onRefused: (problem) => (this.problem = problem),
    })
  }

  close(): void {
    this.live?.close()
    this.remember()
  }

  /** A link does not say what it opens; the first view does. */
  private learnSeat(token: string, view: View): void {
    const isOpen = view.table.seats.some((seat) => seat.kind === 'open')
    const seat = view.own?.seat ?? (isOpen ? INVITED : SPECTATOR)
    this.eyes = Math.max(seat, SPECTATOR)
    const tokens = this.kept.tokens.filter((each) => each.token === token || each.seat !== seat)
    this.kept = keep(this.id, { tokens: tokens.map((each) => (each.token === token ? { seat, token } : each)) })
  }

  private hear(sayings: Saying[]): void {
    const known = new Set(this.sayings.map((each) => each.id))
    this.sayings = [...this.sayings, ...sayings.filter((each) => !known.has(each.id))]
  }

  private waiting: View | null = null

  /** News may come faster than they can be drawn: what comes at the same time is drawn once. */
  private soon(view: View): void {
    const before = this.waiting
    this.waiting = before ? { ...view, lines: [...before.lines, ...view.lines] } : view
    if (!before)
      setTimeout(() => {
        const newest = this.waiting
        this.waiting = null
        if (newest) this.take(newest)
      }, TOGETHER)
  }

  /** Show what the server said, unless something newer is there already. */
  private take(view: View, afresh = false): void {
    const before = this.view
    if (before && !afresh && view.number < before.number) return
    if (!before || afresh || view.number > before.number) {
      this.staged = []
      this.rehearsal = null
      this.reasons.clear()
      this.advice = null
    }
    const last = this.lines.at(-1)?.number ?? -1
    const news = view.lines.filter((line) => line.number > last)
    this.onNews?.(news, view)
    this.view = view
    if (news.length) this.lines = [...this.lines, ...news]
    this.remember()
    void this.goOn()
  }

  /** Whoever wants to show movement is told before the picture changes. */
  onNews: ((news: Line[], view: View) => void) | undefined

  private remember(): void {
    const view = this.view
    if (!view) return
    const seen = document.visibilityState === 'hidden' ? this.kept.seen : view.number
    const names = view.table.seats.map((seat) => seat.name)
    this.kept = keep(this.id, { seen, names, edition: view.table.edition_name, over: view.table.is_over })
  }

  // ------------------------------------------------------------------------------------------------- choosing

  async choose(text: string): Promise<void> {
    if (this.busy || !this.view || !this.offered.has(text)) return
    const current = this.rehearsal ?? this.view
    if (!isStaged(current)) {
      await this.send([text])
      return
    }
    const isFirst = this.staged.length === 0
    await this.stage([...this.staged, text])
    // One pick that settles it all is no series: it is made, and can be undone.
    if (isFirst && this.complete && this.staged.length === 1) await this.send(this.staged)
  }

  async confirm(): Promise<void> {
    if (this.staged.length && this.complete) await this.send(this.staged)
  }

  /** A question of the kind that is staged, with one answer only, is answered by itself. */
  private async goOn(): Promise<void> {
    const current = this.rehearsal ?? this.view
    if (!current?.own || this.busy || this.past) return
    if (this.hasNothingLeft(current)) {
      await this.send(['end turn'])
      return
    }
    if (!isStaged(current)) return
    const [only, another] = current.own.offered
    if (!only || another || only.text === 'done') return
    const all = [...this.staged, only.text]
    await this.stage(all)
    // Nothing was left to the player in the whole series, so there is nothing to confirm.
    if (this.staged.length === all.length && this.complete && this.alone) await this.send(all)
  }

  /** Nothing but the end of the turn is left, and everybody can see that: there is no card in hand. */
  private hasNothingLeft(view: View): boolean {
    const offered = view.own?.offered ?? []
    return (
      view.own?.hand.length === 0 &&
      offered.length === 1 &&
      offered[0]?.text === 'end turn' &&
      this.plays &&
      !view.tutorial
    )
  }

  private async stage(texts: string[]): Promise<void> {
    if (!this.view) return
    this.busy = true
    try {
      if ((this.rehearsal ?? this.view).own?.offered.length !== 1) this.alone = false
      if (texts.length === 1 && this.view.own?.offered.length === 1) this.alone = true
      const tried = await this.door.rehearse(this.view.number, texts)
      this.staged = texts
      this.rehearsal = tried.view
    } catch (problem) {
      this.refused(problem)
    } finally {
      this.busy = false
    }
    if (!this.complete) await this.goOn()
  }

  private async send(texts: string[]): Promise<void> {
    if (!this.view) return
    this.busy = true
    this.problem = null
    try {
      const done = await this.door.choose(this.view.number, texts, () => (this.status = 'lost'))
      this.busy = false // before take, which may go on by itself and be busy again
      if (done.view) this.take(done.view)
    } catch (problem) {
      this.refused(problem)
    }
  }

  private refused(problem: unknown): void {
    this.busy = false
    if (problem instanceof Refusal) {
      this.problem = problem.problem
      if (problem.problem.view) this.take(problem.problem.view)
      this.staged = []
      this.rehearsal = null
    } else if (problem instanceof Silence) this.status = 'lost'
    else throw problem
  }

  async undo(): Promise<void> {
    if (this.busy || !this.view) return
    if (this.staged.length) {
      const left = this.staged.slice(0, -1)
      if (left.length) await this.stage(left)
      else this.unstage()
      return
    }
    const choices = this.mayUndo ? 1 : (this.view.own?.may_ask_back ?? 0)
    if (choices) await this.attempt((view) => this.door.undo(view.number, choices))
  }

  unstage(): void {
    this.staged = []
    this.rehearsal = null
  }

  answerUndo = (agree: boolean) => this.attempt((view) => this.door.answerUndo(view.number, agree))
  pause = () => this.attempt(() => this.door.pause())
  resume = () => this.attempt(() => this.door.resume())
  resign = () => this.attempt(() => this.door.resign())

  private async attempt(ask: (view: View) => Promise<View>): Promise<void> {
    if (!this.view || this.busy) return
    this.busy = true
    this.problem = null
    try {
      const view = await ask(this.view)
      this.busy = false
      this.take(view)
    } catch (problem) {
      this.refused(problem)
    }
  }

  // ------------------------------------------------------------------------------------------- asking the server

  /** Why something cannot be chosen now; asked once and remembered until the table changes. */
  async whyNot(texts: string[]): Promise<Why[]> {
    const unknown = texts.filter((text) => !this.reasons.has(text))
    if (unknown.length && this.view?.own) {
      try {
        for (const why of await this.door.why(unknown)) this.reasons.set(why.choice, why)
      } catch {
        return []
      }
    }
    const found = texts.flatMap((text) => this.reasons.get(text) ?? [])
    // That something is not asked for now is said once, and only if there is nothing better to say.
    const better = found.filter((each) => each.key !== 'refusal.not_now')
    return better.length ? better.slice(0, 2) : found.slice(0, 1)
  }

  async hint(): Promise<void> {
    const number = this.view?.number
    const advice = await this.door.hint()
    if (this.view?.number === number) this.advice = advice
  }

  odds = () => this.door.odds()
  record = () => this.door.record()
  say = (text: string) => this.door.say(text)
  note = () => this.door.note()
  keepNote = (text: string) => this.door.keepNote(text)
  rematch = () => this.door.rematch()

  async sit(name: string, colour: string, key: string): Promise<void> {
    const link = await this.door.sit(name, colour, key)
    const tokens = [{ seat: link.seat, token: link.token }, ...this.kept.tokens.filter((each) => each.seat !== INVITED)]
    this.kept = keep(this.id, { tokens })
    this.eyes = -1
    await this.turnTo(link.seat)
  }

  // ------------------------------------------------------------------------------------------------- the past

  async lookAt(number: number, seat = this.pastEyes): Promise<void> {
    if (!this.view) return
    if (number >= this.view.number && seat === undefined) {
      this.returnToNow()
      return
    }
    this.moment = Math.max(0, Math.min(number, this.view.number))
    this.pastEyes = seat
    const wanted = this.moment
    try {
      const past = await this.door.viewAt(wanted, seat)
      if (this.moment === wanted) this.past = past
    } catch (problem) {
      this.moment = null
      this.refused(problem)
    }
  }

  returnToNow(): void {
    this.moment = null
    this.past = null
    this.pastEyes = undefined
  }
}

const KEY = Symbol('table')

export const provideTable = (table: TableStore): TableStore => setContext(KEY, table)
export const useTable = (): TableStore => getContext<TableStore>(KEY)
