/** The connection to a table: a socket that reconnects by itself, and polling where sockets are blocked. */
import type { TableApi } from './api'
import { Refusal } from './api'
import { settings } from '@/state/settings.svelte'
import { updates } from './client-version'
import type { ChatLine, Presence, Problem, SeatOrders, SocketMessage, View } from './types'

export type Status = 'connecting' | 'open' | 'polling' | 'lost' | 'refused'

export interface Listener {
  /** The number of the last entry that is known; null if none is. */
  after: () => number | null
  onView: (view: View) => void
  onPresence: (presence: Presence) => void
  onChat: (messages: ChatLine[]) => void
  onOrders: (orders: SeatOrders) => void
  onStatus: (status: Status) => void
  onRefused: (problem: Problem) => void
}

const PING_EVERY = 15_000
const SILENCE = 10_000
const LONGEST_PAUSE = 5_000
const FAILURES_BEFORE_POLLING = 3

export class LiveConnection {
  private socket: WebSocket | null = null
  private ended = false
  /** Whether the server has answered the first message of this socket. */
  private isGreeted = false
  private failures = 0
  private pinged: ReturnType<typeof setInterval> | undefined
  private overdue: ReturnType<typeof setTimeout> | undefined
  private again: ReturnType<typeof setTimeout> | undefined
  private polling = false

  constructor(
    private readonly api: TableApi,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry)
    addEventListener('offline', this.lost)
    document.addEventListener('visibilitychange', this.seen)
    this.connect()
  }

  close(): void {
    this.ended = true
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.lost)
    document.removeEventListener('visibilitychange', this.seen)
    this.drop()
  }

  private lost = (): void => {
    this.listener.onStatus('lost')
  }

  /** Tell whether anybody can see the table: a person who does is not called by mail or push. */
  private seen = (): void => {
    if (this.isGreeted && this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(document.hidden ? '{"type":"hidden"}' : '{"type":"visible"}')
    this.hurry()
  }

  /** The page is visible again or the network is back: reconnect at once. */
  private hurry = (): void => {
    if (this.ended || document.visibilityState === 'hidden') return
    if (this.socket?.readyState === WebSocket.OPEN) this.ping()
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect()
  }

  private connect(): void {
    this.drop()
    if (this.ended) return
    if (this.failures === 0) this.listener.onStatus('connecting')
    this.overdue = setTimeout(() => this.broken(), SILENCE)
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/api/games/${this.api.game}/live`)
    this.socket = socket
    socket.onopen = () => {
      const hello = { token: this.api.token, after: this.listener.after(), language: settings.language }
      socket.send(JSON.stringify(hello))
      this.pinged = setInterval(() => this.ping(), PING_EVERY)
    }
    socket.onmessage = (message) => this.heard(JSON.parse(String(message.data)) as SocketMessage)
    socket.onclose = () => {
      if (this.socket === socket) this.broken()
    }
  }

  private heard(message: SocketMessage): void {
    clearTimeout(this.overdue)
    this.overdue = undefined
    if (message.type === 'welcome') {
      this.isGreeted = true
      if (document.hidden) this.seen()
      if (updates.check(message.client)) this.close()
      return
    }
    if (message.type === 'error') {
      this.ended = message.error !== 'malformed'
      this.listener.onStatus('refused')
      this.listener.onRefused(message)
      return
    }
    this.failures = 0
    this.listener.onStatus('open')
    if (message.type === 'view') this.listener.onView(message)
    else if (message.type === 'presence') this.listener.onPresence(message)
    else if (message.type === 'chat') this.listener.onChat(message.messages)
    else if (message.type === 'orders') this.listener.onOrders(message)
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    this.socket.send('{"type":"ping"}')
    // A broken connection is not always reported, so a missing pong counts as one.
    this.overdue ??= setTimeout(() => this.broken(), SILENCE)
  }

  private broken(): void {
    this.drop()
    if (this.ended) return
    this.failures += 1
    this.listener.onStatus('lost')
    if (this.failures >= FAILURES_BEFORE_POLLING) void this.poll()
    this.again = setTimeout(() => this.connect(), Math.min(250 * 2 ** this.failures, LONGEST_PAUSE))
  }

  /** Poll until a socket is open again. */
  private async poll(): Promise<void> {
    if (this.polling) return
    this.polling = true
    try {
      while (!this.ended && this.failures > 0) {
        const seen = await this.api.news(this.listener.after() ?? 0)
        if (this.ended) return
        if (this.failures > 0) this.listener.onStatus('polling')
        if (seen) {
          this.listener.onView(seen)
          this.listener.onPresence(seen.presence)
        }
      }
    } catch (problem) {
      if (problem instanceof Refusal && problem.status < 500 && problem.status !== 429) {
        this.ended = true
        this.listener.onStatus('refused')
        this.listener.onRefused(problem.problem)
      }
    } finally {
      this.polling = false
    }
  }

  private drop(): void {
    clearInterval(this.pinged)
    clearTimeout(this.overdue)
    clearTimeout(this.again)
    this.overdue = undefined
    this.isGreeted = false
    const socket = this.socket
    this.socket = null
    socket?.close()
  }
}
