/** Routes: /play/ID is a table, everything else is the home page with a hash. */
import type { MailPurpose } from '@/net/api'
import { addressOf, currentPath, IS_SHARED } from '@/net/host'
import { saveTable, savedTable, UNKNOWN } from './saved-tables'

type MailRoute = { page: 'mail'; purpose: MailPurpose; token: string }

export type Route =
  | { page: 'home' | 'new' | 'gallery' | 'lost' }
  | { page: 'device'; secret: string }
  | { page: 'rules'; rule: string }
  | { page: 'table'; id: string }
  | { page: 'shared'; packed: string }
  | MailRoute

function read(): Route {
  const [path = '/', hash = ''] = currentPath().split('#')
  const table = /^\/play\/([a-z0-9]{1,16})\/?$/.exec(path)
  if (table?.[1]) {
    takeToken(table[1], hash)
    return { page: 'table', id: table[1] }
  }
  if (path !== '/') return { page: 'lost' }
  const [, page, more, token = ''] = hash.split('/')
  if (page === 'new' || page === 'gallery') return { page }
  if (page === 'device' && IS_SHARED) {
    // The secret of the link is removed from the address bar, and kept only in this page.
    if (more) history.replaceState(null, '', addressOf('/#/device'))
    return { page, secret: more ?? '' }
  }
  if (page === 'game') return { page: 'shared', packed: more ?? '' }
  if (page === 'rules') return { page, rule: more ?? '' }
  if (page === 'mail' && (more === 'confirm' || more === 'stop' || more === 'block'))
    return { page, purpose: more, token }
  return { page: 'home' }
}

/** Save the token of a link and remove it from the address bar. */
function takeToken(id: string, token: string): void {
  if (!/^[A-Za-z0-9_-]{20,64}$/.test(token)) return
  const kept = savedTable(id)
  if (!kept?.tokens.some((each) => each.token === token)) {
    // The first view tells which seat it opens.
    saveTable(id, { tokens: [{ seat: UNKNOWN, token }, ...(kept?.tokens ?? [])] })
  }
  history.replaceState(null, '', addressOf(`/play/${id}`))
}

class Router {
  route = $state.raw<Route>(read())

  constructor() {
    addEventListener('popstate', () => this.look())
    addEventListener('hashchange', () => this.look())
  }

  /** Both events may report one navigation. The same table is only opened again for another link to it. */
  private look(): void {
    const isLink = currentPath().split('#').length > 1
    const next = read()
    const isSameTable = this.route.page === 'table' && next.page === 'table' && this.route.id === next.id
    if (!isSameTable || isLink) this.route = next
  }

  /** For links. */
  href = addressOf

  go(path: string): void {
    history.pushState(null, '', addressOf(path))
    this.route = read()
    scrollTo(0, 0)
  }
}

export const router = new Router()
