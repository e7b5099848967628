/** What answers requests and sends the news of tables: here a worker of the page, instead of the server. */
import type { TableApi } from '@/net/api'
import type { Listener } from '@/net/connection'
import type { HostRequest } from '@/net/host'
import type { SocketMessage } from '@/net/types'
import { settings } from '@/state/settings.svelte'
import { answerOfLastVisit, learnAnswer, learnNews } from './last-view'
import type { FromHost, ToHost } from './messages'
import { siteState } from './site-state.svelte'

/** The tables are in this browser, so there are no links for people at other screens. */
export const IS_SHARED: boolean = false

let worker: Worker | undefined
let count = 0
const waiting = new Map<number, { sent: ToHost; resolve: (response: Response) => void }>()
const listeners = new Map<string, (message: SocketMessage) => void>()

/** Waits while Python is loading, unless the last visit knows how the table looks. */
export function send(path: string, { method, token, body }: HostRequest): Promise<Response> {
  const known = method === 'GET' && siteState.step !== 'ready' ? answerOfLastVisit(path, token) : null
  if (known !== null) return Promise.resolve(response(200, known, false))
  const id = (count += 1)
  return answered(id, { type: 'request', id, method, path, token, body: body ?? '' })
}

/** The record of a game that may still be going on. */
export async function rescue(game: string): Promise<string> {
  const id = (count += 1)
  return (await answered(id, { type: 'rescue', id, game })).text()
}

export function listen(api: TableApi, listener: Listener): { close: () => void } {
  const name = String((count += 1))
  const { game, token } = api
  const { language } = settings
  listeners.set(name, (message) => {
    if (message.type === 'error') {
      listener.onStatus('refused')
      listener.onRefused(message)
      return
    }
    listener.onStatus('open')
    if (message.type === 'view') {
      learnNews(token, language, message)
      listener.onView(message)
    } else if (message.type === 'presence') listener.onPresence(message)
  })
  tell({ type: 'listen', name, game, token, after: listener.after(), language })
  listener.onStatus('open') // nothing can be lost on the way to a worker; the notice tells that Python is loading
  return {
    close: () => {
      listeners.delete(name)
      tell({ type: 'stop', name })
    },
  }
}

/** Every page has a hash, so that any folder of any web space will do. */
export const addressOf = (path: string): string => `#${path.replace('/#', '')}`

export function currentPath(): string {
  const path = location.hash.slice(1) || '/'
  return path.startsWith('/play/') || path === '/' ? path : `/#${path}`
}

/** Load Python, unless that has begun. */
export function start(): Worker {
  return (worker ??= started())
}

function answered(id: number, sent: ToHost): Promise<Response> {
  return new Promise((resolve) => {
    waiting.set(id, { sent, resolve })
    tell(sent)
  })
}

function tell(message: ToHost): void {
  start().postMessage(message)
}

function started(): Worker {
  const made = new Worker(new URL('./workers/host-worker.ts', import.meta.url), { type: 'module' })
  made.onmessage = ({ data }: MessageEvent<FromHost>) => heard(data)
  made.onerror = (event) => siteState.failed(event.message)
  siteState.loading(0, 1)
  return made
}

function heard(message: FromHost): void {
  if (message.type === 'answer') {
    const { id, status, text, isFile } = message
    const { sent, resolve } = waiting.get(id) ?? {}
    if (sent?.type === 'request' && sent.method === 'GET' && status === 200) learnAnswer(sent.path, sent.token, text)
    resolve?.(response(status, text, isFile))
    waiting.delete(id)
  } else if (message.type === 'news') {
    siteState.full = null // something could be stored again
    listeners.get(message.to)?.(message.message as SocketMessage)
  } else if (message.type === 'progress') siteState.loading(message.loaded, message.total)
  else if (message.type === 'ready') siteState.ready()
  else if (message.type === 'full') siteState.full = message
  else if (message.type === 'network') siteState.loadingNetwork(message)
  else siteState.failed(message.why)
}

function response(status: number, text: string, isFile: boolean): Response {
  const type = isFile ? 'text/plain' : 'application/json'
  return new Response(status === 204 ? null : text, { status, headers: { 'content-type': type } })
}
