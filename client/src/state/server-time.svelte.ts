/** The time at the server. Clocks count by it, because the clock of a device may be wrong. */
import { createSubscriber } from 'svelte/reactivity'

const TICK = 500

class ServerTime {
  /** Milliseconds by which the server is ahead of this device. */
  private ahead = $state(0)
  /** Ticks only while something on the screen shows the time. */
  private readonly subscribe = createSubscriber((update) => {
    const timer = setInterval(update, TICK)
    return () => clearInterval(timer)
  })

  /** Seconds since 1970. */
  get now(): number {
    this.subscribe()
    return (Date.now() + this.ahead) / 1000
  }

  /** The server just said what time it is. */
  learn(now: number): void {
    this.ahead = now * 1000 - Date.now()
  }
}

export const serverTime = new ServerTime()
