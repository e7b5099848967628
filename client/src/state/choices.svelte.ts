/** Choosing: picks of a series are staged and confirmed together; other choices are sent at once. */
import { Refusal } from '@/net/api'
import { asksForPick, StagedPicks } from './staged-picks.svelte'
import type { TableStore } from './table-store.svelte'
import type { Offered, View } from '@/net/types'

export class Choosing {
  busy = $state(false)
  readonly series = new StagedPicks()
  /** The number at which a request was refused. Nothing is sent automatically there, or it would be refused again. */
  private refusedAt = -1

  constructor(private readonly table: TableStore) {}

  /** No more picks are needed; the staged ones can be confirmed. */
  readonly complete = $derived.by(() => this.series.isComplete(this.table.viewer))
  /** Whether the player has to confirm. Not needed if there was never an alternative. */
  readonly asksToConfirm = $derived.by(() => this.complete && !this.series.wasForced && !this.busy)
  readonly offered = $derived.by(() => {
    const found = new Map<string, Offered>()
    if (this.complete || this.busy || !this.table.isLive) return found
    for (const each of this.current?.own?.offered ?? []) found.set(each.text, each)
    return found
  })
  readonly mayUndo = $derived.by(() =>
    this.series.staged.length ? this.series.lengthBeforeLast : (this.table.view?.own?.may_undo ?? 0),
  )
  /** Whether the last choice can only be undone if the others agree. */
  readonly mustAsk = $derived.by(
    () => this.mayUndo === 0 && !this.series.staged.length && (this.table.view?.own?.may_ask_back ?? 0) > 0,
  )

  private get current(): View | null {
    return this.series.rehearsal ?? this.table.view
  }

  async choose(text: string): Promise<void> {
    const current = this.current
    if (this.busy || !current || !this.offered.has(text)) return
    if (!asksForPick(current)) {
      await this.send([text])
      return
    }
    const isFirst = this.series.staged.length === 0
    await this.stage([...this.series.staged, text], this.series.picksWith(current))
    // A single pick needs no confirmation: it can be undone.
    if (isFirst && this.complete && this.series.staged.length === 1) await this.send(this.series.staged)
  }

  async confirm(): Promise<void> {
    if (this.complete) await this.send(this.series.staged)
  }

  async undo(): Promise<void> {
    const view = this.table.view
    if (this.busy || !view) return
    if (this.series.staged.length) {
      const { staged, picks } = this.series.withoutLast()
      if (staged.length) await this.stage(staged, picks)
      else this.series.clear()
      return
    }
    const choices = this.mayUndo ? 1 : (view.own?.may_ask_back ?? 0)
    if (choices) await this.attempt((current) => this.table.api.undo(current.number, choices))
  }

  /** Answer automatically where a series allows only one pick, or only the end of the turn is left. */
  async goOn(): Promise<void> {
    const current = this.current
    if (!current?.own || this.busy || !this.table.isLive || this.refusedAt === this.table.view?.number) return
    if (this.hasNothingLeft(current)) {
      await this.send(['end turn'], true)
      return
    }
    if (!asksForPick(current)) return
    const [only, another] = current.own.offered
    if (!only || another || only.text === 'done') return
    const all = [...this.series.staged, only.text]
    await this.stage(all, this.series.picks)
    // There was no alternative in the whole series, so there is nothing to confirm.
    if (this.series.staged.length === all.length && this.complete && this.series.wasForced) await this.send(all, true)
  }

  /** Only the end of the turn is left, and without cards in hand that is public. */
  private hasNothingLeft(view: View): boolean {
    const [only, another] = view.own?.offered ?? []
    if (another || only?.text !== 'end turn') return false
    return view.own?.hand.length === 0 && this.table.plays && !view.tutorial
  }

  private async stage(staged: string[], picks: number[]): Promise<void> {
    const { view, api } = this.table
    if (!view) return
    this.busy = true
    try {
      const tried = await api.rehearse(view.number, staged)
      const isStale = this.table.api !== api || this.table.view?.number !== view.number
      if (!isStale) this.series.lay(staged, picks, tried.view)
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
    this.busy = true
    this.table.problem = null
    try {
      const wantsView = this.table.status !== 'open'
      const done = await api.choose(view.number, texts, wantsView, () => (this.table.status = 'lost'))
      const after = done.view ?? (await this.table.viewSince(done.number, api))
      this.busy = false // before take, which may answer automatically and be busy again
      this.table.take(after, api)
    } catch (problem) {
      this.refused(problem, byItself)
    }
  }

  /** Any other request that changes the table. */
  async attempt(ask: (view: View) => Promise<View>): Promise<void> {
    const { view, api } = this.table
    if (!view || this.busy) return
    this.busy = true
    this.table.problem = null
    try {
      const after = await ask(view)
      this.busy = false
      this.table.take(after, api)
    } catch (problem) {
      this.refused(problem)
    }
  }

  private refused(problem: unknown, byItself = false): void {
    this.busy = false
    this.refusedAt = this.table.view?.number ?? -1
    this.series.clear()
    const newer = problem instanceof Refusal ? problem.problem.view : null
    // Automatic answers are sent by every open window, and only the first is in time.
    if (!byItself || !newer) this.table.report(problem)
    if (newer) this.table.take(newer)
  }
}
