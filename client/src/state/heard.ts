/** Which lines of the chat have been on the screen. */
import { saveTable } from './saved-tables'
import type { TableStore } from '@/state/table/table-store.svelte'

/** How many lines of others have not. */
export const unheard = ({ sayings, saved, viewer }: TableStore): number =>
  sayings.filter((each) => each.id > (saved.heard ?? 0) && each.seat !== viewer).length

/** The chat is on the screen now. */
export function markHeard(store: TableStore): void {
  const newest = store.sayings.at(-1)?.id ?? 0
  if (document.visibilityState === 'visible' && newest > (store.saved.heard ?? 0))
    store.saved = saveTable(store.id, { heard: newest })
}
