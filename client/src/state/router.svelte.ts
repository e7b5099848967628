/** Routes: /play/ID is a table, everything else is the home page with a hash. */
import { saveTable, savedTable, UNKNOWN } from './saved-tables'

export type Route =
  { page: 'home' | 'new' | 'gallery' | 'lost' } | { page: 'rules'; rule: string } | { page: 'table'; id: string }

function read(): Route {
  const table = /^\/play\/([a-z0-9]{1,16})\/?$/.exec(location.pathname)
  if (table?.[1]) {
    takeToken(table[1])
    return { page: 'table', id: table[1] }
  }
  if (location.pathname !== '/') return { page: 'lost' }
  const [, page, more] = location.hash.split('/')
  if (page === 'new' || page === 'gallery') return { page }
  if (page === 'rules') return { page, rule: more ?? '' }
  return { page: 'home' }
}

/** Save the token of a link and remove it from the address bar. */
function takeToken(id: string): void {
  const token = location.hash.slice(1)
  if (!/^[A-Za-z0-9_-]{20,64}$/.test(token)) return
  const kept = savedTable(id)
  if (!kept?.tokens.some((each) => each.token === token)) {
    // The first view tells which seat it opens.
    saveTable(id, { tokens: [{ seat: UNKNOWN, token }, ...(kept?.tokens ?? [])] })
  }
  history.replaceState(null, '', location.pathname)
}

class Router {
  route = $state.raw<Route>(read())

  constructor() {
    addEventListener('popstate', () => this.look())
    addEventListener('hashchange', () => this.look())
  }

  /** Both events may report one navigation. The same table is only opened again for another link to it. */
  private look(): void {
    const isLink = location.hash.length > 1
    const next = read()
    const isSameTable = this.route.page === 'table' && next.page === 'table' && this.route.id === next.id
    if (!isSameTable || isLink) this.route = next
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.route = read()
    scrollTo(0, 0)
  }
}

export const router = new Router()
