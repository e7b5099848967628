/** The rounds of a game, as the header shows them. */
import type { Printed } from '@/net/types'

export const roundName = (part: number, round: number): string => `${'AB'[part]}${round}`

/** The place of a round among all of them, from 0. */
export const roundIndex = (printed: Printed, part: number, round: number): number =>
  part * printed.rounds_in_a_part + round - 1

export const rounds = ({ parts, rounds_in_a_part: each }: Printed): string[] =>
  Array.from({ length: parts * each }, (_, index) => roundName(Math.floor(index / each), (index % each) + 1))
