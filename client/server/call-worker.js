// Shows what the server pushes, also while no page is open. A click on the notification opens its table.
// It keeps no files and answers no requests: the page always comes from the server.

const GAME = /^[a-z0-9]{1,16}$/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path ?? '/'))
})

/** Browsers want something to be shown for every message, so one that cannot be read is shown too. */
async function show(data) {
  const { title, text, game } = read(data)
  await self.registration.showNotification(title, {
    body: text,
    tag: `goa ${game}`,
    renotify: true,
    icon: '/icon-192.png',
    data: { path: game ? `/play/${game}` : '/' },
  })
}

function read(data) {
  let sent = null
  try {
    sent = data?.json()
  } catch {
    // not ours
  }
  const words = (value, otherwise) => (typeof value === 'string' && value ? value : otherwise)
  return {
    title: words(sent?.title, 'Goa'),
    text: words(sent?.text, ''),
    game: typeof sent?.game === 'string' && GAME.test(sent.game) ? sent.game : '',
  }
}

/** The tab that has the table already, or a new one. */
async function open(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find((each) => new URL(each.url).pathname === path)
  await (tab ? tab.focus() : self.clients.openWindow(path))
}
