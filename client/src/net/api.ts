/** Requests to the server: every refusal is a Refusal, every silence is tried again where that is safe. */
import { settings } from '@/state/settings.svelte'
import type {
  About,
  Chosen,
  Created,
  Hint,
  Line,
  Link,
  NewGame,
  Odds,
  Presence,
  Printed,
  Problem,
  Rehearsed,
  Saying,
  View,
  Why,
} from './types'

type ViewAndPresence = View & { presence: Presence }

/** What the server said no to, in its own sentence. */
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

/** Too fast, or somebody on the way is not there at the moment. */
const PASSING: readonly number[] = [429, 502, 503, 504]
const LONGEST_PAUSE = 5000

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

async function answered(method: string, path: string, token?: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Silence()
  }
  if (response.ok) return response
  const content: unknown = await response.json().catch(() => null)
  const problem = (content ?? { error: 'no answer', sentence: `${response.status} ${response.statusText}` }) as Problem
  throw new Refusal(response.status, problem)
}

async function request<T>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
  const response = await answered(method, path, token, body)
  if (response.status === 204) return undefined as T
  try {
    return (await response.json()) as T
  } catch {
    throw new Silence() // it broke off half way
  }
}

/** Send until there is an answer. Only for requests that may arrive twice: those with a key, and those that read. */
async function insist<T>(send: () => Promise<T>, onSilence: () => void = () => undefined): Promise<T> {
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

const speaking = (more: Record<string, string | number> = {}) =>
  new URLSearchParams({
    language: settings.language,
    ...Object.fromEntries(Object.entries(more).map(([k, v]) => [k, String(v)])),
  }).toString()

export const about = () => request<About>('GET', '/api/about')
export const makeTable = (game: NewGame) => request<Created>('POST', '/api/games', undefined, game)
export const makeTutorial = () =>
  request<Created>('POST', '/api/tutorial', undefined, { language: settings.language, name: settings.name })
export const loadRecord = (text: string) => request<Created>('POST', '/api/records', undefined, { text })

/** One seat at one table, or a spectator. */
export class Door {
  constructor(
    readonly game: string,
    readonly token: string,
  ) {}

  private at(path: string, query = speaking()): string {
    return `/api/games/${this.game}/${path}?${query}`
  }

  view = () => insist(() => request<ViewAndPresence>('GET', this.at('view'), this.token))
  news = (after: number, wait = 25) =>
    request<ViewAndPresence | undefined>('GET', this.at('view', speaking({ after, wait })), this.token)
  lines = (after = 0) =>
    insist(() => request<{ number: number; lines: Line[] }>('GET', this.at('lines', speaking({ after })), this.token))
  printed = () => insist(() => request<Printed>('GET', this.at('printed'), this.token))
  viewAt = (number: number, seat?: number) =>
    insist(() =>
      request<View>('GET', this.at(`at/${number}`, speaking(seat === undefined ? {} : { seat })), this.token),
    )
  /** The answer has a view only if it is wanted: with an open socket it comes from there. */
  choose = (after: number, choose: string[], view: boolean, onSilence?: () => void) => {
    const body = { after, choose, key: newKey(), view }
    return insist(() => request<Chosen>('POST', this.at('choices'), this.token, body), onSilence)
  }
  rehearse = (after: number, choose: string[]) =>
    insist(() => request<Rehearsed>('POST', this.at('rehearsal'), this.token, { after, choose }))
  why = (texts: string[]) => {
    const query = new URLSearchParams({ language: settings.language })
    for (const text of texts) query.append('choose', text)
    return request<Why[]>('GET', this.at('why', query.toString()), this.token)
  }
  odds = () => request<Odds[]>('GET', this.at('odds'), this.token)
  hint = () => request<Hint>('GET', this.at('hint'), this.token)
  undo = (after: number, choices: number) => request<View>('POST', this.at('undo'), this.token, { after, choices })
  answerUndo = (after: number, agree: boolean) =>
    request<View>('POST', this.at('undo/answer'), this.token, { after, agree })
  pause = () => request<View>('POST', this.at('pause'), this.token)
  resume = () => request<View>('POST', this.at('resume'), this.token)
  resign = () => request<View>('POST', this.at('resign'), this.token, {})
  rematch = () => request<{ id: string }>('POST', this.at('rematch'), this.token)
  sit = (name: string, colour: string, key: string) =>
    insist(() => request<Link>('POST', this.at('seats'), this.token, { name, colour, key }))
  say = (text: string) => request<unknown>('POST', this.at('chat'), this.token, { text })
  chat = () => request<{ sayings: Saying[] }>('GET', this.at('chat'), this.token)
  note = () => request<{ text: string }>('GET', this.at('note'), this.token)
  keepNote = (text: string) => request<{ text: string }>('PUT', this.at('note'), this.token, { text })
  async record(): Promise<string> {
    return (await answered('GET', this.at('record'), this.token)).text()
  }
}
