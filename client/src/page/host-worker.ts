/** The worker that hosts the tables of this page: the server's requests, answered by the same Python. */
import type { FromHost, ToHost } from './messages'
import { loadPython } from './python'
import { Tables, type PageHost } from './tables'

const tell = (message: FromHost): void => self.postMessage(message)

async function start(): Promise<Tables> {
  const python = await loadPython((loaded, total) => tell({ type: 'progress', loaded, total }))
  python.pyimport('goa.bots.network.policy').announce() // the worker of the bots evaluates it
  const { PageHost: create } = python.pyimport('goa.page.host')
  const host = create(new URL('../', self.location.href).href, () => Date.now() / 1000) as PageHost
  tell({ type: 'ready' })
  return new Tables(host, tell)
}

const started = start()
started.catch((problem: unknown) => tell({ type: 'failed', why: String(problem) }))

self.onmessage = ({ data }: MessageEvent<ToHost>) =>
  started.then(
    (tables) => tables.take(data),
    () => undefined, // the page was told
  )
