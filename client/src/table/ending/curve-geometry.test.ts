import { expect, it } from 'vitest'

import { curveGeometry, HEIGHT, WIDTH } from './curve-geometry'

const standing = (number: number, part: number, round: number, ...totals: number[]) => ({ number, part, round, totals })
const curve = {
  standings: [standing(0, 0, 0, 0, 0), standing(5, 0, 1, 2, 4), standing(9, 0, 1, 6, 4), standing(12, 0, 2, 20, 20)],
  turning_points: [{ number: 7, part: 0, round: 1, seat: 0, chance_before: 20, chance_after: 40, text: 'Ann' }],
}

it('draws a line for each seat, from left to right', () => {
  const { lines, rounds } = curveGeometry(curve)
  expect(lines).toHaveLength(2)
  expect(lines[0]?.match(/[ML]/g)).toHaveLength(4)
  expect(rounds.map(({ round }) => round)).toEqual([1, 2])
  expect(rounds[0]!.x).toBeLessThan(rounds[1]!.x)
})

it('marks a turning point where its points count first', () => {
  const { turning, lines } = curveGeometry(curve)
  expect(lines[0]).toContain(`L${turning[0]!.x} ${turning[0]!.y}`)
})

it('keeps the totals apart and within the drawing', () => {
  const low = { ...curve, standings: [standing(0, 0, 0, 0, 0, 0, 0), standing(1, 1, 4, 0, 0, 0, 0)] }
  const heights = curveGeometry(low).ends.map(({ y }) => y)
  expect(new Set(heights).size).toBe(4)
  for (const y of heights) expect(y).toBeLessThanOrEqual(HEIGHT)
  expect(Math.max(...curveGeometry(curve).rounds.map(({ x }) => x))).toBeLessThan(WIDTH)
})

it('shows every number of turning points at the same place', () => {
  const point = curve.turning_points[0]!
  const { turning } = curveGeometry({ ...curve, turning_points: [point, { ...point, seat: 0 }] })
  expect(turning[1]!.y).toBeLessThan(turning[0]!.y - 15)
})
