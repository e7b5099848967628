/** Choosing: picks of a series are staged and confirmed together; other choices are sent at once. */
import { Refusal } from '@/net/api'
import { asksForPick, pickable, StagedPicks } from './staged-picks.svelte'
import type { TableStore } from './table-store.svelte'
import type { Offered, View } from '@/net/types'

const MOST_TRIES = 8

export class Choosing {
  busy = $state(false)
  /** A choice is on its way. It is sent again until it is answered. */
  isSending = $state(false)
  readonly series = new StagedPicks()
  /** The chance of the founding that was chosen last. */
  chance: number | undefined
  /** A choice that would lose something, clicked once. It is sent after a confirmation. */
  guarded = $state.raw<Offered | null>(null)
  /** The number at which a request was refused. Nothing is sent automatically there, or it would be refused again. */
  private refusedAt = -1
  private isUndoing = false

  constructor(private readonly table: TableStore) {}

  /** No more picks are needed; the staged ones can be confirmed. */
  readonly complete = $derived.by(() => this.series.isComplete(this.table.viewer))
  /** Whether the player has to confirm: only what cannot be undone, or where more could be picked. */
  readonly asksToConfirm = $derived.by(() => this.complete && !this.series.wasForced && !this.busy)
  /** Whether staged picks can be undone after they were sent. */
  private readonly isUndoable = $derived.by(
    () => this.series.rehearsal !== null && this.table.view?.table.undo !== 'never',
  )
  readonly offered = $derived.by(() => {
    const found = new Map<string, Offered>()
    if (this.busy || !this.table.isLive) return found
    const picks = this.series.rehearsal ? pickable(this.series.rehearsal) : []
    const all = this.complete ? picks : [...(this.current?.own?.offered ?? []), ...picks]
    for (const each of all) found.set(each.text, each)
    return found
  })
  readonly mayUndo = $derived.by(() =>
    this.series.staged.length ? this.series.before.length : (this.table.latest?.own?.may_undo ?? 0),
  )
  /** Whether the last choice can only be undone if the others agree. */
  readonly mustAsk = $derived.by(
    () => this.mayUndo === 0 && !this.series.staged.length && (this.table.latest?.own?.may_ask_back ?? 0) > 0,
  )

  private get current(): View | null {
    return this.series.rehearsal ?? this.table.view
  }

  async choose(text: string): Promise<void> {
    const current = this.current
    const offered = this.offered.get(text)
    if (this.busy || !current || !offered) return
    if (this.table.strategy.takes(text)) return
    if (offered.warning && this.guarded?.text !== text) {
      this.guarded = offered
      return
    }
    this.guarded = null
    this.chance = offered.chance ?? this.chance
    if (!asksForPick(current) && !this.complete) {
      await this.send([text])
      return
    }
    await this.stage([...this.series.staged, text], this.series.beforeWith(current))
    if (this.series.isFull(this.table.viewer) && this.isUndoable) await this.send(this.series.staged)
  }

  async confirm(): Promise<void> {
    if (this.guarded) await this.choose(this.guarded.text)
    else if (this.complete) await this.send(this.series.staged)
  }

  /** Forget what is prepared and not sent. */
  cancel(): void {
    this.guarded = null
    this.series.clear()
  }

  async undo(): Promise<void> {
    const latest = this.table.latest
    if (this.busy || !latest) return
    this.guarded = null
    if (this.series.staged.length) {
      const { staged, before } = this.series.withoutLast()
      if (staged.length) await this.stage(staged, before)
      else this.series.clear()
      return
    }
    this.isUndoing = true
    try {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const choices = this.mayUndo ? 1 : (this.table.latest?.own?.may_ask_back ?? 0)
        if (!choices) break
        const isLate = await this.attempt((current) => this.table.api.undo(current.number, choices))
        if (isLate)
          this.table.problem = null // a bot chose in the meantime; its answer is undone too
        // What was answered automatically would be answered again at once.
        else if (!this.mayUndo || !this.automatic()) break
      }
    } finally {
      this.isUndoing = false
    }
    await this.goOn()
  }

  /** Answer automatically where a series allows only one pick, or only the end of the turn is left. */
  async goOn(): Promise<void> {
    const only = this.automatic()
    if (!only || this.busy || this.isUndoing) return
    if (only === 'end turn') {
      await this.send([only], true)
      return
    }
    const all = [...this.series.staged, only]
    await this.stage(all, this.series.before)
    // There was no alternative in the whole series, so there is nothing to confirm.
    if (this.series.staged.length === all.length && this.complete && this.series.wasForced)
      await this.send(this.series.staged, true)
  }

  /** The only pick of a series, or the end of the turn if nothing else is left. */
  private automatic(): string | null {
    const current = this.current
    if (!current?.own || !this.table.isLive || this.refusedAt === this.table.view?.number) return null
    if (this.hasNothingLeft(current)) return 'end turn'
    if (!asksForPick(current)) return null
    const [only, another] = pickable(current)
    return !only || another || only.text === 'done' ? null : only.text
  }

  /** Only the end of the turn is left, and without cards in hand that is public. */
  private hasNothingLeft(view: View): boolean {
    const [only, another] = view.own?.offered ?? []
    if (another || only?.text !== 'end turn') return false
    return view.own?.hand.length === 0 && this.table.plays && !view.tutorial
  }

  private async stage(staged: string[], before: string[][]): Promise<void> {
    const { view, api } = this.table
    if (!view) return
    this.busy = true
    try {
      const tried = await api.rehearse(view.number, staged)
      const isStale = this.table.api !== api || this.table.view?.number !== view.number
      if (!isStale) this.series.lay(tried.chosen, before, tried.view, tried.why)
    } catch (problem) {
      this.refused(problem)
      return
    }
    this.busy = false
    if (!this.complete) await this.goOn()
  }

  private async send(texts: string[], byItself = false): Promise<void> {
    const { view, api } = this.table
    if (!view) return
    this.busy = this.isSending = true
    this.table.problem = null
    this.table.advice.stopAsking()
    try {
      const wantsView = this.table.status !== 'open'
      const done = await api.choose(view.number, texts, wantsView, () => (this.table.status = 'lost'))
      this.isSending = false
      const after = done.view ?? (await this.table.viewSince(done.number, api))
      this.busy = false // before take, which may answer automatically and be busy again
      this.table.take(after, api)
    } catch (problem) {
      this.refused(problem, byItself)
    }
  }

  /** Any other request that changes the table. Whether it came too late: the table had changed. */
  async attempt(ask: (view: View) => Promise<View>): Promise<boolean> {
    const { latest: view, api } = this.table
    if (!view || this.busy) return false
    this.busy = true
    this.table.problem = null
    try {
      const after = await ask(view)
      this.busy = false
      this.table.take(after, api)
    } catch (problem) {
      this.refused(problem)
      return problem instanceof Refusal && problem.problem.view != null
    }
    return false
  }

  private refused(problem: unknown, byItself = false): void {
    this.busy = this.isSending = false
    this.refusedAt = this.table.view?.number ?? -1
    this.cancel()
    const newer = problem instanceof Refusal ? problem.problem.view : null
    // Automatic answers are sent by every open window, and only the first is in time.
    if (!byItself || !newer) this.table.report(problem)
    if (newer) this.table.take(newer)
  }
}
