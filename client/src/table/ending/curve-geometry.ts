/** Where the lines of a score curve go, in the units of its drawing. */
import type { ScoreCurve, TurningPoint } from '@/net/types'

export const WIDTH = 600
export const HEIGHT = 250
export const MARGIN = { left: 30, right: 48, top: 12, bottom: 24 }
/** Between the numbers at the ends of two lines. */
const APART = 15
const LEVEL = 10
/** Across the number of a turning point. */
const ROUND = 19

interface Geometry {
  levels: [points: number, y: number][]
  /** The end of each round, and the middle of it. */
  rounds: { part: number; round: number; x: number; middle: number }[]
  lines: string[]
  turning: { x: number; y: number; point: TurningPoint }[]
  ends: { y: number; total: number }[]
}

export function curveGeometry({ standings, turning_points }: ScoreCurve): Geometry {
  const most = Math.max(LEVEL, ...standings.flatMap(({ totals }) => totals))
  const inner = { width: WIDTH - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom }
  const xOf = (index: number) => MARGIN.left + (inner.width * index) / Math.max(1, standings.length - 1)
  const yOf = (points: number) => MARGIN.top + inner.height * (1 - points / most)

  const rounds: Geometry['rounds'] = []
  standings.forEach(({ part, round }, index) => {
    const last = rounds.at(-1)
    const start = last?.x ?? xOf(0)
    const following = standings[index + 1]
    if (round > 0 && (following?.round !== round || following.part !== part))
      rounds.push({ part, round, x: xOf(index), middle: (start + xOf(index)) / 2 })
  })
  const seats = standings[0]?.totals.map((_, seat) => seat) ?? []
  const path = (seat: number) =>
    standings.map(({ totals }, index) => `${index ? 'L' : 'M'}${xOf(index)} ${yOf(totals[seat] ?? 0)}`).join('')
  const at = (number: number) => {
    const found = standings.findIndex((standing) => standing.number >= number)
    return found < 0 ? standings.length - 1 : found
  }
  return {
    levels: Array.from({ length: Math.floor(most / LEVEL) + 1 }, (_, step) => [step * LEVEL, yOf(step * LEVEL)]),
    rounds,
    lines: seats.map(path),
    turning: apartFromEachOther(
      turning_points.map((point) => {
        const index = at(point.number)
        return { x: xOf(index), y: yOf(standings[index]?.totals[point.seat] ?? 0), point }
      }),
    ),
    ends: spread(standings.at(-1)?.totals ?? [], yOf),
  }
}

/** A number that would cover an earlier one is moved above it. */
function apartFromEachOther(turning: Geometry['turning']): Geometry['turning'] {
  const placed: Geometry['turning'] = []
  for (const { x, y, point } of turning) {
    const near = placed.filter((each) => Math.hypot(each.x - x, each.y - y) < ROUND)
    placed.push({ x, y: Math.min(y, ...near.map((each) => each.y - ROUND)), point })
  }
  return placed
}

/** The totals beside the ends of their lines, moved apart so that none covers another. */
function spread(totals: readonly number[], yOf: (points: number) => number): Geometry['ends'] {
  const order = totals.map((_, seat) => seat).sort((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0))
  const places = totals.map((total) => ({ y: yOf(total), total }))
  let lowest = -Infinity
  for (const seat of order) {
    const place = places[seat]!
    place.y = Math.max(place.y, lowest + APART)
    lowest = place.y
  }
  const over = Math.max(0, lowest - (HEIGHT - MARGIN.bottom))
  return places.map(({ y, total }) => ({ y: y - over, total }))
}
