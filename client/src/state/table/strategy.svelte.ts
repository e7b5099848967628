/** A question of strategy: the first click is an answer, which is not sent. Then the bots' ratings are shown. */
import type { TableStore } from './table-store.svelte'

export class Strategy {
  /** The text of the choice that was clicked. */
  answer = $state<string | null>(null)
  /** Whether the game is played on from here. */
  private isOver = $state(false)

  constructor(private readonly table: TableStore) {}

  readonly rated = $derived.by(() => (this.isOver ? [] : (this.table.view?.tutorial?.rated ?? [])))
  readonly isAsked = $derived.by(() => this.rated.length > 0 && this.table.isLive)
  readonly theme = $derived.by(() => this.table.view?.tutorial?.key ?? '')

  /** Whether the choice was the answer to a question, and is not to be sent. */
  takes(text: string): boolean {
    if (!this.isAsked) return false
    this.answer = text
    return true
  }

  askAgain(): void {
    this.answer = null
  }

  /** Play on with the answer. */
  async playOn(): Promise<void> {
    const text = this.answer
    this.isOver = true
    this.answer = null
    if (text) await this.table.choosing.choose(text)
  }
}
