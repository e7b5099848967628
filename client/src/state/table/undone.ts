/** Which choices of the log were taken back. */
import type { Line } from '@/net/types'

/** The numbers of their lines. The text of an undo says how many choices are left. */
export function undoneIn(lines: readonly Line[]): ReadonlySet<number> {
  const inForce: number[] = []
  const undone = new Set<number>()
  for (const { number, kind, text } of lines) {
    if (kind === 'choose') inForce.push(number)
    else if (kind === 'undo') inForce.splice(Number(text)).forEach((each) => undone.add(each))
  }
  return undone
}
