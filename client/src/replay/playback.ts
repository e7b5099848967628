/** A recorded game as pictures, one after the other. Python draws them: building/miniature.py. */

export interface Picture {
  /** The kind of the tile on each cell, or -1. */
  grid: number[]
  /** The space and the seat of each auction marker; the flag is the first. */
  markers: number[][]
  /** The lot under the hammer, counted from 1; 0 for none. */
  lot: number
  /** By seat: -1 has not bid yet, 0 passed. */
  bids: number[]
  /** By seat: the rows of the five markers. */
  rows: number[][]
  points: number[]
  /** What has just happened, if the game is told as an example. */
  told?: string
}

const EMPTY: Picture = { grid: [], markers: [], lot: 0, bids: [], rows: [], points: [] }

/** Every picture as a whole. */
export function picturesOf(changes: readonly Partial<Picture>[]): Picture[] {
  const pictures: Picture[] = []
  for (const change of changes) pictures.push({ ...(pictures.at(-1) ?? EMPTY), ...change })
  return pictures
}
