/** What was agreed on about time at a table, in words. */
import { say } from '@/i18n/locale.svelte'
import type { Absence, Clocks } from '@/net/types'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How much time people have. */
export function termsOf({ kind, seconds, increment }: Pick<Clocks, 'kind' | 'seconds' | 'increment'>): string {
  if (kind === 'live')
    return say('client.clock.live_terms', { minutes: Math.round(seconds / MINUTE), seconds: increment })
  return say('client.clock.slow_terms', { time: inWords(seconds) })
}

/** What may happen to a person who lets the table wait; maker is null for the viewer's own table. */
export function absenceTerms({ seconds }: Absence, maker: string | null): string {
  const time = inWords(seconds)
  return maker === null ? say('client.absence.own_terms', { time }) : say('client.absence.terms', { time, maker })
}

/** 3 days, 12 hours, 5 minutes: the largest unit that fits. */
export function inWords(seconds: number): string {
  if (seconds >= DAY) return say('client.clock.days', { days: Math.floor(seconds / DAY) })
  if (seconds >= HOUR) return say('client.clock.hours', { hours: Math.floor(seconds / HOUR) })
  return say('client.clock.minutes', { minutes: Math.max(1, Math.floor(seconds / MINUTE)) })
}
