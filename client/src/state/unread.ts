/** Which messages of the chat have been on the screen. */
import { saveTable } from './saved-tables'
import type { TableStore } from '@/state/table/table-store.svelte'

/** How many messages of others have not. */
export const countUnread = ({ messages, saved, viewer }: TableStore): number =>
  messages.filter((each) => each.id > (saved.heard ?? 0) && each.seat !== viewer).length

/** The chat is on the screen now. */
export function markRead(store: TableStore): void {
  const newest = store.messages.at(-1)?.id ?? 0
  if (document.visibilityState === 'visible' && newest > (store.saved.heard ?? 0))
    store.saved = saveTable(store.id, { heard: newest })
}
