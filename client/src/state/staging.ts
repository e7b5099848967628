/** Questions whose answers are picks of one series: they are laid out first and confirmed together. */
import type { View } from '@/net/types'

const SERIES: ReadonlySet<string> = new Set([
  'PaySpice',
  'HarvestSack',
  'MixSack',
  'PutSpice',
  'TakeSpice',
  'SellSpice',
  'DeliverSack',
  'FillPlaces',
])

export const isStaged = (view: View): boolean =>
  view.task !== null && SERIES.has(view.task) && view.own !== null && view.table.seat === view.own.seat
