/** Shows what others do at a pace that can be followed. The table goes on meanwhile: only this viewer waits. */
import { isChoice, lengthOf, nextScene, sceneOf, verdictAt, type Scene } from './scene'
import { settings } from '@/state/settings.svelte'
import type { TableStore } from './table-store.svelte'
import type { Line, View } from '@/net/types'

/** Milliseconds to wait for the next choice of a bot's turn. */
const REST_OF_TURN = 700

export class Scenes {
  /** The scene that is on the screen. */
  now = $state.raw<Scene | null>(null)
  isPaused = $state(false)
  /** The last founding that was told: its first line, and its cards; all steps once its result was told. */
  told = { founding: 0, steps: 0 }
  private queue = $state.raw<View[]>([])
  private isSkipping = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Milliseconds from the verdict of a founding to the end of its scene. */
  private held = 0
  /** When each view came that waits. */
  private readonly came = new WeakMap<View, number>()
  /** When the viewer last stopped watching something that does not count as waiting: a founding, or a pause. */
  private since = 0

  constructor(private readonly table: TableStore) {}

  /** The scene that the viewer watches. The viewer's question waits only for the cards of a founding. */
  readonly watched = $derived.by(() =>
    !this.table.isMine && this.table.isLive && !this.table.view?.table.paused ? this.now : null,
  )
  /** Whether something has happened that is not shown yet. */
  readonly isBehind = $derived(this.queue.length > 0)

  /** Whether something is told or will be at once. While a person thinks there is nothing to pause or skip. */
  get isTelling(): boolean {
    const next = this.table.latest?.table
    const isAwaited = this.now !== null || this.isBehind || this.isPaused || next?.seats[next.seat]?.kind === 'bot'
    return settings.speed !== 'off' && isAwaited
  }

  private get isInstant(): boolean {
    return settings.speed === 'off' || document.visibilityState === 'hidden' || !this.table.isLive || this.isSkipping
  }

  /** A view has come. What others chose becomes a scene; it is shown at once if nothing waits before it. */
  add(view: View): void {
    const isOfOthers =
      view.lines.length > 0 && view.lines.every((line) => isChoice(line) && line.seat !== this.table.viewer)
    if (!isOfOthers || (!this.isPaused && (!this.table.view || this.isInstant))) this.table.take(view)
    else {
      this.came.set(view, performance.now())
      this.queue = [...this.queue, view]
      this.table.latest = view
      if (this.isOnTheClock(view)) this.skip()
      else this.schedule()
    }
    if (this.isSkipping && (this.table.isMine || view.table.is_over)) this.isSkipping = false
  }

  /** The newest view that waits. */
  get newest(): View | undefined {
    return this.queue.at(-1)
  }

  /** The lines of what waits up to a number. A view of that number shows them all at once. */
  drain(number: number): Line[] {
    const due = this.queue.filter((view) => view.number <= number)
    if (due.length) this.queue = this.queue.filter((view) => view.number > number)
    return due.flatMap((view) => view.lines)
  }

  /** What the viewer did is a scene too: others wait until a founding has been seen. */
  hold(news: Line[]): void {
    const own = news.filter((line) => isChoice(line) && line.seat === this.table.viewer)
    if (!own.length && news.every(isChoice)) return
    this.end()
    this.isPaused = false
    const scene = sceneOf(own)
    if (scene.isDramatic && !this.isInstant) this.show(scene, lengthOf(scene, settings.speed))
    else this.schedule()
  }

  pause(): void {
    this.isPaused = !this.isPaused
    if (this.isPaused) {
      clearTimeout(this.timer)
      this.timer = undefined
    } else {
      this.since = performance.now()
      this.next()
    }
  }

  /** Show the present, and do not stop before the viewer's own turn. */
  skip(): void {
    this.isPaused = false
    this.table.onSkip?.()
    const { newest } = this
    const present = (newest ?? this.table.view)?.table
    this.isSkipping = this.table.plays && present?.seat !== this.table.viewer && !present?.is_over
    if (newest) this.table.take(newest)
    this.end()
  }

  end(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.now = null
  }

  private schedule(): void {
    if (!this.isPaused && !this.now) this.next()
  }

  /** Show the next scene. Of a bot's turn the rest is awaited, because it comes at once. */
  private next(isRestDue = false): void {
    const { now } = this
    const changed = now && this.viewAfter(now)
    if (changed) {
      this.table.take(changed) // the verdict of a founding has landed
      this.show(now, this.held)
      return
    }
    if (now?.isDramatic) this.since = performance.now()
    this.end()
    const turns = this.turns()
    const last = turns[0]?.at(-1)
    if (!last) return
    if (turns.length === 1 && !isRestDue && this.awaitsRest(last)) {
      this.timer = setTimeout(() => this.next(true), REST_OF_TURN)
      return
    }
    const waiting = turns.map((turn) => sceneOf(turn.flatMap((view) => view.lines)))
    // The turn before the viewer's own is seen beside the question of the viewer.
    if (turns.length > 1 && this.queue.at(-1)?.table.seat === this.table.viewer) waiting.pop()
    const late = this.table.plays ? performance.now() - Math.max(this.since, this.came.get(last) ?? 0) : -Infinity
    const { scene, length } = nextScene(waiting, settings.speed, late)
    if (scene.isFounding) {
      const cards = verdictAt(scene, settings.speed)
      this.held = length - cards
      this.table.take({ ...this.table.view!, lines: scene.lines })
      this.show(scene, cards)
    } else {
      this.table.take(this.viewAfter(scene)!)
      this.show(scene, length)
    }
  }

  /** The view after a scene, if it waits. Its lines wait too. */
  private viewAfter({ lines }: Scene): View | null {
    const last = this.queue.findLast((view) => view.number <= (lines.at(-1)?.number ?? 0))
    return last ? { ...last, lines: [] } : null
  }

  /** The views that wait, by turn. */
  private turns(): View[][] {
    const turns: View[][] = []
    for (const view of this.queue) {
      const seat = turns.at(-1)?.at(-1)?.lines.at(-1)?.seat
      if (view.lines.every((line) => line.seat === seat)) turns.at(-1)?.push(view)
      else turns.push([view])
    }
    return turns
  }

  /** While the viewer's own live clock runs, no scenes of others are shown. */
  private isOnTheClock = ({ table: { clocks } }: View): boolean =>
    clocks?.kind === 'live' && this.table.plays && clocks.running === this.table.viewer

  private awaitsRest({ lines, table: { seat, seats, is_over } }: View): boolean {
    return lines.at(-1)?.seat === seat && seats[seat]?.kind === 'bot' && !is_over && !this.isInstant
  }

  private show(scene: Scene, length: number): void {
    this.now = scene
    if (!this.isPaused) this.timer = setTimeout(() => this.next(), this.isInstant ? 0 : length)
  }
}
