/** The lines of the score sheet in their order, each with its rule. */
export const SCORE_LINES = [
  ['markers', 'SCO-1'],
  ['colonies', 'SCO-2'],
  ['expedition_cards', 'SCO-3'],
  ['most_ducats', 'SCO-4'],
  ['single_plantations', 'SCO-5'],
  ['duties', 'SCO-6'],
  ['missions', 'SCO-7'],
] as const
