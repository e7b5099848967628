/** Which game of one's own to answer first. */
import type { MyGame } from '@/net/types'

/** Seconds since 1970 when the time of the line's own seat ends; null if its clock does not run. */
export const deadline = (line: MyGame): number | null => (line.awaited === line.seat ? line.expires : null)

/** Games whose time ends come first, the earliest end before the others; then those that have waited longest. */
export function byUrgency(one: MyGame | undefined, other: MyGame | undefined): number {
  const ends = (line: MyGame | undefined) => (line && deadline(line)) ?? Infinity
  const [first, second] = [ends(one), ends(other)]
  return first === second ? (one?.since ?? 0) - (other?.since ?? 0) : first - second
}
