/** The record of a game as a file. */
import type { TableStore } from '@/state/table/table-store.svelte'

export async function saveRecord(store: TableStore): Promise<void> {
  download(`goa-${store.id}.goa`, await store.api.record())
}

export const download = (name: string, text: string): void =>
  downloadBlob(name, new Blob([text], { type: 'text/plain' }))

export function downloadBlob(name: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href)) // after the download has begun
}
