/** What belongs to a seat: every colour has a shape of its own, so that colour is never the only sign. */
import { area, at, disc, line, shape, text } from './pen'
import type { SeatColour } from './things'

export const paintOf = (seat: SeatColour, part: '' | '-ink' | '-line' = ''): string => `var(--seat-${seat}${part})`

/** Around 0, 0, about 10 across each way. */
const SHAPES: Record<SeatColour, string> = {
  red: 'M0 -10L10 0L0 10L-10 0Z',
  blue: 'M0 -8.7A8.7 8.7 0 0 1 0 8.7A8.7 8.7 0 0 1 0 -8.7Z',
  green: 'M0 -9L10 8H-10Z',
  yellow: 'M-8 -8H8V8H-8Z',
  purple: 'M-3.5 -9.5H3.5V-3.5H9.5V3.5H3.5V9.5H-3.5V3.5H-9.5V-3.5H-3.5Z',
}

export const seatMark = (seat: SeatColour): string =>
  at(12, 12, 1, shape(paintOf(seat), SHAPES[seat], paintOf(seat, '-line'), 1.75))

/** The shape alone, in the ink that is read on the seat's colour. */
const stamp = (seat: SeatColour, x: number, y: number, scale: number): string =>
  at(x, y, scale, area(paintOf(seat, '-ink'), SHAPES[seat]))

/** A flag on its pole in a 48 box. */
export const flagDrawing = (seat: SeatColour): string =>
  line('M10 5V45', 'line', 3.5) +
  shape(paintOf(seat), 'M11 6Q20 2 27 6T43 6V28Q34 32 27 28T11 28Z', paintOf(seat, '-line'), 2.5) +
  stamp(seat, 27, 17, 0.72) +
  disc('gold', 10, 4.5, 3.5, 'gold-deep', 1.5)

/** An auction marker in a 48 box: an eight-sided counter, its number large and the seat's shape above. */
export const markerDrawing = (seat: SeatColour, number?: number, flag = false): string =>
  shape(paintOf(seat), 'M16 3H32L45 16V32L32 45H16L3 32V16Z', paintOf(seat, '-line'), 3) +
  line('M17 7H31L41 17V31L31 41H17L7 31V17Z', paintOf(seat, '-ink'), 1.25) +
  (number === undefined
    ? stamp(seat, 24, 24, 1.15)
    : stamp(seat, 24, 13.5, 0.42) + text(paintOf(seat, '-ink'), 24, 28.5, 25, number)) +
  (flag ? at(27, -7, 0.55, flagDrawing(seat)) : '')
