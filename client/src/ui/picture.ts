/**
 * A picture of an element as PNG. The element is copied with the page's styles and fonts into an SVG image,
 * which the browser draws on a canvas. Nothing is loaded from elsewhere.
 */

const SCALE = 2

/** The styles of the page as one text; fonts are put in as data, because an image may load nothing. */
async function stylesOfPage(): Promise<string> {
  const texts = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  const text = texts.join('\n')
  const fonts = [...new Set([...text.matchAll(/url\("([^"]+\.woff2)"\)/g)].map((found) => found[1] ?? ''))]
  const data = await Promise.all(fonts.map(async (font) => [font, await dataUrl(font)] as const))
  return data.reduce((styles, [font, url]) => styles.replaceAll(`url("${font}")`, `url("${url}")`), text)
}

async function dataUrl(path: string): Promise<string> {
  const bundle = [...document.styleSheets].find((sheet) => sheet.href)?.href ?? location.href
  const blob = await (await fetch(new URL(path, bundle))).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('a font cannot be read'))
    reader.readAsDataURL(blob)
  })
}

function svgOf(element: HTMLElement, styles: string, width: number, height: number): string {
  const root = document.documentElement
  const copy = element.cloneNode(true) as HTMLElement
  for (const open of copy.querySelectorAll('dialog, [popover], .visually-hidden, [data-not-in-picture]')) open.remove()
  const body = new XMLSerializer().serializeToString(copy)
  // The page's root and body are kept as elements, because styles refer to them.
  const attributes = [...root.attributes].map(({ name, value }) => `${name}="${value.replaceAll('"', '&quot;')}"`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">` +
    `<html xmlns="http://www.w3.org/1999/xhtml" ${attributes.join(' ')}><head><style>${escaped(styles)}` +
    `*{animation:none!important;transition:none!important}</style></head><body>${body}</body></html>` +
    `</foreignObject></svg>`
  )
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The visible part of an element that fills the window. */
export async function pictureOf(element: HTMLElement): Promise<Blob> {
  const width = document.documentElement.clientWidth
  const height = Math.max(window.innerHeight, element.scrollHeight)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(element, await stylesOfPage(), width, height))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SCALE
  canvas.height = height * SCALE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is no canvas')
  context.scale(SCALE, SCALE)
  context.fillStyle = getComputedStyle(document.documentElement).backgroundColor
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas is empty'))), 'image/png'),
  )
}
