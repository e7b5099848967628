/** On a small screen the bar with the question lies over the table: brings things of the table into sight above it. */

/** Pixels between what is shown and the bar below it. */
const MARGIN = 12

/** The top of the bar where it takes the whole width, and else the end of the window. */
export function floor(): number {
  const bar = document.querySelector('.dock')?.getBoundingClientRect()
  return bar && bar.left < 1 ? bar.top : innerHeight
}

export function bringIntoSight(thing: Element): void {
  thing.scrollIntoView({ block: 'center', behavior: 'instant' })
  scrollBy(0, Math.max(0, thing.getBoundingClientRect().bottom + MARGIN - floor()))
}

function isInSight(thing: Element): boolean {
  const { left, right, top, bottom } = thing.getBoundingClientRect()
  return top >= 0 && bottom <= floor() && left >= 0 && right <= innerWidth
}

/** What the question is about: bids and cards on the table, or else something that can be chosen. */
export function showSubject(): void {
  const possible = [...document.querySelectorAll('main .thing.possible')]
  const subject =
    document.querySelector('main :is(.auction, .founding)') ?? (possible.some(isInSight) ? null : possible[0])
  if (subject && !isInSight(subject)) bringIntoSight(subject)
}
