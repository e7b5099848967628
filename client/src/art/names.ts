/** Names of the things that are drawn, as the server and the catalogues use them. */

export const SPICES = ['ginger', 'pepper', 'cinnamon', 'nutmeg', 'clove'] as const
export type SpiceName = (typeof SPICES)[number]

/** The letter of each spice, in the language of the reader. */
export type Letters = Partial<Record<SpiceName, string>>

export const SEAT_COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'] as const
export type SeatColour = (typeof SEAT_COLOURS)[number]

export const SYMBOLS = ['elephant', 'tiger', 'fish', 'palm', 'shell', 'statue'] as const
export type SymbolName = (typeof SYMBOLS)[number]

export const COLONIES = ['quilon', 'cochin', 'madras', 'calicut'] as const
export type ColonyName = (typeof COLONIES)[number]

/** Every drawing has a size (pixels of width, or any CSS length) and may have a label for screen readers. */
export interface ArtProps {
  size?: number | string
  label?: string | undefined
}

/** "double pepper", "double_pepper", "re-supply" and "re_supply" all name the same thing. */
export const key = (name: string): string => name.replace(/[ -]/g, '_')

export const isSpice = (name: string): name is SpiceName => (SPICES as readonly string[]).includes(name)
