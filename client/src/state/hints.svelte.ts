/** What was asked about the open question, as long as it stands: a hint, and why something cannot be chosen. */
import type { TableStore } from './table-store.svelte'
import type { Hint, Why } from '@/net/types'

const MOST_REASONS = 2

export class Advice {
  hint = $state.raw<Hint | null>(null)
  private reasons = new Map<string, Why>()

  constructor(private readonly table: TableStore) {}

  forget(): void {
    this.hint = null
    this.reasons.clear()
  }

  async ask(): Promise<void> {
    const isSameQuestion = this.question()
    const hint = await this.table.door.hint()
    if (isSameQuestion()) this.hint = hint
  }

  /** Each reason is asked for once and remembered until the table changes. */
  async whyNot(texts: readonly string[]): Promise<Why[]> {
    const unknown = texts.filter((text) => !this.reasons.has(text))
    if (unknown.length && this.table.view?.own) {
      const isSameQuestion = this.question()
      try {
        const found = await this.table.door.why(unknown)
        if (!isSameQuestion()) return []
        for (const why of found) this.reasons.set(why.choice, why)
      } catch {
        return [] // an explanation less is no harm
      }
    }
    const found = texts.flatMap((text) => this.reasons.get(text) ?? [])
    // That something is not asked for now is said once, and only if there is nothing better to say.
    const better = found.filter((each) => each.key !== 'refusal.not_now')
    return better.length ? better.slice(0, MOST_REASONS) : found.slice(0, 1)
  }

  private question(): () => boolean {
    const { door, view } = this.table
    return () => this.table.door === door && this.table.view?.number === view?.number
  }
}
