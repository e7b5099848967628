/** The pieces of a seat. Every colour has its own shape, so that colour is never the only difference. */
import { area, at, disc, line, shape, text } from '@/art/drawing/svg-shapes'
import type { SeatColour } from '@/art/names'

export const paintOf = (seat: SeatColour, part: '' | '-ink' | '-line' = ''): string => `var(--seat-${seat}${part})`

/** Centred on 0, 0, with a radius of about 10. */
const SHAPES: Record<SeatColour, string> = {
  red: 'M0 -10L10 0L0 10L-10 0Z',
  blue: 'M0 -8.7A8.7 8.7 0 0 1 0 8.7A8.7 8.7 0 0 1 0 -8.7Z',
  green: 'M0 -9L10 8H-10Z',
  yellow: 'M-8 -8H8V8H-8Z',
  purple: 'M-3.5 -9.5H3.5V-3.5H9.5V3.5H3.5V9.5H-3.5V3.5H-9.5V-3.5H-3.5Z',
}

export const seatMark = (seat: SeatColour): string =>
  at(12, 12, 1, shape(paintOf(seat), SHAPES[seat], paintOf(seat, '-line'), 1.75))

/** The shape alone, in the ink for the seat's colour. */
const stamp = (seat: SeatColour, x: number, y: number, scale: number): string =>
  at(x, y, scale, area(paintOf(seat, '-ink'), SHAPES[seat]))

/** A flag on its pole in a 48 box. */
export const flagDrawing = (seat: SeatColour): string =>
  line('M10 5V45', 'line', 3.5) +
  shape(paintOf(seat), 'M11 6Q20 2 27 6T43 6V28Q34 32 27 28T11 28Z', paintOf(seat, '-line'), 2.5) +
  stamp(seat, 27, 17, 0.72) +
  disc('gold', 10, 4.5, 3.5, 'gold-deep', 1.5)

/** The seat's shape around 0, 0, large enough for a number, and the position and size of that number. */
const COUNTERS: Record<SeatColour, [outline: string, y: number, size: number]> = {
  red: ['M0 -23L23 0L0 23L-23 0Z', 0, 24],
  blue: ['M0 -20.5A20.5 20.5 0 0 1 0 20.5A20.5 20.5 0 0 1 0 -20.5Z', 0, 28],
  green: ['M0 -21L23 19H-23Z', 5.5, 23],
  yellow: ['M-19 -19H19V19H-19Z', 0, 28],
  purple: ['M-10.5 -21H10.5V-10.5H21V10.5H10.5V21H-10.5V10.5H-21V-10.5H-10.5Z', 0, 26],
}

/** An auction marker in a 48 box: the seat's shape with a number, and the flag if it stands there. */
export const markerDrawing = (seat: SeatColour, number?: number, flag = false): string => {
  const [outline, y, size] = COUNTERS[seat]
  return (
    at(24, 24, 1, shape(paintOf(seat), outline, paintOf(seat, '-line'), 3)) +
    at(24, 24 + y * 0.14, 0.8, line(outline, paintOf(seat, '-ink'), 1.25)) +
    (number === undefined ? '' : text(paintOf(seat, '-ink'), 24, 24 + y, size, number)) +
    (flag ? at(26, -9, 0.6, flagDrawing(seat)) : '')
  )
}

const PAWN = 'M17 22H31C31 31 34 36 39 40Q41 46 36 46H12Q7 46 9 40C14 36 17 31 17 22Z'

/** A pawn in a 48 box, for the development board. */
export const pawnDrawing = (seat: SeatColour): string =>
  shape(paintOf(seat), PAWN, paintOf(seat, '-line'), 2.5) +
  disc(paintOf(seat), 24, 13, 11, paintOf(seat, '-line'), 2.5) +
  stamp(seat, 24, 36, 0.62)
