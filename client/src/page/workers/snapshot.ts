/**
 * Python's memory with most modules imported, kept for the next visit: from there it starts in a third of the time.
 *
 * The first visit makes it, because it would be half as large as everything else that is loaded. It is compressed: most
 * of it is empty.
 */
import { openCache } from './runtime-cache'

const FORMAT = 'gzip'

/** The memory kept under this address, if there is one. */
export async function keptMemory(address: string): Promise<ArrayBuffer | undefined> {
  const found = await (await openCache())?.match(address)
  if (!found?.body) return undefined
  return new Response(found.body.pipeThrough(new DecompressionStream(FORMAT))).arrayBuffer().catch(() => undefined)
}

/** Keep it, if there is room. */
export async function keepMemory(address: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  const cache = await openCache()
  const packed = new Blob([memory]).stream().pipeThrough(new CompressionStream(FORMAT))
  await cache?.put(address, new Response(packed)).catch(() => undefined)
}

export async function forgetMemory(address: string): Promise<void> {
  await (await openCache())?.delete(address)
}
