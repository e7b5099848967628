/** Arranges the offered choices: bids, spaces of the board in a list, many of a kind in a menu, the rest as buttons. */
import { knows } from '@/i18n/locale.svelte'
import type { Offered } from '@/net/types'

/** More choices of one kind than this become a menu, if there are many in all. */
const MOST_OF_A_KIND = 1
const MOST_BUTTONS = 6
/** As many letters as fit into two lines. */
const MOST_LETTERS = 150

export interface Answers {
  bids: Offered[]
  onBoard: Offered[]
  /** A button each. */
  single: Offered[]
  /** A menu each, by the first word of their texts: found, fill, give, play, use, ... */
  groups: [kind: string, members: Offered[]][]
}

const kindOf = (offered: Offered): string => offered.text.split(' ', 1)[0] ?? ''

export function arranged(all: readonly Offered[]): Answers {
  const bids = all.filter((each) => kindOf(each) === 'bid')
  const onBoard = all.filter((each) => /^(flag|mark|swap for) /.test(each.text))
  const others = all.filter((each) => !bids.includes(each) && !onBoard.includes(each))
  const groups = areFew(others) ? [] : grouped(others)
  const single = others.filter((each) => !groups.some(([kind]) => kind === kindOf(each)))
  return { bids, onBoard, single, groups }
}

const areFew = (offered: readonly Offered[]): boolean =>
  offered.length <= MOST_BUTTONS && offered.reduce((sum, each) => sum + each.words.length, 0) < MOST_LETTERS

function grouped(offered: readonly Offered[]): [string, Offered[]][] {
  const kinds = new Map<string, Offered[]>()
  for (const each of offered) kinds.set(kindOf(each), [...(kinds.get(kindOf(each)) ?? []), each])
  return [...kinds].filter(([kind, members]) => members.length > MOST_OF_A_KIND && knows(`client.group.${kind}`))
}
