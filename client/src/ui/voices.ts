/** The sounds of the game: what each is made of. */

/** A tone that slides from one pitch to another, or noise through a filter that does. */
export interface Voice {
  wave: 'sine' | 'triangle' | 'noise'
  /** Hertz at the beginning and at the end. */
  from: number
  to: number
  /** Seconds. */
  at: number
  length: number
  /** 0 to 1. */
  loud: number
}

const voice = (wave: Voice['wave'], from: number, to: number, at: number, length: number, loud: number): Voice => ({
  wave,
  from,
  to,
  at,
  length,
  loud,
})

export const SOUNDS = {
  bid: [voice('triangle', 520, 640, 0, 0.09, 0.3), voice('noise', 2600, 1800, 0, 0.03, 0.12)],
  hammer: [
    voice('noise', 900, 220, 0, 0.09, 0.55),
    voice('sine', 165, 90, 0, 0.16, 0.6),
    voice('noise', 800, 200, 0.17, 0.07, 0.35),
    voice('sine', 150, 85, 0.17, 0.13, 0.4),
  ],
  sack: [voice('noise', 700, 260, 0, 0.11, 0.35), voice('sine', 130, 75, 0, 0.1, 0.35)],
  card: [voice('noise', 1800, 5200, 0, 0.09, 0.16), voice('noise', 3000, 1200, 0.07, 0.05, 0.12)],
  ship: [voice('noise', 380, 760, 0, 0.45, 0.16), voice('sine', 196, 185, 0.04, 0.5, 0.16)],
  success: [
    voice('triangle', 523, 523, 0, 0.22, 0.26),
    voice('triangle', 659, 659, 0.12, 0.24, 0.26),
    voice('triangle', 784, 784, 0.24, 0.5, 0.3),
  ],
  failure: [voice('triangle', 330, 324, 0, 0.26, 0.26), voice('triangle', 247, 233, 0.2, 0.5, 0.28)],
  turn: [voice('sine', 587, 587, 0, 0.35, 0.3), voice('sine', 880, 880, 0.14, 0.5, 0.26)],
} satisfies Record<string, Voice[]>

export type SoundName = keyof typeof SOUNDS
