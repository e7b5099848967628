/** Text in the fragment of an address: compressed, then base64 with letters that addresses may contain. */

/** Bytes. A longer text is no game. */
const MOST = 1_000_000

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Throws if it is not what pack made. */
export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw')))
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const parts: number[] = []
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (parts.length + part.value.length > MOST) {
      await reader.cancel()
      throw new Error(`expected at most ${MOST} bytes`)
    }
    for (const byte of part.value as Uint8Array) parts.push(byte)
  }
  return Uint8Array.from(parts)
}
