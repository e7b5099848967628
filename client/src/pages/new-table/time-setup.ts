/** What can be chosen about time for a new table. */
import type { NewGame } from '@/net/types'

type Clock = NonNullable<NewGame['clock']>

const HOUR = 3600
const DAY = 24 * HOUR

export const CLOCKS: readonly Clock[] = [
  { kind: 'live', seconds: 10 * 60, increment: 10 },
  { kind: 'live', seconds: 20 * 60, increment: 15 },
  { kind: 'live', seconds: 45 * 60, increment: 30 },
  { kind: 'correspondence', seconds: 12 * HOUR, increment: 0 },
  { kind: 'correspondence', seconds: DAY, increment: 0 },
  { kind: 'correspondence', seconds: 3 * DAY, increment: 0 },
  { kind: 'correspondence', seconds: 7 * DAY, increment: 0 },
]

/** Hours for which a table without clocks waits; 0: for ever. */
export const WAITING_HOURS: readonly number[] = [1, 24, 72, 168, 0]

export interface TimeChoice {
  /** An index of CLOCKS; -1 for none. */
  clock: number
  hours: number
  /** The bot that plays for people who are away. */
  level: string
}

export const timeOf = (time: TimeChoice): Pick<NewGame, 'clock' | 'absence_hours' | 'takeover'> => ({
  clock: CLOCKS[time.clock] ?? null,
  absence_hours: time.hours,
  takeover: time.level,
})
