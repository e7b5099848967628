/** Joins views that come in quick succession, so that the page is drawn once for all of them. */
import type { View } from './types'

const MILLISECONDS = 12
const LONGEST_FRAME = 200 // a page in the background draws no frames

export class ViewCoalescer {
  private waiting: View | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  /** A view was drawn, and its frame is not on the screen yet. The next view would only delay it. */
  private isDrawing = false

  constructor(
    private readonly draw: (view: View) => void,
    private readonly onceShown: (then: () => void) => void = afterFrame,
  ) {}

  add(view: View): void {
    const before = this.waiting
    this.waiting = before ? { ...view, lines: [...before.lines, ...view.lines] } : view
    if (!before && !this.isDrawing) this.timer = setTimeout(() => this.drawNow(), MILLISECONDS)
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
    if (!newest) return
    this.draw(newest)
    if (this.isDrawing) return
    this.isDrawing = true
    this.onceShown(() => {
      this.isDrawing = false
      this.drawNow()
    })
  }
}

function afterFrame(then: () => void): void {
  let isDone = false
  const once = () => {
    if (!isDone) then()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, LONGEST_FRAME)
}
