/** What somebody did in one go: a turn, a bid, a marker. How heavy it is decides how long it is shown. */
import type { GameEvent, Line } from '@/net/types'
import type { Speed } from '@/state/settings.svelte'

export interface Scene {
  seat: number
  lines: Line[]
  /** Milliseconds at normal speed. */
  weight: number
  /** A founding: it is never hurried. */
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
  /** Milliseconds of undramatic scenes between two own turns, at most. */
  together: number
}

/** Calm ones leave the time to read; the others are for people who know the words. */
const PACES: Record<Speed, Pace | null> = {
  slow: { weight: 1.8, start: 600, letter: 30, words: 6000, together: Infinity },
  normal: { weight: 1, start: 100, letter: 17, words: 1300, together: 4000 },
  fast: { weight: 0.45, start: 50, letter: 8, words: 600, together: 1800 },
  off: null,
}
/** More sentences than these are left to the log. */
const SENTENCES = 4

const ORDINARY = 250
const WEIGHTS: Partial<Record<GameEvent['event'], number>> = {
  ColonyFounded: 2000,
  FoundingFailed: 2000,
  GameEnded: 2000,
  PartBegan: 1200,
  LotTaken: 900,
  MarkerAdvanced: 900,
  ActionTaken: 800,
  CardPlayed: 800,
  TileUsed: 800,
  BidMade: 500,
  FlagPlaced: 450,
  MarkerPlaced: 450,
  Passed: 350,
  SackPut: 200,
}
const FOUNDING: readonly string[] = ['ColonyFounded', 'FoundingFailed']
const DRAMATIC: readonly string[] = [...FOUNDING, 'GameEnded']

export const isChoice = (line: Line): boolean => line.kind === 'choose'

export function sceneOf(seat: number, lines: Line[]): Scene {
  const events = lines.flatMap((line) => line.events)
  return {
    seat,
    lines,
    weight: Math.max(ORDINARY, ...events.map(({ event }) => WEIGHTS[event] ?? 0)),
    isDramatic: events.some(({ event }) => DRAMATIC.includes(event)),
    isFounding: events.some(({ event }) => FOUNDING.includes(event)),
  }
}

/** Consecutive choices of one seat are one scene. */
export function scenesOf(lines: readonly Line[]): Scene[] {
  const groups: Line[][] = []
  for (const line of lines.filter(isChoice)) {
    const last = groups.at(-1)
    if (last && last[0]?.seat === line.seat) last.push(line)
    else groups.push([line])
  }
  return groups.map((group) => sceneOf(group[0]?.seat ?? -1, group))
}

/** What is worth telling, in order; the lightest scenes are left out if there are too many. */
export function recapOf(lines: readonly Line[], viewer: number, most: number): Scene[] {
  const last = lines.findLastIndex((line) => isChoice(line) && line.seat === viewer)
  if (last < 0) return []
  const scenes = scenesOf(lines.slice(last + 1).filter((line) => line.seat !== viewer))
  const lightest = scenes.map((scene) => scene.weight).sort((one, other) => other - one)[most - 1] ?? 0
  const kept = scenes.filter((scene) => scene.weight >= lightest)
  return kept.slice(-most)
}

/** The sentences about the seat itself, or about these seats too; all of them if there are none. */
export function sentencesOf(scene: Scene, others: readonly number[] = []): string[] {
  const all = scene.lines.flatMap((line) => line.sentences)
  const told = all.filter(({ about }) => about === scene.seat || others.includes(about))
  return (told.length ? told : all).map((sentence) => sentence.text)
}

/** What the scene says while it is shown: who buys the lot too, and of a founding only how it begins. */
export const wordsOf = (scene: Scene): string[] =>
  scene.isFounding ? openingOf(scene) : sentencesOf(scene, buyersOf(scene))

/** What a recap says, and of whom: the result of an auction, or the last that the seat did. */
export function resultOf(scene: Scene): { seat: number; words: string } {
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

/** What is on the screen during the scene. */
export const shownWordsOf = (scene: Scene): string => wordsOf(scene).slice(-SENTENCES).join(' ')

/** Milliseconds of a scene. Where the wait is bounded, what is left of it is shared out: no scene is without any. */
export function lengthOf(scene: Scene, speed: Speed, spent = 0, isBounded = false): number {
  const pace = PACES[speed]
  if (!pace) return 0
  const weight = scene.weight * pace.weight
  const words = Math.min(pace.start + pace.letter * shownWordsOf(scene).length, pace.words)
  const left = Math.max(0, pace.together - spent)
  return isBounded ? Math.min(Math.max(weight, Math.min(words, left / 2)), left * 0.6) : Math.max(weight, words)
}

const buyersOf = (scene: Scene): number[] =>
  scene.lines.flatMap(({ events }) => events.flatMap((event) => (event.event === 'LotTaken' ? [event.seat] : [])))

/** The number of the line in which the colony of a founding was named: what comes after it is the result. */
export const namedIn = (scene: Scene): number =>
  scene.lines.find(({ events }) => events.some(({ event }) => event === 'ColonyNamed'))?.number ?? Infinity

/** The sentences up to the naming of the colony. */
function openingOf(scene: Scene): string[] {
  const named = namedIn(scene)
  const before = scene.lines.filter((line) => line.number < named).flatMap((line) => line.sentences)
  const naming = scene.lines.find((line) => line.number === named)?.sentences.slice(0, 1) ?? []
  return [...before, ...naming].filter(({ about }) => about === scene.seat).map(({ text }) => text)
}
