/** Answers about the open question: a hint, and why something cannot be chosen. Dropped when the table changes. */
import type { TableStore } from './table-store.svelte'
import type { Hint, Why } from '@/net/types'

const MOST_REASONS = 2

export class Advice {
  hint = $state.raw<Hint | null>(null)
  private reasons = new Map<string, Why>()
  private asking = new AbortController()

  constructor(private readonly table: TableStore) {}

  forget(): void {
    this.hint = null
    this.reasons.clear()
    this.stopAsking()
  }

  /** The question is being answered: reasons that are still on their way would be refused. */
  stopAsking(): void {
    this.asking.abort()
    this.asking = new AbortController()
  }

  async ask(): Promise<void> {
    const isSameQuestion = this.question()
    const hint = await this.table.api.hint()
    if (isSameQuestion()) this.hint = hint
  }

  /** Each reason is requested once until the table changes. */
  async whyNot(texts: readonly string[]): Promise<Why[]> {
    if (this.table.choosing.series.staged.length) return [] // the server knows the position before the staged picks
    const unknown = texts.filter((text) => !this.reasons.has(text))
    if (unknown.length && this.table.view?.own) {
      const isSameQuestion = this.question()
      try {
        const found = await this.table.api.why(unknown, this.asking.signal)
        if (!isSameQuestion()) return []
        for (const why of found) this.reasons.set(why.choice, why)
      } catch {
        return [] // the tooltip does without
      }
    }
    const found = texts.flatMap((text) => this.reasons.get(text) ?? [])
    // "Not now" is only shown if there is no better reason.
    const better = found.filter((each) => each.key !== 'refusal.not_now')
    return better.length ? better.slice(0, MOST_REASONS) : found.slice(0, 1)
  }

  private question(): () => boolean {
    const { api, view } = this.table
    return () => this.table.api === api && this.table.view?.number === view?.number
  }
}
