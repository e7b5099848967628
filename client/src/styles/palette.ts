/** Reads theme.css for tests: each colour in the light and the dark theme, and how colours compare. */
import { readFileSync } from 'node:fs'

export type Theme = 'light' | 'dark'
type Linear = [red: number, green: number, blue: number]

const PAIR = /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g

export const palette = (file: string): Record<Theme, Map<string, string>> => {
  const pairs = [...readFileSync(file, 'utf8').matchAll(PAIR)]
  return {
    light: new Map(pairs.map(([, name = '', day = '']) => [name, day])),
    dark: new Map(pairs.map(([, name = '', , night = '']) => [name, night])),
  }
}

const linear = (hex: string): Linear =>
  [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Linear

/** The contrast by WCAG 2, from 1 to 21. */
export const contrast = (one: string, two: string): number => {
  const luminance = ([red, green, blue]: Linear) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const [dim = 0, bright = 0] = [luminance(linear(one)), luminance(linear(two))].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

const row = (weights: Linear, colour: Linear): number =>
  weights.reduce((sum, weight, n) => sum + weight * (colour[n] ?? 0), 0)

/** A colour as people with a colour vision deficiency see it (Machado and others, 2009). */
const EYES: Record<string, [Linear, Linear, Linear]> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
export const KINDS_OF_EYES = Object.keys(EYES)

/** The distance of two colours in OKLab, times 100: 2 is barely visible, 10 is obvious. */
export const distance = (one: string, two: string, viewer: string): number => {
  const seen = (hex: string) => oklab((EYES[viewer] ?? []).map((weights) => row(weights, linear(hex))) as Linear)
  const [light, red, yellow] = seen(one)
  const [otherLight, otherRed, otherYellow] = seen(two)
  return 100 * Math.hypot(light - otherLight, red - otherRed, yellow - otherYellow)
}

const oklab = (colour: Linear): Linear => {
  const cones = [
    row([0.4122214708, 0.5363325363, 0.0514459929], colour),
    row([0.2119034982, 0.6806995451, 0.1073969566], colour),
    row([0.0883024619, 0.2817188376, 0.6299787005], colour),
  ].map((value) => Math.cbrt(Math.max(value, 0))) as Linear
  return [
    row([0.2104542553, 0.793617785, -0.0040720468], cones),
    row([1.9779984951, -2.428592205, 0.4505937099], cones),
    row([0.0259040371, 0.7827717662, -0.808675766], cones),
  ]
}
