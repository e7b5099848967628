/** Loads Python with the rules into a worker. Files come from the cache if they are there, else from the web space. */
import type { PyodideInterface } from 'pyodide'

import type { RuntimeFiles } from '../messages'
import { openCache } from './runtime-cache'
import { forgetMemory, keepMemory, keptMemory } from './snapshot'

declare const GOA_RUNTIME: RuntimeFiles

const MODULES = '/goa'

export type OnProgress = (loaded: number, total: number) => void

/** A module of Python, and all of Python. */
export interface Python {
  python: PyodideInterface
  module: any // as Pyodide types it
}

export interface LoadOptions {
  onProgress?: OnProgress
  /** Called with what keeps Python's memory for the next visit; not if there is such a memory. */
  onMemory?: (keep: () => Promise<void>) => void
}

/** Other packages and our own modules. */
interface Archives {
  wheels: { path: string; bytes: ArrayBuffer }[]
  own: ArrayBuffer
}

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

/** Python with this module imported. It starts from the memory of an earlier visit, if there is one. */
export async function loadPython(module: string, { onProgress, onMemory }: LoadOptions = {}): Promise<Python> {
  const { folder, sizes, snapshot } = GOA_RUNTIME
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  let loaded = 0
  const fetched = countedFetch((bytes) => onProgress?.((loaded += bytes), total))
  const original = self.fetch
  self.fetch = (input) => fetched(input instanceof Request ? input.url : String(input))
  try {
    const archives = loadArchives(fetched)
    const memory = keptMemory(new URL(snapshot, base).href)
    const indexURL = new URL(`${folder}/`, base).href
    const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as typeof import('pyodide')
    const kept = await memory
    if (kept) {
      try {
        return resumed(await loadPyodide({ indexURL, _loadSnapshot: kept }), await archives, module)
      } catch {
        await forgetMemory(new URL(snapshot, base).href) // it does not fit this browser
      }
    }
    const python = await loadPyodide({ indexURL, _makeSnapshot: !!onMemory })
    return begun(python, await archives, module, onMemory)
  } finally {
    self.fetch = original
  }
}

async function loadArchives(fetched: Fetch): Promise<Archives> {
  const { wheels, sources } = GOA_RUNTIME
  const bytes = async (path: string) => (await fetched(new URL(path, base).href)).arrayBuffer()
  const packages = Promise.all(wheels.map(async (path) => ({ path, bytes: await bytes(path) })))
  const [own, others] = await Promise.all([bytes(sources), packages])
  return { own, wheels: others }
}

/** Files are not part of the memory, but modules that were imported are. Random numbers must not be the same in every visit. */
function resumed(python: PyodideInterface, { own, wheels }: Archives, module: string): Python {
  python.pyimport('goa.page.preload').unpack_rest(python.toPy(new Uint8Array(own)), MODULES)
  for (const { bytes } of wheels) python.unpackArchive(bytes, 'wheel')
  python.runPython('import random; random.seed()')
  performance.mark('python resumed') // for tests and measurements
  return { python, module: python.pyimport(module) }
}

/** Compiled packages cannot be part of the memory, so they come after it. */
function begun(
  python: PyodideInterface,
  { own, wheels }: Archives,
  module: string,
  onMemory: LoadOptions['onMemory'],
): Python {
  const size = () => (python as unknown as { _module: { HEAP8: Int8Array } })._module.HEAP8.length
  const sizeAtFirst = size()
  const isPure = ({ path }: { path: string }) => path.endsWith('-none-any.whl')
  python.unpackArchive(own, 'zip', { extractDir: MODULES })
  for (const { bytes } of wheels.filter(isPure)) python.unpackArchive(bytes, 'wheel')
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(MODULES)})`)
  if (onMemory) {
    python.pyimport('goa.page.preload').preload(`${MODULES}/preloaded.txt`) // the build names them
    if (size() === sizeAtFirst) {
      const memory = python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>
      onMemory(() => keepMemory(new URL(GOA_RUNTIME.snapshot, base).href, memory))
    } // a memory that has grown cannot be resumed
  }
  for (const { bytes } of wheels.filter((wheel) => !isPure(wheel))) python.unpackArchive(bytes, 'wheel')
  performance.mark('python begun')
  return { python, module: python.pyimport(module) }
}

type Fetch = (address: string) => Promise<Response>

/** Like fetch, but reports the bytes that have come, and remembers files, so that no worker loads one twice. */
function countedFetch(onBytes: (bytes: number) => void): Fetch {
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
