/** Requests to the host of the tables. A refused one throws Refusal; one without an answer is repeated where that is safe. */
import { settings } from '@/state/settings.svelte'
import { send } from '@/net/host'
import { updates } from './client-version'
import type {
  About,
  Calls,
  ChatLine,
  Chosen,
  ColonyChances,
  Created,
  Hint,
  Line,
  Link,
  NewBrowser,
  NewGame,
  NewOrder,
  Presence,
  Printed,
  Problem,
  Rehearsed,
  ScoreCurve,
  SeatOrders,
  View,
  Why,
} from './types'

type ViewAndPresence = View & { presence: Presence; seat: number }

/** The server refused the request; the message is its sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence)
  }
}

/** No answer came. */
export class Silence extends Error {}

/** Too many requests, or a server that is not available at the moment. */
const PASSING: readonly number[] = [429, 502, 503, 504]
const LONGEST_PAUSE = 5000

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

interface Sent {
  token?: string
  body?: unknown
  /** Whether the answer is needed even by a page that is out of date: it has links that are sent only once. */
  isNeeded?: boolean
  signal?: AbortSignal
}

async function answered(method: string, path: string, { token, body, isNeeded, signal }: Sent = {}): Promise<Response> {
  let response: Response
  try {
    const text = body === undefined ? null : JSON.stringify(body)
    response = await send(path, { method, token: token ?? '', body: text, ...(signal ? { signal } : {}) })
  } catch {
    throw new Silence()
  }
  if (!isNeeded && updates.check(response.headers.get('goa-client'))) return new Promise(() => undefined)
  if (response.ok) return response
  const content: unknown = await response.json().catch(() => null)
  const problem = (content ?? { error: 'no answer', sentence: `${response.status} ${response.statusText}` }) as Problem
  throw new Refusal(response.status, problem)
}

export async function request<T>(method: string, path: string, sent: Sent = {}): Promise<T> {
  const response = await answered(method, path, sent)
  if (response.status === 204) return undefined as T
  try {
    return (await response.json()) as T
  } catch {
    throw new Silence() // the answer was cut off
  }
}

/** Repeat until there is an answer. Only for requests that may arrive twice: those with a key, and those that only read. */
export async function insist<T>(send: () => Promise<T>, onSilence: () => void = () => undefined): Promise<T> {
  for (let pause = 300; ; pause = Math.min(pause * 1.7, LONGEST_PAUSE)) {
    try {
      return await send()
    } catch (problem) {
      const isPassing = problem instanceof Silence || (problem instanceof Refusal && PASSING.includes(problem.status))
      if (!isPassing) throw problem
      onSilence()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

export const speaking = (more: Record<string, string | number> = {}) =>
  new URLSearchParams({
    language: settings.language,
    ...Object.fromEntries(Object.entries(more).map(([k, v]) => [k, String(v)])),
  }).toString()

const create = (path: string, body: unknown) => request<Created>('POST', path, { body, isNeeded: true })

export const about = () => insist(() => request<About>('GET', '/api/about'))
export const makeTable = (game: NewGame) => create('/api/games', game)
export const makeTutorial = (lesson: string) =>
  create('/api/tutorial', { language: settings.language, name: settings.name, lesson })
export const loadRecord = (text: string) => create('/api/records', { text })

export type MailPurpose = 'confirm' | 'stop' | 'block'

/** What the link of a mail is for. Only a confirmation is answered with the table. */
export const followMailLink = (purpose: MailPurpose, token: string) =>
  request<{ game: string } | undefined>('POST', `/api/mail/${purpose}?${speaking()}`, { body: { token } })

/** Requests about one table, by one seat or a spectator. */
export class TableApi {
  constructor(
    readonly game: string,
    readonly token: string,
  ) {}

  private at(path: string, query = speaking()): string {
    return `/api/games/${this.game}/${path}?${query}`
  }

  private read<T>(path: string, query = speaking()): Promise<T> {
    return request<T>('GET', this.at(path, query), { token: this.token })
  }

  private send<T>(path: string, body?: unknown, isNeeded = false): Promise<T> {
    return request<T>('POST', this.at(path), { token: this.token, body, isNeeded })
  }

  view = () => insist(() => this.read<ViewAndPresence>('view'))
  news = (after: number, wait = 25) => this.read<ViewAndPresence | undefined>('view', speaking({ after, wait }))
  lines = (after = 0) => insist(() => this.read<{ number: number; lines: Line[] }>('lines', speaking({ after })))
  printed = () => insist(() => this.read<Printed>('printed'))
  viewAt = (number: number, seat?: number) =>
    insist(() => this.read<View>(`at/${number}`, speaking(seat === undefined ? {} : { seat })))
  curve = () => insist(() => this.read<ScoreCurve>('curve'))
  /** The answer has a view only if it is wanted: with an open socket it comes from there. */
  choose = (after: number, choose: string[], view: boolean, onSilence?: () => void) => {
    const body = { after, choose, key: newKey(), view }
    return insist(() => this.send<Chosen>('choices', body), onSilence)
  }
  rehearse = (after: number, choose: string[]) => insist(() => this.send<Rehearsed>('rehearsal', { after, choose }))
  why = (texts: string[], signal: AbortSignal) => {
    const query = new URLSearchParams({ language: settings.language })
    for (const text of texts) query.append('choose', text)
    return request<Why[]>('GET', this.at('why', query.toString()), { token: this.token, signal })
  }
  odds = () => this.read<ColonyChances[]>('odds')
  hint = () => this.read<Hint>('hint')
  undo = (after: number, choices: number) => this.send<View>('undo', { after, choices })
  answerUndo = (after: number, agree: boolean) => this.send<View>('undo/answer', { after, agree })
  pause = () => this.send<View>('pause')
  resume = () => this.send<View>('resume')
  resign = () => this.send<View>('resign', {})
  back = () => this.send<View>('back')
  nudge = (seat: number) => this.send<View>('nudge', { seat })
  handOver = (seat: number) => this.send<View>('hand-over', { seat })
  /** A new link for a seat. The answer has it only this once. */
  reissue = (seat: number) => this.send<Link>('reissue', { seat }, true)
  /** A new table at a moment of this game, with one person and bots. */
  playOn = (at: number, seat: number, level: string) => this.send<Created>('play-on', { at, seat, level }, true)
  /** A new link for one's own seat in place of all others; only these contacts stay. Asked again, it is the same. */
  renew = (key: string, keep: string[]) => insist(() => this.send<Link>('renew', { key, keep }, true))
  rematch = () => this.send<{ id: string }>('rematch')
  sit = (name: string, colour: string, key: string) =>
    insist(() => this.send<Link>('seats', { name, colour, key }, true))
  say = (text: string) => this.send<unknown>('chat', { text })
  chat = () => this.read<{ messages: ChatLine[] }>('chat')
  orders = () => insist(() => this.read<SeatOrders>('orders'))
  leaveOrder = (order: NewOrder) => this.send<SeatOrders>('orders', order)
  revokeOrder = (id: number) => request<SeatOrders>('DELETE', this.at(`orders/${id}`), { token: this.token })
  calls = () => insist(() => this.read<Calls>('calls'))
  callByMail = (address: string) => this.send<Calls>('calls/mail', { address })
  callByPush = (browser: NewBrowser) => this.send<Calls>('calls/push', browser)
  stopCalling = (id: string) => request<Calls>('DELETE', this.at(`calls/${id}`), { token: this.token })
  note = () => this.read<{ text: string }>('note')
  keepNote = (text: string) => request<{ text: string }>('PUT', this.at('note'), { token: this.token, body: { text } })
  /** The finished game for an embedded view; only the page without a server has them. */
  async pictures(): Promise<string> {
    return (await answered('GET', this.at('pictures'), { token: this.token })).text()
  }

  async record(): Promise<string> {
    return (await answered('GET', this.at('record'), { token: this.token })).text()
  }
}
