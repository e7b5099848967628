/** Seconds that are left, as a clock shows them. */
import type { Clocks } from '@/net/types'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How many seconds a seat has left. */
export function secondsLeft(clocks: Clocks, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0
  if (clocks.running !== seat) return left
  return Math.max(0, Math.min(left, left - (now - clocks.since)))
}

/** Whether a seat should hurry: a tenth of its time is left, but at least half a minute and at most two hours. */
export function isLow(clocks: Clocks, seconds: number): boolean {
  return seconds <= Math.max(30, Math.min(clocks.seconds / 10, 2 * HOUR))
}

export type ClockText =
  | { key: 'client.clock.days_hours'; values: { days: number; hours: number } }
  | { key: 'client.clock.hours_minutes'; values: { hours: number; minutes: string } }
  | { text: string }

/** 2 d 5 h, 5 h 12 min, or 9:58. A second that has begun is counted. */
export function clockText(seconds: number): ClockText {
  const whole = Math.ceil(seconds)
  const hours = Math.floor(whole / HOUR)
  const minutes = Math.floor((whole % HOUR) / MINUTE)
  if (whole >= DAY) {
    return { key: 'client.clock.days_hours', values: { days: Math.floor(whole / DAY), hours: hours % 24 } }
  }
  if (whole >= HOUR) {
    return { key: 'client.clock.hours_minutes', values: { hours, minutes: String(minutes).padStart(2, '0') } }
  }
  return { text: `${minutes}:${String(whole % MINUTE).padStart(2, '0')}` }
}
