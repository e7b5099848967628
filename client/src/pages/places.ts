/** The places at a new table, as they are being arranged. */
import type { SeatColour } from '@/art/things'
import { say } from '@/i18n/locale.svelte'
import { botName, guestName, LEVELS, type Level } from '@/net/create-table'
import type { NewSeat } from '@/net/types'

export type Who = 'me' | 'here' | 'friend' | 'open' | Level

export interface Place {
  who: Who
  name: string
  colour: SeatColour
}

const isBot = (who: Who): who is Level => (LEVELS as readonly string[]).includes(who)

/** Whether this browser plays it. */
export const isMine = (place: Place): boolean => place.who === 'me' || place.who === 'here'

export function asSeat(place: Place, index: number): NewSeat {
  const { who, colour } = place
  if (who === 'open') return { kind: 'open', name: '', colour, level: null }
  const name = place.name.trim() || usualName(who, index)
  return isBot(who) ? { kind: 'bot', name, colour, level: who } : { kind: 'human', name, colour, level: null }
}

function usualName(who: Who, index: number): string {
  if (isBot(who)) return botName(index)
  return who === 'me' ? guestName : say('client.new.player', { number: index + 1 })
}
