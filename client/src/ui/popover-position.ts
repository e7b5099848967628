/** The position of a popover: below its anchor or above it, always inside the window and above its floor. */
const GAP = 8

export function beside(
  anchor: DOMRect,
  width: number,
  height: number,
  floor = innerHeight,
): { left: number; top: number } {
  const left = Math.max(GAP, Math.min(anchor.left + anchor.width / 2 - width / 2, innerWidth - width - GAP))
  const below = anchor.bottom + GAP
  const top = below + height <= floor - GAP ? below : anchor.top - GAP - height
  return { left, top: Math.max(GAP, Math.min(top, floor - height - GAP)) }
}
