/** The cache of what Python needs. Every address has a hash of what it depends on, so nothing in it is ever out of date. */

/** The service worker uses it too. */
const NAME = 'goa-runtime'

/** Without a secure connection there is no cache. */
export async function openCache(): Promise<Cache | undefined> {
  return typeof caches === 'undefined' ? undefined : caches.open(NAME).catch(() => undefined)
}
