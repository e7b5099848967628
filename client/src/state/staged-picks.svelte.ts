/** Picks that are chosen but not sent, and how the table would stand after them. */
import type { View } from '@/net/types'

/** Whether the seat is asked for one of several picks. They are laid out first and sent together. */
export const asksForPick = (view: View): boolean =>
  view.question.is_series && view.own !== null && view.table.seat === view.own.seat

export class Series {
  staged = $state.raw<string[]>([])
  rehearsal = $state.raw<View | null>(null)
  /** How many picks lay there before each one that was really chosen; the others were the only ones possible. */
  picks = $state.raw<number[]>([])

  readonly wasForced = $derived(this.picks.length === 0)
  /** How many picks are left if the last chosen one is taken back, and all that followed from it. */
  readonly lengthBeforeLast = $derived(this.picks.at(-1) ?? 0)

  lay(staged: string[], picks: number[], rehearsal: View | null): void {
    this.staged = staged
    this.picks = picks
    this.rehearsal = rehearsal
  }

  clear(): void {
    this.lay([], [], null)
  }

  /** The picks, with one more that somebody makes where the table stands like this. */
  picksWith(current: View): number[] {
    return current.own?.offered.length === 1 ? this.picks : [...this.picks, this.staged.length]
  }

  withoutLast(): { staged: string[]; picks: number[] } {
    return { staged: this.staged.slice(0, this.lengthBeforeLast), picks: this.picks.slice(0, -1) }
  }

  /** Nothing more of the kind is asked of this seat, or what comes next would show something. */
  isComplete(seat: number): boolean {
    if (!this.staged.length) return false
    return this.rehearsal === null || this.rehearsal.table.seat !== seat || !asksForPick(this.rehearsal)
  }
}
