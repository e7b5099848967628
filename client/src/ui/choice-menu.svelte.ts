/** The state of the menu that opens next to an element with several choices. */
import type { Offered } from '@/net/types'

class Menu {
  anchor = $state.raw<Element | null>(null)
  title = $state('')
  options = $state.raw<readonly Offered[]>([])
}

export const menu = new Menu()

export function openMenu(anchor: Element, title: string, options: readonly Offered[]): void {
  menu.anchor = anchor
  menu.title = title
  menu.options = options
}

export function closeMenu(): void {
  const anchor = menu.anchor
  menu.anchor = null
  if (anchor instanceof HTMLElement) anchor.focus()
}
