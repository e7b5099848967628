/** Figures in a 48 box that are used more than once: goods, and parts of tiles and cards. */
import { area, around, at, centred, disc, line, shape, star, text } from './svg-shapes'
import { tint } from '@/art/spices/spices'
import { SPICES } from '@/art/names'

/** The cross on the sails of the caravels, around 0, 0. */
const CROSS = 'M-1.7 -1.7L-2.6 -6H2.6L1.7 -1.7L6 -2.6V2.6L1.7 1.7L2.6 6H-2.6L-1.7 1.7L-6 2.6V-2.6Z'

export const SHIP =
  line('M24 4V31', 'line', 2.5) +
  area('clay', 'M25 2.5L34 5.5L25 8.5Z') +
  shape('sail', 'M12 9Q24 6 36 9Q40 18 36 28Q24 25 12 28Q16 18 12 9Z', 'edge', 2.25) +
  at(24.6, 17, 1.05, area('clay', CROSS)) +
  shape('cobalt', 'M3 27H12L14 31H34L36 26H45L40 39Q38.5 43 35 43H14Q10.5 43 9 39Z', 'edge', 2.25) +
  line('M12 36.5H37', 'sail', 1.75)

export const COLONIST =
  shape('clay', 'M24 20C34 20 38 29 39 44H9C10 29 14 20 24 20Z', 'edge', 2.25) +
  line('M24 26V44', 'ink', 2) +
  disc('sail', 24, 16, 7.5, 'edge', 2.25) +
  shape('cobalt', 'M8 14Q24 8 40 14Q24 18.5 8 14ZM16 12Q16 3 24 3Q32 3 32 12Q24 9.5 16 12Z', 'edge', 2.25)

const coin = (face: string): string =>
  disc('gold', 24, 24, 20, 'gold-deep', 2.5) + disc('none', 24, 24, 15, 'gold-deep', 1.25) + face

export const DUCAT = coin(at(24, 24, 1.55, area('gold-deep', CROSS)))

export const ducatWith = (amount: number): string => coin(text('gold-deep', 24, 24, amount > 9 ? 18 : 22, amount))

/** The helm stands for an action. */
export const HELM = at(
  24,
  24,
  1,
  around(8, line('M0 0V-21', 'line', 3.5)) +
    disc('glaze', 0, 0, 14, 'line', 2) +
    disc('none', 0, 0, 11.5, 'wood', 4) +
    around(8, line('M0 -5V-9', 'line', 2.5)) +
    disc('gold', 0, 0, 5, 'edge', 2),
)

/** The rose of the compass stands for expeditions. */
export const ROSE = at(
  24,
  24,
  1,
  at(0, 0, 1, area('mid', star(4, 14, 4.5)), 45) +
    shape('deep', star(4, 21, 5), 'line', 1.5) +
    area('glaze', 'M0 -17L3.2 -3.6L0 0ZM17 0L3.6 3.2L0 0ZM0 17L-3.2 3.6L0 0ZM-17 0L-3.6 -3.2L0 0Z'),
)

/** A card standing upright, around 0, 0, with a figure on it. */
export const card = (figure: string, ground = 'paper'): string =>
  shape(ground, 'M-13 -18Q-13 -20 -11 -20H11Q13 -20 13 -18V18Q13 20 11 20H-11Q-13 20 -13 18Z', 'line', 2.25) +
  centred(0, 0, 0.48, figure)

export const EXTRA_ACTION = at(24, 24, 1.08, card(HELM, 'sky'))

/** A sack of no spice in particular. */
export const ANY_SACK =
  SPICES.map((spice, n) => disc(tint(spice), 10 + n * 7, n % 2 ? 10 : 14, 5.5, tint(spice, '-deep'), 1.5)).join('') +
  shape(
    'sand',
    'M9 17Q24 22 39 17Q42 20 39 22Q44 31 42 40Q41 45 35 45H13Q7 45 6 40Q4 31 9 22Q6 20 9 17Z',
    'edge',
    2.25,
  ) +
  line('M10 22Q24 27 38 22', 'edge', 1.75) +
  at(24, 34, 1.2, area('clay', star(8, 6.5, 3)))

export const CROWN =
  shape('gold', 'M7 37L4 15L15 24L24 8L33 24L44 15L41 37Z', 'gold-deep', 2.5) +
  shape('gold', 'M8 37H40V43H8Z', 'gold-deep', 2.5) +
  disc('clay', 24, 30, 3.5) +
  disc('cobalt', 14, 31, 2.2) +
  disc('cobalt', 34, 31, 2.2) +
  disc('gold', 24, 7, 3, 'gold-deep', 2) +
  disc('gold', 4.5, 14, 2.5, 'gold-deep', 2) +
  disc('gold', 43.5, 14, 2.5, 'gold-deep', 2)

export const SICKLE =
  shape('steel', 'M9 34C3 14 20 1 41 10C26 9 15 18 18 33Z', 'edge', 2.25) +
  shape('wood', 'M8 34L18.5 32L21 45Q17 48 11 46Z', 'edge', 2.25)

const LEAVES = 'M0.5 0Q1 -10 14 -12Q14 -2 0.5 0ZM-0.5 0Q-1 -10 -14 -12Q-14 -2 -0.5 0Z'
export const SPRIG =
  line('M24 46Q25 26 24 6', 'leaf', 3) +
  [18, 28, 38].map((y) => at(24, y, 1, shape('leaf', LEAVES, 'edge', 1.75))).join('')

export const BARREL =
  shape('wood', 'M11 5Q24 2 37 5Q44 24 37 43Q24 46 11 43Q4 24 11 5Z', 'edge', 2.25) +
  line('M8 15Q24 19 40 15M8 33Q24 37 40 33', 'edge', 3) +
  line('M24 4V45', 'edge', 1.5)

export const SCROLL =
  shape('sail', 'M10 8H38V34Q38 40 32 40H10Z', 'edge', 2.25) +
  shape('sand', 'M32 40Q36 40 36 35H16Q16 40 10 40Z', 'edge', 2) +
  shape('sand', 'M10 8Q5 8 5 12.5Q5 16 10 16Z', 'edge', 2) +
  line('M16 15H32M16 21H32M16 27H25', 'ink', 2) +
  shape('clay', 'M28 34L26 46L31 42.5L36 46L34 34Z', 'edge', 1.5) +
  disc('clay', 31, 32, 6.5, 'edge', 2)

export const SPYGLASS = at(
  24,
  24,
  1,
  shape('wood', 'M-23 -4.5H-9V4.5H-23Z', 'edge', 2.25) +
    shape('cobalt', 'M-9 -6H7V6H-9Z', 'edge', 2.25) +
    shape('wood', 'M7 -8H20V8H7Z', 'edge', 2.25) +
    shape('gold', 'M18 -10H23.5V10H18Z', 'edge', 2.25),
  -32,
)

export const SCALES =
  line('M24 6V42M12 43H36', 'line', 3) +
  line('M6 13H42', 'line', 3) +
  disc('gold', 24, 7, 4, 'edge', 2) +
  line('M9 13L3 29M9 13L15 29M39 13L33 29M39 13L45 29', 'line', 1.5) +
  shape('gold', 'M1.5 29H16.5Q15 36 9 36T1.5 29Z', 'edge', 2) +
  shape('gold', 'M31.5 29H46.5Q45 36 39 36T31.5 29Z', 'edge', 2)

export const CHURCH =
  shape('sail', 'M5 45V23H15V18L24 9L33 18V23H43V45Z', 'edge', 2.25) +
  shape('clay', 'M3.5 23L10 14L16.5 23ZM31.5 23L38 14L44.5 23Z', 'edge', 2) +
  line('M24 9V1.5M21 4.5H27', 'line', 2.25) +
  disc('ink', 24, 22, 3.5) +
  area(
    'ink',
    'M19.5 45V35Q19.5 30 24 30Q28.5 30 28.5 35V45ZM8.5 36V31Q8.5 29.5 10 29.5T11.5 31V36ZM36.5 36V31Q36.5 29.5 38 29.5T39.5 31V36Z',
  )

export const HOUSE =
  shape('sail', 'M8 24V44H40V24Z', 'edge', 2.25) +
  shape('clay', 'M3 25L12 10H36L45 25Z', 'edge', 2.25) +
  line('M9 20H39M11 15H37', 'ink', 1.25) +
  area('ink', 'M20 44V34Q20 30 24 30T28 34V44ZM11.5 31H16.5V37H11.5ZM31.5 31H36.5V37H31.5Z')

export const FOREMAN =
  shape('leaf', 'M24 26C36 26 41 34 42 46H6C7 34 12 26 24 26Z', 'edge', 2.25) +
  area('sail', 'M19 27L24 36L29 27Z') +
  disc('sail', 24, 20, 8.5, 'edge', 2.25) +
  area('ink', 'M19.5 23.5Q24 20.5 28.5 23.5Q24 26 19.5 23.5Z') +
  shape('gold', 'M2 17Q24 7.5 46 17Q24 22 2 17ZM14.5 14Q14 2 24 2T33.5 14Q24 11 14.5 14Z', 'gold-deep', 2.25) +
  line('M14.6 12.5Q24 9.5 33.4 12.5', 'clay', 2.5)

/** An arrow up: a step of progress. */
export const STEP = shape('leaf', 'M24 4L42 23H32V44H16V23H6Z', 'edge', 2.25)

export const PLUS = shape('gold', 'M18 4H30V18H44V30H30V44H18V30H4V18H18Z', 'gold-deep', 3)
