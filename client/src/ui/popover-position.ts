/** The position of a popover: below its anchor or above it, and always inside the window. */
const GAP = 8

export function beside(anchor: DOMRect, width: number, height: number): { left: number; top: number } {
  const left = Math.max(GAP, Math.min(anchor.left + anchor.width / 2 - width / 2, innerWidth - width - GAP))
  const below = anchor.bottom + GAP
  const top = below + height <= innerHeight - GAP ? below : anchor.top - GAP - height
  return { left, top: Math.max(GAP, Math.min(top, innerHeight - height - GAP)) }
}
