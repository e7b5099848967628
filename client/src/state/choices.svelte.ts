/** Choosing: the picks of a series are laid out first and confirmed together; everything else is sent at once. */
import { Refusal } from '@/net/api'
import { asksForPick, Series } from './staged-picks.svelte'
import type { TableStore } from './table-store.svelte'
import type { Offered, View } from '@/net/types'

export class Choosing {
  busy = $state(false)
  readonly series = new Series()
  /** The number at which something was refused: nothing goes on by itself there, or it would be refused for ever. */
  private refusedAt = -1

  constructor(private readonly table: TableStore) {}

  /** The picks have come to an end and wait for nothing but to be confirmed. */
  readonly complete = $derived.by(() => this.series.isComplete(this.table.eyes))
  /** Whether somebody has to say yes to the staged picks; not where every one of them was the only one. */
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
  /** Whether the last choice can be taken back only if the others agree. */
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
    // One pick that settles it all is no series: it is made, and can be undone.
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
    if (choices) await this.attempt((current) => this.table.door.undo(current.number, choices))
  }

  /** A question of the kind that is staged, with one answer only, is answered by itself. */
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
    // Nothing was left to the player in the whole series, so there is nothing to confirm.
    if (this.series.staged.length === all.length && this.complete && this.series.wasForced) await this.send(all, true)
  }

  /** Nothing but the end of the turn is left, and everybody can see that: there is no card in hand. */
  private hasNothingLeft(view: View): boolean {
    const [only, another] = view.own?.offered ?? []
    if (another || only?.text !== 'end turn') return false
    return view.own?.hand.length === 0 && this.table.plays && !view.tutorial
  }

  private async stage(staged: string[], picks: number[]): Promise<void> {
    const { view, door } = this.table
    if (!view) return
    this.busy = true
    try {
      const tried = await door.rehearse(view.number, staged)
      const isStale = this.table.door !== door || this.table.view?.number !== view.number
      if (!isStale) this.series.lay(staged, picks, tried.view)
    } catch (problem) {
      this.refused(problem)
      return
    }
    this.busy = false
    if (!this.complete) await this.goOn()
  }

  private async send(texts: string[], byItself = false): Promise<void> {
    const { view, door } = this.table
    if (!view) return
    this.busy = true
    this.table.problem = null
    try {
      const wantsView = this.table.status !== 'open'
      const done = await door.choose(view.number, texts, wantsView, () => (this.table.status = 'lost'))
      const after = done.view ?? (await this.table.viewSince(done.number, door))
      this.busy = false // before take, which may go on by itself and be busy again
      this.table.take(after, door)
    } catch (problem) {
      this.refused(problem, byItself)
    }
  }

  /** Whatever else is asked of the server that changes the table. */
  async attempt(ask: (view: View) => Promise<View>): Promise<void> {
    const { view, door } = this.table
    if (!view || this.busy) return
    this.busy = true
    this.table.problem = null
    try {
      const after = await ask(view)
      this.busy = false
      this.table.take(after, door)
    } catch (problem) {
      this.refused(problem)
    }
  }

  private refused(problem: unknown, byItself = false): void {
    this.busy = false
    this.refusedAt = this.table.view?.number ?? -1
    this.series.clear()
    const newer = problem instanceof Refusal ? problem.problem.view : null
    // What goes on by itself does so in every window that is open; only the first is in time.
    if (!byItself || !newer) this.table.report(problem)
    if (newer) this.table.take(newer)
  }
}
