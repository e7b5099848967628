/** The six symbols that expedition cards are collected by: silhouettes in a 48 box, of one colour, with cuts. */
import { area, disc, line } from '@/art/drawing/svg-shapes'
import type { SymbolName } from '@/art/names'

type Silhouette = (paint: string, cut: string) => string

const SILHOUETTES: Record<SymbolName, Silhouette> = {
  elephant: (paint, cut) =>
    area(
      paint,
      'M4 42V25C4 15 11 10 20 10C23 10 25 10.5 27 11.5C30 6.5 38 6.5 41.5 12C44 17 43 22 43 28C43 31 45 31 45.5 29L47.5 30C47 37 39 38 39 32V26.5C37 29 35 29.5 33 29.5V42H25.5V33H14.5V42Z',
    ) +
    line('M5 24Q1.5 28 2.5 33', paint, 2.5) +
    line('M29.5 12C24 17 25.5 26 33 26', cut, 2) +
    disc(cut, 37, 16, 1.7),
  tiger: (paint, cut) =>
    area(
      paint,
      'M24 44C13 44 6 36 6 25C4 18 4 9 7.5 4.5C12 5 15.5 7.5 17.5 10C21 8.5 27 8.5 30.5 10C32.5 7.5 36 5 40.5 4.5C44 9 44 18 42 25C42 36 35 44 24 44Z',
    ) +
    line('M24 10V17M18 12L20 18M30 12L28 18M7.5 27H13M9.5 33L14 31.5M40.5 27H35M38.5 33L34 31.5', cut, 2.25) +
    area(cut, 'M13 22Q17 20 20 24Q15 25.5 13 22ZM35 22Q31 20 28 24Q33 25.5 35 22ZM20 30H28L24 34.5Z') +
    line('M24 34V37M18.5 37.5Q21 40 24 37Q27 40 29.5 37.5', cut, 2),
  fish: (paint, cut) =>
    area(paint, 'M3 25C8 14 24 10 34 20L46 11Q42 24 46 37L34 29C24 39 8 36 3 25ZM16 13Q22 6 31 9L28 16Z') +
    disc(cut, 11.5, 22.5, 2) +
    line('M18 17Q21 24.5 18 32', cut, 2) +
    line('M23.5 21Q25 24.5 23.5 28M28.5 22Q29.5 24.5 28.5 27', cut, 2),
  palm: (paint, cut) =>
    area(paint, 'M20 46C18 34 20 25 24.5 17L28.5 18C25.5 27 25 36 27.5 46Z') +
    line('M20 29L26 30.5M19.5 36L26 37.5', cut, 1.75) +
    area(
      paint,
      'M26 17C20 8 9 7 3 17C11 14 18 15 26 17ZM26 17C15 15 6 22 7 33C12 25 18 20 26 17ZM26 17C31 8 41 6 46 15C39 13 33 14 26 17ZM26 17C37 14 45 22 43 33C39 25 33 20 26 17ZM26 17C20 10 22 4 28 1.5C31 7 30 12 26 17Z',
    ) +
    disc(paint, 23, 19.5, 3) +
    disc(paint, 29, 19.5, 3),
  shell: (paint, cut) =>
    area(
      paint,
      'M18 37C8 33 3.5 27 3.5 20A5.5 5.5 0 0 1 8.5 11.5A6 6 0 0 1 17.5 6.5A7 7 0 0 1 30.5 6.5A6 6 0 0 1 39.5 11.5A5.5 5.5 0 0 1 44.5 20C44.5 27 40 33 30 37L34 44H14Z',
    ) + line('M24 36V9M21 35.5L15 12M27 35.5L33 12M18.5 34L7.5 19M29.5 34L40.5 19', cut, 1.9),
  statue: (paint, cut) =>
    area(
      paint,
      'M24 1L27 6.5A7 7 0 0 1 28 17.5L29 20C35 21 35.5 27 36 31C42 31.5 43 38 38 38H10C5 38 6 31.5 12 31C12.5 27 13 21 19 20L20 17.5A7 7 0 0 1 21 6.5ZM7 40.5H41V46H7Z',
    ) +
    line('M18.5 25.5C17.5 30.5 20.5 32.5 24 32.5S30.5 30.5 29.5 25.5M14 34.5H34', cut, 1.9) +
    line('M21 11.5H22.5M25.5 11.5H27M22.5 15H25.5', cut, 1.5),
}

export const symbolDrawing = (symbol: SymbolName, paint = 'currentColor', cut = 'glaze'): string =>
  SILHOUETTES[symbol](paint, cut)
