/** Lets bots choose: they think in a worker, begin a turn after a pause, and only in one of the open tabs. */
import type { FromBots, ToBots } from '../messages'

/** Milliseconds after which a worker counts as stuck. */
const LONGEST = 60_000

/** Milliseconds after which it is tried again to load the network. */
const LOAD_AGAIN = 5000

const FAILED = JSON.stringify({ failed: 'no answer' })

/** A question of goa.page.host to the bot whose choice is awaited. */
interface Question {
  position: number
  /** Seconds that it takes at least. */
  pause: number
  scripted: string | null
  ask?: unknown
  needs_network?: boolean
}

export interface BotTable {
  /** The question to the bot that is to choose; null if it is a person's choice or nobody watches. */
  question: (game: string) => Promise<string | null>
  answer: (game: string, position: number, answer: string) => Promise<boolean>
}

export class Bots {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, (answer: string) => void>()
  private asked = 0
  /** Whether the worker has the learned bot's network, which is only loaded when it plays. */
  private network: Promise<boolean> | undefined
  /** Tries again to load it, also while it is a person's turn. */
  private later: ReturnType<typeof setTimeout> | undefined
  private readonly running = new Set<string>()
  /** Games that changed while their bots were about to stop. */
  private readonly again = new Set<string>()

  constructor(
    private readonly table: BotTable,
    private readonly loadNetwork: () => Promise<ArrayBuffer>,
  ) {}

  /** The answer to a question, as JSON; it names a failure instead of throwing. */
  ask(question: unknown): Promise<string> {
    const worker = (this.worker ??= this.started())
    const id = (this.asked += 1)
    return new Promise((resolve) => {
      const stuck = setTimeout(() => this.failed(), LONGEST)
      this.waiting.set(id, (answer) => {
        clearTimeout(stuck)
        this.waiting.delete(id)
        resolve(answer)
      })
      worker.postMessage({ id, question: JSON.stringify(question) } satisfies ToBots)
    })
  }

  /** Start the worker before the first question: loading takes a while. */
  prepare(): void {
    this.worker ??= this.started()
  }

  /** Give the worker the network, unless it has it; whether that succeeded. */
  prepareNetwork(): Promise<boolean> {
    this.network ??= this.loadNetwork().then(
      (network) => {
        const worker = (this.worker ??= this.started())
        worker.postMessage({ network } satisfies ToBots, [network])
        return true
      },
      () => {
        this.network = undefined
        this.later ??= setTimeout(() => {
          this.later = undefined
          void this.prepareNetwork()
        }, LOAD_AGAIN)
        return false
      },
    )
    return this.network
  }

  /** Choose for the bots of a game until it is a person's choice. */
  async run(game: string): Promise<void> {
    this.again.add(game)
    if (this.running.has(game)) return
    this.running.add(game)
    try {
      while (this.again.delete(game)) {
        await alone(`goa bots of ${game}`, async () => {
          while (await this.choose(game));
        })
      }
    } finally {
      this.running.delete(game)
    }
  }

  /** One choice; whether the bots go on. */
  private async choose(game: string): Promise<boolean> {
    const text = await this.table.question(game)
    if (text === null) return false
    const { position, pause, scripted, ask, needs_network: needsNetwork } = JSON.parse(text) as Question
    if (needsNetwork && !(await this.prepareNetwork())) {
      setTimeout(() => void this.run(game), LOAD_AGAIN)
      return false
    }
    const began = performance.now()
    const answer = scripted === null ? await this.ask(ask) : JSON.stringify({ scripted })
    // However hard the choice was, the first of a turn comes after the same time, so that time reveals nothing.
    if (pause) await new Promise((resolve) => setTimeout(resolve, pause * 1000 - (performance.now() - began)))
    return this.table.answer(game, position, answer)
  }

  private started(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => this.waiting.get(data.id)?.(data.answer)
    worker.onerror = () => this.failed()
    return worker
  }

  /** The next question starts another worker. */
  private failed(): void {
    this.worker?.terminate()
    this.worker = this.network = undefined
    for (const resolve of [...this.waiting.values()]) resolve(FAILED)
  }
}

/** Run in one tab at a time. Without a secure connection there are no locks; then the database decides who was first. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(name, work)
  else await work()
}
