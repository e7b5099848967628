/** Which sounds go with what happened. */
import type { GameEvent, Line } from '@/net/types'
import type { SoundName } from '@/ui/voices'

/** The number of ships in the list of goods. */
const SHIPS = 0
/** More sounds than these at once would be noise. */
const MOST = 3

export interface TimedSound {
  name: SoundName
  /** The step of the scene. A founding turns one card in each step, and its result comes after the last. */
  at: number
}

/** The sounds of new lines, each of them once. Cards that are turned over sound one after the other. */
export function soundsOf(news: readonly Line[], viewer: number): TimedSound[] {
  const events = news.flatMap((line) => line.events)
  const turned = events.reduce((all, event) => all + (event.event === 'CardsTurned' ? event.cards.length : 0), 0)
  const sounds: TimedSound[] = Array.from({ length: turned }, (_, at) => ({ name: 'card', at }))
  for (const event of events) {
    const name = soundOf(event, viewer)
    if (name && !sounds.some((each) => each.name === name)) sounds.push({ name, at: turned ? turned + 1 : 0 })
  }
  return sounds.slice(0, turned + MOST)
}

function soundOf(event: GameEvent, viewer: number): SoundName | null {
  switch (event.event) {
    case 'BidMade':
      return 'bid'
    case 'LotTaken':
      return 'hammer'
    case 'SackPut':
    case 'SackGiven':
      return 'sack'
    case 'CardPlayed':
    case 'CardsDrawn':
    case 'CardsCounted':
      return 'card'
    case 'GoodsTaken':
    case 'GoodsGiven':
      return event.good === SHIPS ? 'ship' : null
    case 'ColonyFounded':
      return 'success'
    case 'FoundingFailed':
      return 'failure'
    case 'GameEnded':
      return viewer < 0 || event.winners.includes(viewer) ? 'success' : 'failure'
    default:
      return null
  }
}
