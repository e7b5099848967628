/** The seats of a new table while they are being set up. */
import type { SeatColour } from '@/art/names'
import { say } from '@/i18n/locale.svelte'
import { botNames, guestName } from '@/net/create-table'
import { settings } from '@/state/settings.svelte'
import type { NewSeat } from '@/net/types'

const PEOPLE = ['me', 'here', 'friend', 'open']

export interface Place {
  /** One of PEOPLE, or the level of a bot. */
  who: string
  name: string
  colour: SeatColour
}

const isBot = (who: string): boolean => !PEOPLE.includes(who)

/** Whether this browser plays the seat. */
export const isMine = (place: Place): boolean => place.who === 'me' || place.who === 'here'

export function asSeat(place: Place, index: number): NewSeat {
  const { who, colour } = place
  if (who === 'open') return { kind: 'open', name: '', colour, level: null }
  const name = place.name.trim() || usualName(who, index)
  return isBot(who) ? { kind: 'bot', name, colour, level: who } : { kind: 'human', name, colour, level: null }
}

function usualName(who: string, index: number): string {
  if (isBot(who)) {
    const names = botNames(settings.name)
    return names[index % names.length] ?? ''
  }
  return who === 'me' ? guestName : say('client.new.player', { number: index + 1 })
}
