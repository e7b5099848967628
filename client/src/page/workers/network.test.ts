import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { Network } from './network'

const repository = new URL('../../../../', import.meta.url)
const read = (path: string): Buffer => readFileSync(new URL(path, repository))
const json = <T>(path: string): T => JSON.parse(read(path).toString('utf-8')) as T

interface Rows {
  scales: number[]
  questions: { choices: number[]; inputs: [number, number][] }[]
}

/** The same file that tests/bots/network/test_model.py compares with NumPy's answers. */
const answers = json<{ logits: number[] }[]>('tests/bots/network/stored_answers.json')
const { scales, questions } = json<Rows>('tests/bots/network/stored_rows.json')
const weights = Uint8Array.from(read('src/goa/bots/weights/network.npz')).buffer

function row(inputs: [number, number][]): Uint8Array {
  const found = new Uint8Array(scales.length)
  for (const [input, value] of inputs) found[input] = value
  return found
}

test('the answers are those of Python', { timeout: 60_000 }, async () => {
  const network = await Network.read(weights, scales)
  expect(questions).toHaveLength(answers.length)
  questions.forEach(({ choices, inputs }, number) => {
    const { logits } = answers[number]!
    const found = [...network.logits(row(inputs), choices)]
    found.forEach((logit, at) => expect(Math.abs(logit - logits[at]!)).toBeLessThan(2e-3))
    expect(found.indexOf(Math.max(...found))).toBe(logits.indexOf(Math.max(...logits)))
  })
})

test('rows of another layout are refused', async () => {
  await expect(Network.read(weights, scales.slice(1))).rejects.toThrow('inputs')
})

test('a file that is no archive is refused', async () => {
  await expect(Network.read(new ArrayBuffer(100), scales)).rejects.toThrow('zip')
})
