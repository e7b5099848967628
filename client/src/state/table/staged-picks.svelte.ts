/** Picks that are chosen but not sent, and the view of the table after them. */
import type { Offered, View } from '@/net/types'

/** Whether the seat is asked for one of several picks. They are laid out first and sent together. */
export const asksForPick = (view: View): boolean =>
  view.question.is_series && view.own !== null && view.table.seat === view.own.seat

/** What can be picked next: the picks that the rules ask for now, and those that fit before the staged ones. */
export const pickable = (view: View): Offered[] => [
  ...(asksForPick(view) ? (view.own?.offered ?? []) : []),
  ...(view.own?.earlier_picks ?? []),
]

export class StagedPicks {
  /** In the order of the rules, which may differ from the order in which they were picked. */
  staged = $state.raw<string[]>([])
  rehearsal = $state.raw<View | null>(null)
  /** Why the staged picks have no rehearsal. */
  why = $state<string>()
  /** What was staged before each pick that had an alternative. The other picks were automatic. */
  before = $state.raw<string[][]>([])

  readonly wasForced = $derived(this.before.length === 0)

  lay(staged: string[], before: string[][], rehearsal: View | null, why?: string): void {
    this.staged = staged
    this.before = before
    this.rehearsal = rehearsal
    this.why = why
  }

  clear(): void {
    this.lay([], [], null)
  }

  /** The same with one more pick, made in this view. */
  beforeWith(current: View): string[][] {
    return pickable(current).length === 1 ? this.before : [...this.before, this.staged]
  }

  /** Without the last pick that had an alternative, and what followed from it. */
  withoutLast(): { staged: string[]; before: string[][] } {
    return { staged: this.before.at(-1) ?? [], before: this.before.slice(0, -1) }
  }

  /** The rules ask for no further pick, or the next one would reveal something. */
  isComplete(seat: number): boolean {
    if (!this.staged.length) return false
    return this.rehearsal === null || this.rehearsal.table.seat !== seat || !asksForPick(this.rehearsal)
  }

  /** Nothing more can be picked, not even before the staged ones. */
  isFull(seat: number): boolean {
    return this.isComplete(seat) && !(this.rehearsal && pickable(this.rehearsal).length)
  }
}
