/** Only embed.html may lie in a frame of another web page. A web space sends no headers, so the page itself looks. */

export {}

if (self !== top) {
  const link = document.createElement('a')
  link.href = location.href
  link.target = '_top'
  link.textContent = 'Goa'
  document.body.replaceChildren(link)
  throw new Error('Goa does not run in a frame; embed.html does')
}
