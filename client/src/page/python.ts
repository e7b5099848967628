/** Loads Python with the rules into a worker. Files come from the cache if they are there, else from the web space. */
import type { PyodideInterface } from 'pyodide'

import type { RuntimeFiles } from './messages'

declare const GOA_RUNTIME: RuntimeFiles

/** Also the name of the service worker's cache; it only ever holds files whose address has a hash of their content. */
export const RUNTIME_CACHE = 'goa-runtime'

const MODULES = '/goa'

export type OnProgress = (loaded: number, total: number) => void

/** The folder of index.html; the worker's own script is one folder below. */
const base = new URL('../', self.location.href)

/** The weights of the learned bot's network. */
export async function loadNetwork(onProgress: OnProgress): Promise<ArrayBuffer> {
  let loaded = 0
  const { network, networkSize } = GOA_RUNTIME
  const fetched = countedFetch((bytes) => onProgress((loaded += bytes), networkSize))
  const bytes = await (await fetched(new URL(network, base).href)).arrayBuffer()
  onProgress(networkSize, networkSize)
  return bytes
}

export async function loadPython(onProgress: OnProgress = () => undefined): Promise<PyodideInterface> {
  const { folder, wheels, sources, sizes } = GOA_RUNTIME
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  let loaded = 0
  const fetched = countedFetch((bytes) => onProgress((loaded += bytes), total))
  const original = self.fetch
  self.fetch = (input) => fetched(input instanceof Request ? input.url : String(input))
  try {
    const bytes = async (path: string) => (await fetched(new URL(path, base).href)).arrayBuffer()
    const archives = Promise.all([...wheels, sources].map(bytes))
    const address = new URL(`${folder}/`, base).href
    const { loadPyodide } = (await import(/* @vite-ignore */ `${address}pyodide.mjs`)) as typeof import('pyodide')
    const python = await loadPyodide({ indexURL: address })
    const unpacked = await archives
    wheels.forEach((_, index) => python.unpackArchive(unpacked[index]!, 'wheel'))
    python.unpackArchive(unpacked.at(-1)!, 'zip', { extractDir: MODULES })
    python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(MODULES)})`)
    return python
  } finally {
    self.fetch = original
  }
}

/** Like fetch, but reports the bytes that have come, and remembers files, so that no worker loads one twice. */
function countedFetch(onBytes: (bytes: number) => void): (address: string) => Promise<Response> {
  const network = self.fetch.bind(self)
  return async (address) => {
    const cache = await openCache()
    const found = await cache?.match(address)
    const response = found ?? (await network(address))
    if (!response.ok) throw new Error(`${address}: ${response.status}`)
    if (!found && cache) void cache.put(address, response.clone()).catch(() => undefined) // a full storage: not kept
    void count(response.clone(), onBytes).catch(() => undefined)
    // The response itself is passed on: browsers keep what they compiled from it.
    return isStreamable(address, response) ? response : new Response(response.body, { headers: WASM })
  }
}

const WASM = { 'content-type': 'application/wasm' }

/** Some file servers do not know the type of WebAssembly. */
const isStreamable = (address: string, response: Response): boolean =>
  !address.endsWith('.wasm') || response.headers.get('content-type') === WASM['content-type']

async function count(response: Response, onBytes: (bytes: number) => void): Promise<void> {
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) onBytes(part.value.byteLength)
}

/** Without a secure connection there is no cache. */
async function openCache(): Promise<Cache | undefined> {
  return typeof caches === 'undefined' ? undefined : caches.open(RUNTIME_CACHE).catch(() => undefined)
}
