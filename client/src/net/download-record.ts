/** The record of a finished game as a file. */
import type { TableStore } from '@/state/table-store.svelte'

export async function saveRecord(store: TableStore): Promise<void> {
  const text = await store.api.record()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = `goa-${store.id}.goa`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href)) // after the download has begun
}
