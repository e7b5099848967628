/** How many games wait, in the tab's icon and at the installed app. */

let original: string | undefined
let drawing: Promise<string> | undefined

const iconLink = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]')

const badge = (count: number): string =>
  `<circle cx="22" cy="22" r="10" fill="#b3261e" stroke="#fff" stroke-width="1.5"/>` +
  `<text x="22" y="27" text-anchor="middle" font-family="sans-serif" font-size="14" font-weight="700" fill="#fff">${
    count > 9 ? '9+' : count
  }</text>`

/** Draw the number over the icon; without a number, the plain icon. */
export async function showWaiting(count: number): Promise<void> {
  const link = iconLink()
  if (link) {
    original ??= link.href
    if (count > 0) {
      drawing ??= fetch(original).then((response) => response.text())
      const svg = await drawing.catch(() => '')
      if (svg.includes('</svg>'))
        link.href = `data:image/svg+xml,${encodeURIComponent(svg.replace('</svg>', `${badge(count)}</svg>`))}`
    } else link.href = original
  }
  // Browsers without installed apps lack this; some refuse it in a private window.
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  await shown?.catch(() => undefined)
}
