/** SVG shapes as strings. Every drawing is made of these, so that all have the same style. */

/** A colour of the theme by its name, or any CSS colour. */
export const colour = (paint: string): string =>
  /^(none$|currentColor$|var\()/.test(paint) ? paint : `var(--art-${paint})`

/** Letters come from the catalogues, so they are escaped. Nothing else comes from outside. */
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A plain area. */
export const area = (paint: string, d: string): string => `<path fill="${colour(paint)}" d="${d}"/>`

/** An area with an outline. */
export const shape = (paint: string, d: string, outline = 'line', width = 2): string =>
  `<path fill="${colour(paint)}" stroke="${colour(outline)}" stroke-width="${width}" d="${d}"/>`

/** A line without an area. */
export const line = (d: string, paint = 'line', width = 2): string => shape('none', d, paint, width)

export const disc = (paint: string, x: number, y: number, r: number, outline = 'none', width = 2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour(paint)}"` +
  (outline === 'none' ? '/>' : ` stroke="${colour(outline)}" stroke-width="${width}"/>`)

/** A drawing moved, scaled, and rotated around its own origin. */
export const at = (x: number, y: number, scale: number, drawing: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale})">${drawing}</g>`

/** A drawing of a 48 box, centred on x, y. */
export const centred = (x: number, y: number, scale: number, drawing: string, turn = 0): string =>
  at(x, y, scale, at(-24, -24, 1, drawing), turn)

export const faint = (opacity: number, drawing: string): string => `<g opacity="${opacity}">${drawing}</g>`

/** Copies of a drawing around 0, 0. */
export const around = (copies: number, drawing: string, first = 0): string =>
  Array.from({ length: copies }, (_, n) => at(0, 0, 1, drawing, first + (360 / copies) * n)).join('')

/** A letter or a number, centred on x, y. */
export const text = (paint: string, x: number, y: number, size: number, words: string | number): string =>
  `<text x="${x}" y="${round(y + size * 0.355)}" fill="${colour(paint)}" font-size="${size}" font-weight="700" ` +
  `text-anchor="middle" font-family="Source Sans 3,system-ui,sans-serif">${escape(String(words))}</text>`

/** A closed polygon of points on a circle around 0, 0, alternating between two radii: a star, or a rose. */
export const star = (points: number, outer: number, inner: number): string => {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const radius = n % 2 ? inner : outer
    const angle = (Math.PI * n) / points
    return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`
  })
  return `M${corners.join('L')}Z`
}

/** A slice of a ring around x, y between two angles in degrees, clockwise from the top. */
export const arc = (x: number, y: number, r: number, from: number, to: number): string => {
  const point = (angle: number) =>
    `${round(x + r * Math.sin((angle * Math.PI) / 180))} ${round(y - r * Math.cos((angle * Math.PI) / 180))}`
  return `M${point(from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to)}`
}

export const round = (value: number): number => Math.round(value * 100) / 100
