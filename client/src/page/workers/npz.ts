/** Reads the arrays of a NumPy .npz file: a zip archive with one .npy file for each array. */

export interface StoredArray {
  shape: number[]
  values: Int8Array | Float32Array
}

const CENTRAL = 0x02014b50
const END = 0x06054b50
const END_SIZE = 22
const STORED = 0

export async function readNpz(file: ArrayBuffer): Promise<Map<string, StoredArray>> {
  const view = new DataView(file)
  let end = file.byteLength - END_SIZE
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1
  if (end < 0) throw new Error('expected a zip archive, found no end of its directory')
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const arrays = new Map<string, StoredArray>()
  for (let number = 0; number < count; number += 1) {
    if (view.getUint32(at, true) !== CENTRAL) throw new Error(`expected an entry of the zip directory at ${at}`)
    const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)]
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [number, number, number]
    const local = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(new Uint8Array(file, at + 46, lengths[0]))
    const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const packed = file.slice(begin, begin + size)
    arrays.set(name.replace(/\.npy$/, ''), readNpy(method === STORED ? packed : await inflated(packed), name))
    at += 46 + lengths[0] + lengths[1] + lengths[2]
  }
  return arrays
}

async function inflated(packed: ArrayBuffer): Promise<ArrayBuffer> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).arrayBuffer()
}

function readNpy(file: ArrayBuffer, name: string): StoredArray {
  const length = new DataView(file).getUint16(8, true)
  const header = new TextDecoder().decode(new Uint8Array(file, 10, length))
  const [, type] = /'descr': '([^']+)'/.exec(header) ?? []
  const [, shape] = /'shape': \(([^)]*)\)/.exec(header) ?? []
  if (shape === undefined || header.includes("'fortran_order': True")) throw new Error(`${name}: ${header}`)
  const values = file.slice(10 + length)
  return { shape: shape.split(',').filter(Boolean).map(Number), values: typed(values, type ?? '', name) }
}

function typed(values: ArrayBuffer, type: string, name: string): Int8Array | Float32Array {
  if (type === '|i1') return new Int8Array(values)
  if (type === '<f4') return new Float32Array(values)
  if (type === '<f2') return Float32Array.from(new Uint16Array(values), half)
  throw new Error(`${name}: expected bytes or floats, came ${type}`)
}

/** A number of half precision. */
function half(bits: number): number {
  const [exponent, fraction] = [(bits >> 10) & 31, bits & 1023]
  const sign = bits >> 15 ? -1 : 1
  if (exponent === 0) return sign * fraction * 2 ** -24
  return sign * (1024 + fraction) * 2 ** (exponent - 25)
}
