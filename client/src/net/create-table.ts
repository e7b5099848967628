/** Creates tables and saves their links. */
import { loadRecord, makeTable, makeTutorial, type TableApi } from './api'
import { IS_SHARED } from '@/net/host'
import { say } from '@/i18n/locale.svelte'
import { lessonOffer } from '@/state/lesson-offer.svelte'
import { saveTable, SPECTATOR } from '@/state/saved-tables'
import { router } from '@/state/router.svelte'
import { settings } from '@/state/settings.svelte'
import type { Created, NewGame, NewSeat } from './types'

const BOT_NAMES = ['Beatriz', 'Afonso', 'Inês', 'Vasco']

/** For people who give no name. */
const GUEST_NAMES = ['Diogo', 'Leonor', 'Tomé', 'Catarina', 'Duarte', 'Isabel']
export const guestName = GUEST_NAMES[Math.floor(Math.random() * GUEST_NAMES.length)] ?? 'Diogo'

const plainLetters = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** Whether two names are easily mistaken for each other: Ines and Inês. */
const isAlike = (one: string, other: string): boolean => plainLetters(one) === plainLetters(other)

/** Names for bots at a table with this person. */
export const botNames = (you: string): string[] => BOT_NAMES.filter((name) => !isAlike(name, you))

const bots = (names: string[], level: string): NewSeat[] =>
  names.map((name) => ({ kind: 'bot', name, colour: '', level }))

interface Arrangement {
  /** Seats that this browser plays. The links of the others are shown. */
  mine: number[]
  hotseat?: boolean
  tutorial?: boolean
}

function sitDown(made: Created, game: NewGame | null, { mine, hotseat = false, tutorial = false }: Arrangement): void {
  const own = made.seats.filter((link) => mine.includes(link.seat))
  const others = made.seats.filter((link) => !mine.includes(link.seat))
  const tokens = own.map(({ seat, token }) => ({ seat, token }))
  if (!tokens.length) tokens.push({ seat: SPECTATOR, token: made.spectators.token })
  const links = others.map((link) => ({
    name: game?.seats[link.seat]?.name || say('client.invite.seat', { number: link.seat + 1 }),
    link: link.link,
  }))
  if (made.invitation) links.push({ name: say('client.invite.open'), link: made.invitation.link })
  links.push({ name: say('client.invite.spectators'), link: made.spectators.link })
  saveTable(made.id, { tokens, hotseat, tutorial, invitations: IS_SHARED ? links : [] })
  router.go(`/play/${made.id}`)
}

export async function playNow(level: string): Promise<void> {
  const you = settings.name || guestName
  const others = bots(botNames(you).slice(0, 3), level)
  const seats: NewSeat[] = [{ kind: 'human', name: you, colour: '', level: null }, ...others]
  const game = plain(seats)
  const made = await makeTable(game)
  lessonOffer.maybeMake(made.id)
  sitDown(made, game, { mine: [0] })
}

export async function watchBots(level: string): Promise<void> {
  // Only bots play, so nothing needs to be hidden.
  const game = { ...plain(bots(BOT_NAMES, level)), open_money: true }
  sitDown(await makeTable(game), game, { mine: [] })
}

export async function open(game: NewGame, mine: number[], hotseat: boolean): Promise<void> {
  sitDown(await makeTable(game), game, { mine, hotseat })
}

export const tutorial = (): Promise<void> => lesson('first-round')

/** The table of a lesson, by its name. */
export async function lesson(name: string): Promise<void> {
  sitDown(await makeTutorial(name), null, { mine: [0, 1, 2, 3], tutorial: true })
}

/** This browser plays every person's seat of a loaded record. The links can be passed on. */
export async function load(text: string): Promise<void> {
  const made = await loadRecord(text)
  sitDown(made, null, { mine: made.seats.map((link) => link.seat), hotseat: made.seats.length > 1 })
}

/** This browser takes one seat of a new table at a moment of a finished game. Bots take the others. */
export async function playOn(api: TableApi, at: number, seat: number): Promise<void> {
  sitDown(await api.playOn(at, seat, settings.level), null, { mine: [seat] })
}

export function plain(seats: NewSeat[]): NewGame {
  return {
    seats,
    edition: '2012',
    edition_text: null,
    quick_start: false,
    bonanza: false,
    open_money: false,
    counted_ducats: false,
    hints: true,
    pace: 0.1,
    undo: 'own',
    clock: null,
    takeover: null,
    absence_hours: 24,
    maker: null,
  }
}
