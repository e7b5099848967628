/** Decoration: the word mark in its frame, and a compass rose. */
import { area, around, at, disc, line, shape, star } from './svg-shapes'

/** Letters drawn by hand on a base line at 0: thick at the sides, thin above and below. */
const G =
  'M40 -39V-27H38C36 -35 31 -41.5 23.5 -41.5C13.5 -41.5 9.5 -32 9.5 -21.5C9.5 -10 13.5 -1.5 23 -1.5' +
  'C27 -1.5 30 -2.5 32 -4.5V-16.5Q32 -19 28 -19.5V-21H44V-19.5Q40.5 -19 40.5 -16.5V-5C36 -1.5 30 1 22.5 1' +
  'C8.5 1 0 -8.5 0 -21.5C0 -34.5 9 -44 22.5 -44C28 -44 32 -42.5 35.5 -40L38 -43.5H40Z'
const O =
  'M15.5 -30C25 -30 31 -23.5 31 -14.5S25 1 15.5 1S0 -5.5 0 -14.5S6 -30 15.5 -30Z' +
  'M15.5 -28C10.5 -28 8.5 -22 8.5 -14.5S10.5 -1 15.5 -1S22.5 -7 22.5 -14.5S20.5 -28 15.5 -28Z'
const A =
  'M24 -29H32V-5Q32 -1.5 36 -1.5V0H24V-5C22.5 -1.5 19 1 14 1C5.5 1 0 -5.5 0 -14.5S6 -30 14.5 -30C19 -30 22.5 -27.5 24 -24Z' +
  'M24 -20C22.5 -25 20 -28 16 -28C11 -28 8.5 -22 8.5 -14.5S11 -1.5 16 -1.5C20 -1.5 22.5 -4 24 -9Z'

const letters = (paint: string): string =>
  `<g fill-rule="evenodd">${at(20, 61, 1, area(paint, G)) + at(69, 61, 1, area(paint, O)) + at(105, 61, 1, area(paint, A))}</g>`

const CARTOUCHE = 'M16 3H144Q144 16 157 16V64Q144 64 144 77H16Q16 64 3 64V16Q16 16 16 3Z'
const INNER = 'M21 8H139Q141 19 152 21V59Q141 61 139 72H21Q19 61 8 59V21Q19 19 21 8Z'
const BLOSSOM = around(4, area('gold', 'M0 0C-3 -3 -3 -6 0 -8C3 -6 3 -3 0 0Z')) + disc('clay', 0, 0, 1.8)

/** 160 wide and 80 high. */
export const LOGO =
  shape('glaze', CARTOUCHE, 'deep', 3.5) +
  line(INNER, 'mid', 1.5) +
  [
    [7, 7],
    [153, 7],
    [153, 73],
    [7, 73],
  ]
    .map(([x = 0, y = 0]) => at(x, y, 0.9, BLOSSOM))
    .join('') +
  letters('deep')

/** A rose in a 96 box: eight long points, eight short ones, a ring of degrees and north marked. */
export const COMPASS = at(
  48,
  48,
  1,
  disc('none', 0, 0, 36, 'line', 1.25) +
    disc('none', 0, 0, 32.5, 'line', 0.75) +
    around(32, line('M0 -36V-32.5', 'line', 1)) +
    at(0, 0, 1, area('wash', star(8, 27, 10)), 22.5) +
    at(0, 0, 1, shape('mid', star(4, 30, 8), 'line', 1), 45) +
    shape('deep', star(4, 40, 7.5), 'line', 1.25) +
    area('glaze', 'M0 -37L4.9 -4.9L0 0ZM37 0L4.9 4.9L0 0ZM0 37L-4.9 4.9L0 0ZM-37 0L-4.9 -4.9L0 0Z') +
    disc('gold', 0, 0, 4, 'line', 1.25) +
    area('clay', 'M0 -47.5L4.5 -41Q2 -41.5 0 -38Q-2 -41.5 -4.5 -41Z'),
)
