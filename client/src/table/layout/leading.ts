/** What the open question is about: the market or the own board. The layout gives it the most room, and the prompt. */
import type { PublicView } from '@/net/types'

export type Leading = 'market' | 'mat'

/** Choices that are made on the market, and such that are made on the own board, whatever the phase is. */
const ON_MARKET = /^(flag|mark|swap for|bid) /
const ON_MAT = /^(fill|give|discard) /
const MARKET_PHASES: readonly PublicView['phase'][] = ['setup', 'markers', 'auctions']

export function leading(phase: PublicView['phase'], offered: readonly string[]): Leading {
  if (offered.some((text) => ON_MARKET.test(text))) return 'market'
  if (offered.some((text) => ON_MAT.test(text))) return 'mat'
  return MARKET_PHASES.includes(phase) ? 'market' : 'mat'
}
