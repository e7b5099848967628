/** What an embedded view is given in its address: pictures of a game, and perhaps the one to begin with. */
import type { SeatColour } from '@/art/names'
import { picturesOf, type Picture } from '@/replay/playback'
import { unpack } from '@/net/packed-text'

export interface Embedded {
  names: string[]
  colours: SeatColour[] | undefined
  tiles: Record<string, (string | number | null)[]>
  pictures: Picture[]
  /** The language of its texts, if they have one. */
  language: string | undefined
  /** Whether a text belongs to each picture. */
  isTold: boolean
  /** The picture to begin with. */
  first: number
}

/** Reads "DATA" or "DATA.NUMBER", as goa.tables.review.pictures and pack made it; throws at anything else. */
export async function readEmbedded(fragment: string): Promise<Embedded> {
  const [packed = '', number = '0'] = fragment.split('.')
  const { names, colours, tiles, changes, language } = JSON.parse(await unpack(packed)) as Record<string, unknown>
  if (!Array.isArray(names) || !Array.isArray(changes) || !changes.length || typeof tiles !== 'object' || !tiles) {
    throw new Error('expected names, tiles and changes')
  }
  const pictures = picturesOf(changes as Partial<Picture>[])
  if (!pictures.every(isDrawable)) throw new Error('expected a grid, markers, bids, rows and points')
  return {
    names: names.map(String),
    colours: Array.isArray(colours) ? (colours as SeatColour[]) : undefined,
    tiles: tiles as Embedded['tiles'],
    pictures,
    language: typeof language === 'string' ? language : undefined,
    isTold: pictures.every(({ told }) => typeof told === 'string'),
    first: Math.max(0, Math.min(Number.parseInt(number, 10) || 0, pictures.length - 1)),
  }
}

const isDrawable = ({ grid, markers, bids, rows, points }: Picture): boolean =>
  [grid, markers, bids, rows, points].every(Array.isArray)
