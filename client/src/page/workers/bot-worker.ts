/** The worker in which bots think, so that the table answers meanwhile. */
import type { FromBots, ToBots } from '../messages'
import { Network } from './network'
import { loadPython } from './python'

const ANSWERS = `
import json, msgspec
from pyodide.ffi import to_js
from goa.bots.network import policy
from goa.tables.bot_answers import BotAnswers

answers = BotAnswers()

def answer(question):
    try:
        return msgspec.json.encode(answers.answer(json.loads(question))).decode()
    except Exception as problem:
        return json.dumps({"failed": f"{type(problem).__name__}: {problem}"})

def use_network(logits):
    policy.provide(lambda row, choices: logits(to_js(row), to_js(choices)).to_py())

{"answer": answer, "use_network": use_network, "input_scales": policy.input_scales}
`

interface PythonBots {
  answer: (question: string) => string
  use_network: (logits: (row: Uint8Array, choices: number[]) => Float64Array) => void
  input_scales: () => { toJs: () => number[] }
}

const started = loadPython('goa.tables.bot_answers').then(({ python }) => {
  const functions = python.runPython(ANSWERS) as { get: <K extends keyof PythonBots>(name: K) => PythonBots[K] }
  const named = ['answer', 'use_network', 'input_scales'] as const
  return Object.fromEntries(named.map((name) => [name, functions.get(name)])) as unknown as PythonBots
})

/** Questions wait for the network that came before them. */
let network: Promise<void> = Promise.resolve()

async function useNetwork(file: ArrayBuffer): Promise<void> {
  const python = await started
  const read = await Network.read(file, python.input_scales().toJs())
  python.use_network((row, choices) => read.logits(row, choices))
}

self.onmessage = async ({ data }: MessageEvent<ToBots>) => {
  if ('network' in data) {
    network = useNetwork(data.network)
    network.catch((problem: unknown) => console.error(problem)) // the bot's answer says that it failed
    return
  }
  await network.catch(() => undefined)
  const { id, question } = data
  const answer = (await started).answer(question)
  self.postMessage({ id, answer } satisfies FromBots)
}
