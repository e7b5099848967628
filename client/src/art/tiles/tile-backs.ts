/** The backs of the tiles in a 96 box, in the style of azulejos. */
import { area, around, at, disc, shape, star, text } from '@/art/drawing/svg-shapes'
import { frame } from './tiles'

export type TilePart = 'A' | 'B' | 'bonanza'

const PETAL = 'M0 -18C8 -26 8 -36 0 -42C-8 -36 -8 -26 0 -18Z'

const medallion = (petals: string, between: string, middle: string, ring: string, content: string): string =>
  at(
    48,
    48,
    1,
    around(4, shape(petals, PETAL, 'none')) +
      around(4, shape(between, 'M0 -20C6 -26 9 -34 0 -46C-9 -34 -6 -26 0 -20Z', 'none'), 45) +
      disc(middle, 0, 0, 20, ring, 3) +
      content,
  )

const BACKS: Record<TilePart, string> = {
  A: frame('cobalt', 'cobalt', 'mid') + medallion('sail', 'wash', 'sail', 'cobalt', text('ink', 0, 0, 26, 'A')),
  B: frame('sail', 'cobalt', 'wash') + medallion('cobalt', 'clay', 'cobalt', 'sail', text('sail', 0, 0, 26, 'B')),
  bonanza:
    frame('gold', 'gold-deep', 'sail') +
    at(48, 48, 1, shape('sail', star(12, 38, 25), 'gold-deep', 2.5) + disc('clay', 0, 0, 19, 'gold-deep', 2.5)) +
    at(48, 48, 1, area('sail', star(5, 14, 5.8))),
}

export const backDrawing = (part: TilePart): string => BACKS[part]
