/** Picks that are chosen but not sent, and the view of the table after them. */
import type { View } from '@/net/types'

/** Whether the seat is asked for one of several picks. They are laid out first and sent together. */
export const asksForPick = (view: View): boolean =>
  view.question.is_series && view.own !== null && view.table.seat === view.own.seat

export class StagedPicks {
  staged = $state.raw<string[]>([])
  rehearsal = $state.raw<View | null>(null)
  /** For each pick with an alternative, how many picks came before it. The other picks were automatic. */
  picks = $state.raw<number[]>([])

  readonly wasForced = $derived(this.picks.length === 0)
  /** How many picks remain if the last one with an alternative is undone, together with those that followed. */
  readonly lengthBeforeLast = $derived(this.picks.at(-1) ?? 0)

  lay(staged: string[], picks: number[], rehearsal: View | null): void {
    this.staged = staged
    this.picks = picks
    this.rehearsal = rehearsal
  }

  clear(): void {
    this.lay([], [], null)
  }

  /** The same with one more pick, made in this view. */
  picksWith(current: View): number[] {
    return current.own?.offered.length === 1 ? this.picks : [...this.picks, this.staged.length]
  }

  withoutLast(): { staged: string[]; picks: number[] } {
    return { staged: this.staged.slice(0, this.lengthBeforeLast), picks: this.picks.slice(0, -1) }
  }

  /** The seat is asked for no further pick, or the next one would reveal something. */
  isComplete(seat: number): boolean {
    if (!this.staged.length) return false
    return this.rehearsal === null || this.rehearsal.table.seat !== seat || !asksForPick(this.rehearsal)
  }
}
