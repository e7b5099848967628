/** How fast this viewer follows the others, from the calmest to the fastest. */
export type Speed = 'off' | 'fast' | 'normal' | 'slow'

export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'off']

/** Milliseconds of an animation. */
export const PACE: Record<Speed, number> = { off: 0, fast: 200, normal: 450, slow: 900 }

/** From one card of a founding to the next, in animations. */
export const CARD_STEP = 0.9
