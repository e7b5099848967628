/** What the page and its workers say to each other. */

/** From the page to the worker that hosts the tables. */
export type ToHost =
  | { type: 'request'; id: number; method: string; path: string; token: string; body: string }
  | { type: 'listen'; name: string; game: string; token: string; after: number | null; language: string }
  | { type: 'stop'; name: string }
  | { type: 'rescue'; id: number; game: string }

/** From that worker to the page. */
export type FromHost =
  | { type: 'answer'; id: number; status: number; text: string; isFile: boolean }
  | { type: 'news'; to: string; message: unknown }
  | { type: 'progress'; loaded: number; total: number }
  | { type: 'ready' }
  | { type: 'failed'; why: string }
  | { type: 'full'; game: string; sentence: string }
  | ({ type: 'network' } & NetworkProgress)

/** How far the learned bot's network is loaded; without figures: not at all, and it is tried again. */
export interface NetworkProgress {
  loaded?: number
  total?: number
}

/** To the worker in which bots think: a question of goa.tables.bot_answers, as JSON, or the file of the network. */
export type ToBots = { id: number; question: string } | { network: ArrayBuffer }

export interface FromBots {
  id: number
  answer: string
}

/** An answer of goa.page.host. */
export interface Reply {
  status: number
  body: unknown
  text: string | null
  game: string | null
  writes: Write[]
  ask: unknown
}

/** A row that is written to IndexedDB. */
export interface Write {
  store: 'games' | 'entries' | 'notes'
  key: IDBValidKey
  value: { game?: string; id?: string }
  is_new: boolean
}

/** The files of the runtime, relative to the page, with their sizes; the build fills them in. */
export interface RuntimeFiles {
  /** The folder with Pyodide. */
  folder: string
  /** The wheels and our own sources. */
  wheels: string[]
  sources: string
  /** The weights of the learned bot, which are only loaded when such a bot plays. */
  network: string
  networkSize: number
  /** Where the cache keeps Python's memory. */
  snapshot: string
  /** Bytes of every file that is loaded, by its path. */
  sizes: Record<string, number>
}
