/**
 * The learned bot's network in plain typed arrays: what goa.bots.network.model does in NumPy, for a single row.
 *
 * Weights stay bytes with a scale for each line or column, as they are stored. Only inputs and units that are not 0
 * are read.
 */
import { readNpz, type StoredArray } from './npz'

const EPSILON = 1e-5 // of PyTorch's LayerNorm

/** Lines of weights, each with its scale. */
interface Matrix {
  width: number
  weights: Int8Array
  scales: Float32Array
}

interface Norm {
  scale: Float32Array
  shift: Float32Array
}

interface Block extends Norm {
  first: Matrix
  firstBias: Float32Array
  second: Matrix
  secondBias: Float32Array
}

export class Network {
  private constructor(
    /** A line for each input. */
    private readonly entry: Matrix,
    private readonly entryBias: Float32Array,
    private readonly blocks: Block[],
    private readonly norm: Norm,
    private readonly policy: Matrix,
    private readonly policyBias: Float32Array,
  ) {}

  /** From the file of weights; `fulls` has the number that each input is divided by. */
  static async read(file: ArrayBuffer, fulls: ArrayLike<number>): Promise<Network> {
    const arrays = await readNpz(file)
    const array = (name: string): StoredArray => {
      const found = arrays.get(name)
      if (!found) throw new Error(`the network has no ${name}`)
      return found
    }
    const floats = (name: string) => Float32Array.from(array(name).values)
    const matrix = (name: string): Matrix => ({
      width: array(name).shape[1]!,
      weights: array(name).values as Int8Array,
      scales: floats(`${name}.scale`),
    })
    const blocks: Block[] = []
    for (let name = 'blocks.0'; arrays.has(`${name}.first.bias`); name = `blocks.${blocks.length}`) {
      blocks.push({
        scale: floats(`${name}.norm.weight`),
        shift: floats(`${name}.norm.bias`),
        first: matrix(`${name}.first.weight`),
        firstBias: floats(`${name}.first.bias`),
        second: matrix(`${name}.second.weight`),
        secondBias: floats(`${name}.second.bias`),
      })
    }
    const entry = turned(matrix('entry.weight'))
    if (entry.scales.length !== fulls.length) {
      throw new Error(`the network has ${entry.scales.length} inputs, rows have ${fulls.length}`)
    }
    const scales = entry.scales.map((scale, input) => scale / fulls[input]!)
    const norm = { scale: floats('norm.weight'), shift: floats('norm.bias') }
    return new Network(
      { ...entry, scales },
      floats('entry.bias'),
      blocks,
      norm,
      matrix('policy.weight'),
      floats('policy.bias'),
    )
  }

  /** The logits of these choices of the catalogue. */
  logits(row: Uint8Array, choices: ArrayLike<number>): Float64Array {
    const hidden = this.hidden(row)
    return Float64Array.from(choices, (choice) => product(this.policy, choice, hidden) + this.policyBias[choice]!)
  }

  private hidden(row: Uint8Array): Float64Array {
    const { width, weights, scales } = this.entry
    const x = Float64Array.from(this.entryBias)
    row.forEach((value, input) => {
      if (!value) return
      const factor = value * scales[input]!
      for (let unit = 0, at = input * width; unit < width; unit += 1, at += 1) x[unit]! += factor * weights[at]!
    })
    for (let unit = 0; unit < width; unit += 1) x[unit] = Math.max(0, x[unit]!)
    for (const block of this.blocks) {
      const normed = normalized(x, block)
      const y = x.map((_, unit) => Math.max(0, product(block.first, unit, normed) + block.firstBias[unit]!))
      for (let unit = 0; unit < width; unit += 1) x[unit]! += product(block.second, unit, y) + block.secondBias[unit]!
    }
    return normalized(x, this.norm)
  }
}

/** Columns become lines; the scales belonged to the columns. */
function turned({ width, weights, scales }: Matrix): Matrix {
  const lines = weights.length / width
  const found = new Int8Array(weights.length)
  for (let line = 0; line < lines; line += 1) {
    for (let column = 0; column < width; column += 1) found[column * lines + line] = weights[line * width + column]!
  }
  return { width: lines, weights: found, scales }
}

/** A line of the matrix times a vector. */
function product({ width, weights, scales }: Matrix, line: number, vector: Float64Array): number {
  let sum = 0
  for (let at = line * width, column = 0; column < width; at += 1, column += 1) sum += weights[at]! * vector[column]!
  return sum * scales[line]!
}

function normalized(x: Float64Array, { scale, shift }: Norm): Float64Array {
  const mean = x.reduce((sum, value) => sum + value, 0) / x.length
  const variance = x.reduce((sum, value) => sum + (value - mean) ** 2, 0) / x.length
  const factor = 1 / Math.sqrt(variance + EPSILON)
  return x.map((value, unit) => (value - mean) * factor * scale[unit]! + shift[unit]!)
}
