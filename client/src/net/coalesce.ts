/** Joins views that come in quick succession, so that the page is drawn once for all of them. */
import type { View } from './types'

const MILLISECONDS = 12

export class ViewCoalescer {
  private waiting: View | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly draw: (view: View) => void) {}

  add(view: View): void {
    const before = this.waiting
    this.waiting = before ? { ...view, lines: [...before.lines, ...view.lines] } : view
    if (!before) this.timer = setTimeout(() => this.drawNow(), MILLISECONDS)
  }

  forget(): void {
    clearTimeout(this.timer)
    this.waiting = null
  }

  /** Draw without waiting for more views. */
  drawNow(): void {
    clearTimeout(this.timer)
    const newest = this.waiting
    this.waiting = null
    if (newest) this.draw(newest)
  }
}
