/** The worker that hosts the tables of this page: the server's requests, answered by the same Python. */
import type { FromHost, ToHost } from '../messages'
import { loadPython } from './python'
import { Tables, type PageHost } from './tables'

const tell = (message: FromHost): void => self.postMessage(message)

async function start(): Promise<Tables> {
  let keepMemory: (() => Promise<void>) | undefined
  const { python, module } = await loadPython('goa.page.host', {
    onProgress: (loaded, total) => tell({ type: 'progress', loaded, total }),
    onMemory: (keep) => (keepMemory = keep),
  })
  python.pyimport('goa.bots.network.policy').announce() // the worker of the bots evaluates it
  const host = module.PageHost(new URL('../', self.location.href).href, () => Date.now() / 1000) as PageHost
  tell({ type: 'ready' })
  void keepMemory?.()
  return new Tables(host, tell)
}

const started = start()
started.catch((problem: unknown) => tell({ type: 'failed', why: String(problem) }))

self.onmessage = ({ data }: MessageEvent<ToHost>) =>
  started.then(
    (tables) => tables.take(data),
    () => undefined, // the page was told
  )
