/** How long ago something was, in words. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** Seconds since 1970, both. Less than a minute is now. */
export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, now - then)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 1]
  return words.format(unit === 'second' ? 0 : -Math.floor(seconds / size), unit)
}
