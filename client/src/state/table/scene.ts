/** What somebody did in one go: a turn, a bid, a marker. How heavy it is decides how long it is shown. */
import type { GameEvent, Line } from '@/net/types'
import { CARD_STEP, PACE, type Speed } from '@/state/speeds'
import { undoneIn } from './undone'

export interface Scene {
  /** Who acts; the last of them in a summary of several turns. */
  seat: number
  lines: Line[]
  /** Milliseconds at normal speed. */
  weight: number
  /** A founding, or the end of the game: it is never hurried. */
  isDramatic: boolean
  /** The colony and its cards are told one after the other, so its words do not tell the result before them. */
  isFounding: boolean
}

interface Pace {
  /** How much longer or shorter scenes are than their weight. */
  weight: number
  /** Milliseconds to look there, and for each letter. */
  start: number
  letter: number
  /** Milliseconds of words in one scene, at most. */
  words: number
  /** Milliseconds that a player is shown the table late, at most, foundings aside. */
  late: number
}

/** Calm ones leave the time to read; the others are for people who know the words. */
const PACES: Record<Speed, Pace | null> = {
  slow: { weight: 1.8, start: 600, letter: 30, words: 6000, late: Infinity },
  normal: { weight: 1, start: 200, letter: 18, words: 1700, late: 3400 },
  fast: { weight: 0.45, start: 80, letter: 8, words: 700, late: 1500 },
  off: null,
}
/** The weight up to which words need no time, unless everything is calm: bids, passes, markers, sacks. */
const KNOWN = 600
/** More sentences or turns than these are left to the log. */
const MOST = 4
/** Turns that would get less of their time than this are told together. */
const LEAST_SHARE = 0.4

const SHORTEST = 200
const ORDINARY = 300
const SACK = 200
const WEIGHTS: Partial<Record<GameEvent['event'], number>> = {
  ColonyFounded: 2000,
  FoundingFailed: 2000,
  GameEnded: 2000,
  LotTaken: 1200,
  PartBegan: 1200,
  MarkerAdvanced: 1000,
  ActionTaken: 1000,
  CardPlayed: 1000,
  TileUsed: 1000,
  FlagPlaced: 600,
  MarkerPlaced: 600,
  BidMade: 500,
  Passed: 400,
}
/** In cards, from the last one to where the verdict has landed; then it is held, in milliseconds at normal speed. */
const VERDICT = 1.7
const HELD = 1500
const RESULT: readonly string[] = ['ColonyFounded', 'FoundingFailed']
const FOUNDING: readonly string[] = ['ColonyNamed', ...RESULT]

/** Lines after which the cards of a founding are no longer of interest. */
const SOON = 5

export const isChoice = (line: Line): boolean => line.kind === 'choose'

/** One turn, or a summary of several. */
export function sceneOf(lines: Line[]): Scene {
  const turns = turnsIn(lines)
  const isFounding = turns.length === 1 && has(lines, FOUNDING)
  return {
    seat: lines.at(-1)?.seat ?? -1,
    lines,
    weight: turns.reduce((all, turn) => all + weightOf(turn), 0),
    isDramatic: isFounding || has(lines, [...RESULT, 'GameEnded']),
    isFounding,
  }
}

export const scenesOf = (lines: readonly Line[]): Scene[] => turnsIn(lines).map(sceneOf)

const eventsIn = (lines: readonly Line[]): GameEvent[] => lines.flatMap((line) => line.events)
const has = (lines: readonly Line[], names: readonly string[]): boolean =>
  eventsIn(lines).some(({ event }) => names.includes(event))

/** Consecutive choices of one seat are one turn. */
function turnsIn(lines: readonly Line[]): Line[][] {
  const turns: Line[][] = []
  for (const line of lines.filter(isChoice)) {
    const last = turns.at(-1)
    if (last && last[0]?.seat === line.seat) last.push(line)
    else turns.push([line])
  }
  return turns
}

function weightOf(turn: Line[]): number {
  const events = eventsIn(turn)
  const sacks = events.filter(({ event }) => event === 'SackPut').length * SACK
  return Math.max(Math.min(sacks, KNOWN), ...events.map(({ event }) => WEIGHTS[event] ?? 0)) || ORDINARY
}

/** What is worth telling and was not undone, in order; the lightest scenes are left out if there are too many. */
export function recapOf(lines: readonly Line[], viewer: number, most: number): Scene[] {
  const undone = undoneIn(lines)
  const kept = lines.filter((line) => isChoice(line) && !undone.has(line.number))
  const last = kept.findLastIndex((line) => line.seat === viewer)
  return last < 0 ? [] : heaviest(scenesOf(kept.slice(last + 1)), most)
}

function heaviest(scenes: Scene[], most: number): Scene[] {
  const lightest = scenes.map((scene) => scene.weight).sort((one, other) => other - one)[most - 1] ?? 0
  return scenes.filter((scene) => scene.weight >= lightest).slice(-most)
}

/** The sentences about the seat itself, or about these seats too; all of them if there are none. */
export function sentencesOf(scene: Scene, others: readonly number[] = []): string[] {
  const all = scene.lines.flatMap((line) => line.sentences)
  const told = all.filter(({ about }) => about === scene.seat || others.includes(about))
  return (told.length ? told : all).map((sentence) => sentence.text)
}

/** What the scene of a turn says: who buys the lot too, and of a founding only how it begins. */
export const wordsOf = (scene: Scene): string[] =>
  scene.isFounding ? openingOf(scene) : sentencesOf(scene, buyersOf(scene))

/** What a recap says, and of whom: the result of an auction, or the last that the seat did. */
export function resultOf(scene: Scene): Told {
  const buyer = buyersOf(scene).at(-1)
  if (buyer === undefined) return { seat: scene.seat, words: sentencesOf(scene).slice(-2).join(' ') }
  const sold = scene.lines.findLast(({ events }) => events.some(({ event }) => event === 'LotTaken'))
  const about = sold?.sentences.filter((sentence) => sentence.about === buyer) ?? []
  return {
    seat: buyer,
    words: about
      .slice(0, 2)
      .map(({ text }) => text)
      .join(' '),
  }
}

interface Told {
  seat: number
  words: string
}

/** What is on the screen during the scene, and of whom: of several turns the results of the heaviest. */
export function toldIn(scene: Scene): Told[] {
  const turns = scenesOf(scene.lines)
  return turns.length > 1
    ? heaviest(turns, MOST).map(resultOf)
    : [{ seat: scene.seat, words: wordsOf(scene).slice(-MOST).join(' ') }]
}

/** Milliseconds that a scene takes if nobody waits for it. */
export function lengthOf(scene: Scene, speed: Speed): number {
  const pace = PACES[speed]
  if (!pace) return 0
  const letters = toldIn(scene).reduce((all, { words }) => all + words.length, 0)
  if (!letters && !scene.isFounding) return 0 // the end of a turn, for example
  const words = speed === 'slow' || scene.weight > KNOWN ? Math.min(pace.start + pace.letter * letters, pace.words) : 0
  const held = has(scene.lines, RESULT) ? HELD * pace.weight : 0
  return Math.max(scene.weight * pace.weight, words, scene.isFounding ? verdictAt(scene, speed) + held : 0)
}

/** Milliseconds until the last card of a founding is turned and its verdict has landed. */
export function verdictAt({ lines }: Scene, speed: Speed): number {
  const cards = eventsIn(lines).reduce((all, each) => all + (each.event === 'CardsTurned' ? each.cards.length : 0), 0)
  return (cards + VERDICT) * PACE[speed] * CARD_STEP
}

/** What is shown of the turns that wait, and for how long: the first, or a summary if each would get too little. */
export function nextScene(waiting: readonly Scene[], speed: Speed, late: number): { scene: Scene; length: number } {
  const dramatic = waiting.findIndex((scene) => scene.isDramatic)
  const hurried = dramatic < 0 ? waiting : waiting.slice(0, dramatic)
  const left = Math.max(0, (PACES[speed]?.late ?? 0) - late)
  const needed = hurried.reduce((all, each) => all + lengthOf(each, speed), 0)
  const isSummary = hurried.length > 1 && left / needed < LEAST_SHARE
  const scene = isSummary ? sceneOf(hurried.flatMap(({ lines }) => lines)) : waiting[0]!
  const length = lengthOf(scene, speed)
  const share = left / (isSummary ? length : needed)
  return {
    scene,
    length: scene.isDramatic || !(share < 1) ? length : Math.max(length * share, Math.min(length, SHORTEST)),
  }
}

const buyersOf = (scene: Scene): number[] =>
  eventsIn(scene.lines).flatMap((event) => (event.event === 'LotTaken' ? [event.seat] : []))

/** The end of the log from the last founding, or other cards that were turned over, as long as nobody else has chosen. */
export function turnedLately(all: readonly Line[]): Line[] {
  const last = all.slice(-SOON)
  const first = last.findLastIndex((line) => has([line], ['ColonyNamed']))
  const turns = last.findLastIndex((line) => has([line], ['CardsTurned']))
  const from = last.slice(first >= 0 ? first : turns >= 0 ? turns : SOON)
  return from.every((line) => line.seat === from[0]?.seat) ? from : []
}

/** The number of the line in which the colony of a founding was named: what comes after it is the result. */
export const namedIn = (scene: Scene): number =>
  scene.lines.find(({ events }) => events.some(({ event }) => event === 'ColonyNamed'))?.number ?? Infinity

/** The sentences up to the naming of the colony; if it was named before, the first. */
function openingOf(scene: Scene): string[] {
  const named = namedIn(scene)
  const before = scene.lines.filter((line) => line.number < named).flatMap((line) => line.sentences)
  const naming = scene.lines.find((line) => line.number === named)?.sentences.slice(0, 1)
  return (naming ? [...before, ...naming] : before.slice(0, 1))
    .filter(({ about }) => about === scene.seat)
    .map(({ text }) => text)
}
