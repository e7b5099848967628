/** Shows what others do at a pace that can be followed. The table goes on meanwhile: only this viewer waits. */
import { isChoice, lengthOf, sceneOf, type Scene } from './scene'
import { settings } from '@/state/settings.svelte'
import type { TableStore } from './table-store.svelte'
import type { Line, View } from '@/net/types'

/** Milliseconds to wait for the rest of a bot's turn. */
const REST_OF_TURN = 700

export class Scenes {
  /** The scene that is on the screen. */
  now = $state.raw<Scene | null>(null)
  /** Milliseconds that it is shown. */
  length = $state(0)
  isPaused = $state(false)
  private queue = $state.raw<View[]>([])
  private isSkipping = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private arrived = 0
  /** Milliseconds since the viewer's own last choice. */
  private spent = 0

  constructor(private readonly table: TableStore) {}

  /** The number of the last line of a founding that was told card by card. It is not told again. */
  told = $state(-1)

  /** The scene that the viewer watches. The viewer's question never waits for it. */
  readonly watched = $derived.by(() =>
    !this.table.isMine && this.table.isLive && !this.table.view?.table.paused ? this.now : null,
  )
  /** Whether something has happened that is not shown yet. */
  readonly isBehind = $derived(this.queue.length > 0)
  /** Whether others are being watched, so that there is something to pause or to skip. */
  readonly isPlaying = $derived(this.isBehind || this.now !== null)

  private get isInstant(): boolean {
    return settings.speed === 'off' || document.visibilityState === 'hidden' || !this.table.isLive || this.isSkipping
  }

  /** A view has come. It is shown at once if nothing waits before it and nobody is to be followed. */
  add(view: View): void {
    const { view: shown, viewer } = this.table
    const others = view.lines.filter((line) => isChoice(line) && line.seat !== viewer)
    const isOwn = view.lines.some((line) => line.seat === viewer || !isChoice(line))
    const isBot = others.every((line) => view.table.seats[line.seat]?.kind === 'bot')
    if (isOwn || !others.length) this.table.take(view)
    else if (!this.isPaused && (!shown || this.isInstant || (!isBot && !this.isPlaying))) this.table.take(view)
    else {
      if (!this.queue.length) this.arrived = performance.now()
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
    this.spent = 0
    const scene = sceneOf(this.table.viewer, own)
    if (scene.isDramatic && !this.isInstant) this.show(scene)
    else this.schedule()
  }

  pause(): void {
    this.isPaused = !this.isPaused
    if (this.isPaused) {
      clearTimeout(this.timer)
      this.timer = undefined
    } else this.next()
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

  /** The next scene at once, also while paused. */
  forward(): void {
    this.table.onSkip?.()
    this.next()
  }

  end(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.now = null
  }

  private schedule(): void {
    if (!this.isPaused && this.timer === undefined && !this.now) this.next()
  }

  /** Show the next scene: the views of one seat, up to the end of its turn. */
  private next(): void {
    this.end()
    const first = this.queue[0]
    if (!first) return
    const seat = first.lines.find(isChoice)?.seat ?? -1
    let length = 1
    while (this.goesOn(this.queue[length - 1]!, seat) && this.isOf(this.queue[length], seat)) length += 1
    const last = this.queue[length - 1]!
    const isWhole = !this.goesOn(last, seat) || this.queue.length > length
    const waited = performance.now() - this.arrived
    if (!isWhole && waited < REST_OF_TURN && !this.isInstant) {
      this.timer = setTimeout(() => this.next(), Math.min(60, REST_OF_TURN - waited))
      return
    }
    const shown = this.queue.slice(0, length)
    const rest = this.queue.slice(length)
    const lines = shown.flatMap((view) => view.lines)
    this.queue = rest
    this.table.take({ ...last, lines })
    this.arrived = performance.now()
    this.show(sceneOf(seat, lines))
  }

  /** While the viewer's own live clock runs, no scenes of others are shown. */
  private isOnTheClock = ({ table: { clocks } }: View): boolean =>
    clocks?.kind === 'live' && this.table.plays && clocks.running === this.table.viewer
  private goesOn = (view: View, seat: number): boolean => view.table.seat === seat && !view.table.is_over
  private isOf = (view: View | undefined, seat: number): boolean =>
    view !== undefined && view.lines.every((line) => line.seat === seat)

  private show(scene: Scene): void {
    this.now = scene
    const isBounded = this.table.plays && !scene.isDramatic
    this.length = this.isInstant ? 0 : lengthOf(scene, settings.speed, this.spent, isBounded)
    if (isBounded) this.spent += this.length
    if (!this.isPaused) this.timer = setTimeout(() => this.next(), this.length)
  }
}
