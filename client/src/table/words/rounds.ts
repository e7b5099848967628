/** The rounds of a game, as the header shows them. */
export const SECOND_PART = 1
export const LAST_ROUND = 4
export const ROUNDS = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'] as const
