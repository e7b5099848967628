/** The record of a finished game as a file. */
import type { TableStore } from './table.svelte'

export async function saveRecord(store: TableStore): Promise<void> {
  const text = await store.record()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = `goa-${store.id}.goa`
  link.click()
  URL.revokeObjectURL(link.href)
}
