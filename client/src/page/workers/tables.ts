/** The tables of this page: requests one after the other, every change stored before it is answered. */
import { Bots } from './bots'
import type { FromHost, Reply, ToHost, Write } from '../messages'
import { loadNetwork } from './python'
import { FullError, TableStorage, TakenError } from './storage'

/** goa.page.host.PageHost, as Pyodide hands it over. */
export interface PageHost {
  knows: (game: string) => boolean
  restore: (game: string, entries: string, notes: string, language: string) => string
  forget: (game: string) => void
  request: (method: string, path: string, token: string, body: string) => string
  finish_hint: (path: string, token: string, evaluation: string) => string
  storage_full: (path: string) => string
  unfinished_record: (game: string) => string
  listen: (name: string, game: string, token: string, after: number | undefined, language: string) => string
  stop_listening: (name: string) => void
  news: () => string
  needs_network: (game: string) => boolean
  bot_question: (game: string) => string | undefined
  bot_answer: (game: string, position: number, answer: string) => string | undefined
}

type Message<T extends ToHost['type']> = Extract<ToHost, { type: T }>

const CHANNEL = 'goa games'
/** How often a request is repeated because another tab was faster. */
const ATTEMPTS = 5
/** Milliseconds after which bots try again to store their choice. */
const TRY_AGAIN = 5000

export class Tables {
  private readonly storage = new TableStorage()
  private readonly channel = new BroadcastChannel(CHANNEL)
  /** The game of each listener of this tab. */
  private readonly listeners = new Map<string, string>()
  /** The language of the newest listener. A message that bots could not store something is in it. */
  private language = 'en'
  private last: Promise<unknown> = Promise.resolve()
  readonly bots = new Bots(
    {
      question: (game) => this.inTurn(() => this.question(game)),
      answer: (game, position, answer) => this.inTurn(() => this.botAnswer(game, position, answer)),
    },
    () => this.network(),
  )

  constructor(
    private readonly host: PageHost,
    private readonly tell: (message: FromHost) => void,
  ) {
    this.channel.onmessage = ({ data }: MessageEvent<string>) => void this.inTurn(() => this.changedElsewhere(data))
  }

  async take(message: ToHost): Promise<void> {
    if (message.type === 'request') await this.request(message)
    else if (message.type === 'listen') await this.inTurn(() => this.listen(message))
    else if (message.type === 'rescue') await this.inTurn(() => this.rescue(message))
    else {
      this.listeners.delete(message.name)
      this.host.stop_listening(message.name)
    }
  }

  private async request(message: Message<'request'>): Promise<void> {
    const { id, method, path, token, body } = message
    try {
      await this.restoreAll(path, body)
      const answer = () => this.host.request(method, path, token, body)
      let reply = await this.inTurn(() => this.stored(gameOf(path), path, answer))
      if (reply.ask !== null) {
        const evaluation = await this.bots.ask(reply.ask)
        const finish = () => this.host.finish_hint(path, token, evaluation)
        reply = await this.inTurn(() => this.stored(gameOf(path), path, finish))
      }
      const text = reply.text ?? JSON.stringify(reply.body)
      this.tell({ type: 'answer', id, status: reply.status, text, isFile: reply.text !== null })
    } catch (problem) {
      const text = JSON.stringify({ error: 'internal', sentence: String(problem) })
      this.tell({ type: 'answer', id, status: 500, text, isFile: false })
      throw problem
    }
  }

  /** The list of games needs all of them in memory. Each has its own turn, so that other requests come in between. */
  private async restoreAll(path: string, body: string): Promise<void> {
    if (!path.startsWith('/api/my-games')) return
    const { seats } = JSON.parse(body) as { seats: { game: string }[] }
    for (const game of new Set(seats.map((each) => each.game)))
      await this.inTurn(() => this.restore(game, languageOf(path)))
  }

  /** Make a change and store it. If another tab was faster, read what it stored and try again. */
  private async stored(game: string | null, path: string, change: () => string): Promise<Reply> {
    for (let attempt = 1; ; attempt += 1) {
      const refused = game === null ? null : await this.restore(game, languageOf(path))
      if (refused) return refused
      const reply = JSON.parse(change()) as Reply
      if (!reply.writes.length) return reply
      try {
        await this.storage.write(reply.writes)
      } catch (problem) {
        for (const each of gamesOf(reply.writes)) this.host.forget(each)
        if (problem instanceof TakenError && attempt < ATTEMPTS) continue
        if (problem instanceof FullError) return this.full(game, path)
        throw problem
      }
      for (const each of gamesOf(reply.writes)) this.channel.postMessage(each)
      this.sendNews()
      if (game !== null) void this.bots.run(game)
      return reply
    }
  }

  private async full(game: string | null, path: string): Promise<Reply> {
    const reply = JSON.parse(this.host.storage_full(path)) as Reply
    const { sentence } = reply.body as { sentence: string }
    this.tell({ type: 'full', game: game ?? '', sentence })
    return reply
  }

  /** Read a table that is not in memory; a refusal if the rules of this version cannot replay it. */
  private async restore(game: string, language: string): Promise<Reply | null> {
    if (this.host.knows(game)) return null
    const found = await this.storage.load(game)
    if (!found) return null // the host says that there is no such game
    const { entries, notes } = found
    const text = this.host.restore(JSON.stringify(found.game), JSON.stringify(entries), JSON.stringify(notes), language)
    const reply = JSON.parse(text) as Reply
    return reply.status < 300 ? null : reply
  }

  private async listen({ name, game, token, after, language }: Message<'listen'>): Promise<void> {
    this.language = language
    const refused = await this.restore(game, language)
    const reply = refused ?? (JSON.parse(this.host.listen(name, game, token, after ?? undefined, language)) as Reply)
    if (reply.status >= 300) {
      this.tell({ type: 'news', to: name, message: { type: 'error', ...(reply.body as object) } })
      return
    }
    this.listeners.set(name, game)
    this.sendNews()
    this.bots.prepare()
    if (this.host.needs_network(game)) void this.bots.prepareNetwork()
    void this.bots.run(game)
  }

  private async rescue({ id, game }: Message<'rescue'>): Promise<void> {
    await this.restore(game, 'en')
    const text = this.host.unfinished_record(game)
    this.tell({ type: 'answer', id, status: 200, text, isFile: true })
  }

  private async changedElsewhere(game: string): Promise<void> {
    this.host.forget(game)
    if (!this.isWatched(game)) return
    await this.restore(game, 'en')
    this.sendNews()
    void this.bots.run(game)
  }

  private sendNews(): void {
    for (const { to, message } of JSON.parse(this.host.news()) as { to: string; message: unknown }[]) {
      this.tell({ type: 'news', to, message })
    }
  }

  private isWatched(game: string): boolean {
    return [...this.listeners.values()].includes(game)
  }

  private async question(game: string): Promise<string | null> {
    if (!this.isWatched(game)) return null
    await this.restore(game, 'en')
    return this.host.bot_question(game) ?? null
  }

  private async botAnswer(game: string, position: number, answer: string): Promise<boolean> {
    const nothing = JSON.stringify({ status: 204, body: null, text: null, game, writes: [], ask: null })
    const reply = await this.stored(
      game,
      `?language=${this.language}`,
      () => this.host.bot_answer(game, position, answer) ?? nothing,
    )
    if (reply.status < 300) return true
    setTimeout(() => void this.bots.run(game), TRY_AGAIN) // perhaps there is room by then
    return false
  }

  /** The file of the learned bot's network; the page is told how far it is loaded, or that it cannot be. */
  private async network(): Promise<ArrayBuffer> {
    try {
      return await loadNetwork((loaded, total) => this.tell({ type: 'network', loaded, total }))
    } catch (problem) {
      this.tell({ type: 'network' })
      throw problem
    }
  }

  /** One after the other: the host must not change while something is stored. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work)
    this.last = turn.catch(() => undefined)
    return turn
  }
}

const gameOf = (path: string): string | null => /^\/api\/games\/([a-z0-9]{1,16})\//.exec(path)?.[1] ?? null

const languageOf = (path: string): string => new URLSearchParams(path.split('?')[1]).get('language') ?? 'en'

const gamesOf = (writes: Write[]): Set<string> => new Set(writes.map(({ value }) => value.game ?? value.id ?? ''))
