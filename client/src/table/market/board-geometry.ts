/** Where the spaces of the board are drawn, and their names in the notation of choices. */

export const SIDE = 5
export const CELLS = SIDE * SIDE
/** The grid with the edge around it. */
export const SIDE_WITH_EDGE = SIDE + 2
const LETTERS = 'abcde'

/** The name of a space: cells first, then the edge, north, south, west, east. */
export function spaceName(space: number): string {
  if (space < CELLS) return `${LETTERS[space % SIDE]}${Math.floor(space / SIDE) + 1}`
  const side = Math.floor((space - CELLS) / SIDE)
  const along = (space - CELLS) % SIDE
  if (side < 2) return `${side === 0 ? 'north' : 'south'} ${LETTERS[along]}`
  return `${side === 2 ? 'west' : 'east'} ${along + 1}`
}

/** Whether a space is outside of the grid. */
export const isOnEdge = (name: string): boolean => name.includes(' ')

/** Row and column in a square of 7 x 7 whose middle 5 x 5 is the grid; null for its four corners. */
export function spaceAt(row: number, column: number): number | null {
  const inRow = row >= 1 && row <= SIDE
  const inColumn = column >= 1 && column <= SIDE
  if (inRow && inColumn) return (row - 1) * SIDE + column - 1
  if (inColumn) return CELLS + (row === 0 ? 0 : SIDE) + column - 1
  if (inRow) return CELLS + 2 * SIDE + (column === 0 ? 0 : SIDE) + row - 1
  return null
}
