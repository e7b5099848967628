/**
 * The table as it was last seen, kept for the next visit: it is on the screen while Python starts.
 *
 * A choice made meanwhile waits for Python like any other request. If the journal has gone on elsewhere, the worker's
 * first news bring what is missing, because the page says which entry it has seen.
 */
import type { Line, View } from '@/net/types'
import type { RuntimeFiles } from './messages'

declare const GOA_RUNTIME: RuntimeFiles

const KEY = 'goa.last-view'
/** Milliseconds without news after which the view is kept. */
const CALM = 400
const READING = /^\/api\/games\/[a-z0-9]{1,16}\/(printed|lines|view)\?language=([a-z]+)(&after=0)?$/

interface LastView {
  /** Python's own modules: another version may send other views. */
  version: string
  token: string
  language: string
  /** Answers to requests, by their path. */
  answers: Record<string, unknown>
}

let kept: LastView | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** The answer of the last visit to a request for the table, as JSON; null if that was another table or version. */
export function answerOfLastVisit(path: string, token: string): string | null {
  kept ??= read()
  const answer = kept?.token === token ? kept.answers[path] : undefined
  return answer === undefined ? null : JSON.stringify(answer)
}

/** Remember the answer to a request, if it is needed to show the table. */
export function learnAnswer(path: string, token: string, text: string): void {
  const [, , language] = READING.exec(path) ?? []
  if (!language) return
  const isSame = kept?.token === token && kept.language === language
  if (!isSame) kept = { version: GOA_RUNTIME.sources, token, language, answers: {} }
  kept!.answers[path] = JSON.parse(text)
  keepSoon()
}

/** Remember what has happened at the table. */
export function learnNews(token: string, language: string, view: View): void {
  if (kept?.token !== token || kept.language !== language) return
  for (const path of Object.keys(kept.answers)) {
    const [, name] = READING.exec(path) ?? []
    const answer = kept.answers[path] as object
    if (name === 'view') kept.answers[path] = { ...answer, ...view, type: undefined }
    else if (name === 'lines') kept.answers[path] = withLines(answer as { lines: Line[] }, view)
  }
  keepSoon()
}

function withLines({ lines }: { lines: Line[] }, view: View): { number: number; lines: Line[] } {
  const last = lines.at(-1)?.number ?? -1
  return { number: view.number, lines: [...lines, ...view.lines.filter(({ number }) => number > last)] }
}

function keepSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(keep, CALM)
}

function keep(): void {
  clearTimeout(timer)
  if (!kept || Object.keys(kept.answers).length < 3) return
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    localStorage.removeItem(KEY) // no room: the next visit waits for Python
  }
}

function read(): LastView | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as LastView | null
    return found?.version === GOA_RUNTIME.sources ? found : null
  } catch {
    return null
  }
}

addEventListener('pagehide', keep)
