/** The worker in which bots think, so that the table answers meanwhile. */
import type { FromBots, ToBots } from './messages'
import { loadPython } from './python'

const ANSWERS = `
import json, msgspec
from goa.tables.bot_answers import BotAnswers

answers = BotAnswers()

def answer(question):
    try:
        return msgspec.json.encode(answers.answer(json.loads(question))).decode()
    except Exception as problem:
        return json.dumps({"failed": f"{type(problem).__name__}: {problem}"})

answer
`

const started = loadPython().then((python) => python.runPython(ANSWERS) as (question: string) => string)

self.onmessage = async ({ data: { id, question } }: MessageEvent<ToBots>) => {
  const answer = (await started)(question)
  self.postMessage({ id, answer } satisfies FromBots)
}
