// Keeps the whole site in the browser, so that it starts without a network. The build puts four lines before this
// file: VERSION, FILES with the hash of every file, LATER with files that are only loaded when they are needed, and
// SNAPSHOT, which the page's worker makes. The last two stay in the runtime's cache once they are there.
//
// Each version has a cache of its own with the page and everything it names. A new version is loaded in the background
// and takes over when no tab of the old one is open: page, runtime and rules always match, also in the middle of a game.
// The runtime's cache is filled by the page's worker; its addresses have hashes, so versions can share it.

const PREFIX = 'goa-site-'
const CACHE = PREFIX + VERSION
const RUNTIME = 'goa-runtime'

const addressOf = (path) => new URL(path, self.registration.scope).href
const isRuntime = (path) => path.startsWith('runtime/')
const hasHash = (path) => isRuntime(path) || path.startsWith('assets/')

const nameOf = (path) => path.slice(0, path.lastIndexOf('-'))

/** A visitor who has loaded such a file in an earlier version needs this version's too. */
async function wantedLater(runtime) {
  const kept = (await runtime.keys()).map((request) => request.url)
  return LATER.filter((path) => kept.some((address) => address.startsWith(addressOf(nameOf(path)))))
}

async function load() {
  const [cache, runtime] = await Promise.all([caches.open(CACHE), caches.open(RUNTIME)])
  for (const path of [...Object.keys(FILES), ...(await wantedLater(runtime))]) {
    const target = isRuntime(path) ? runtime : cache
    const address = addressOf(path)
    if (await target.match(address)) continue
    // What has a hash in its address may come from any cache; the rest must come from the web space.
    const known = hasHash(path) ? await caches.match(address) : undefined
    const response = known ?? (await fetch(address, { cache: hasHash(path) ? 'default' : 'no-cache' }))
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    if (!hasHash(path)) await check(path, response.clone())
    await target.put(address, response.redirected ? direct(response) : response)
  }
}

/** Some web spaces redirect index.html to its folder; browsers refuse to open a page from a redirected answer. */
const direct = ({ body, headers }) => new Response(body, { headers })

/** A page of another version than this worker: the web space is being updated. The browser tries again later. */
async function check(path, response) {
  const content = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  const outer = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  const hex = Array.from(outer, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (!hex.startsWith(FILES[path])) throw new Error(`${path} is of another version`)
}

async function clean() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name)
  }
  const runtime = await caches.open(RUNTIME)
  const needed = new Set([...Object.keys(FILES), ...LATER, SNAPSHOT].map(addressOf))
  for (const request of await runtime.keys()) {
    if (!needed.has(request.url)) await runtime.delete(request)
  }
  await self.clients.claim()
}

async function answer(request) {
  const address = new URL(request.url)
  address.hash = address.search = ''
  const path = address.href.slice(self.registration.scope.length)
  const isPage = path === '' || (request.mode === 'navigate' && !(path in FILES)) // embed.html is a file of its own
  const wanted = isPage ? addressOf('index.html') : address.href
  const cache = await caches.open(CACHE)
  const found = (await cache.match(wanted)) ?? (await caches.match(wanted))
  return found ?? fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(load()))
self.addEventListener('activate', (event) => event.waitUntil(clean()))
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  // The documentation may lie beside the game; it is not kept.
  if (method !== 'GET' || !url.startsWith(self.registration.scope) || url.startsWith(addressOf('docs/'))) return
  event.respondWith(answer(event.request))
})
