/** Reloads the page once if the server has another version of the client: it was updated while the page was open. */

const KEY = 'goa.reloaded-for'

/** The name of the page's script, which has a hash of its content; empty while developing. */
export function ownVersion(page: ParentNode): string {
  const source = page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
  return /^\/assets\/(.+)\.js$/.exec(source)?.[1] ?? ''
}

export class UpdateWatch {
  private isReloading = false

  constructor(
    private readonly own: string,
    private readonly memory: () => Pick<Storage, 'getItem' | 'setItem'>,
    private readonly reload: () => void,
  ) {}

  /** Compare with the version that the server names; whether the page is being reloaded. */
  check(served: string | null): boolean {
    if (!this.isReloading && served && this.own && served !== this.own && this.isFirstTime(served)) {
      this.isReloading = true
      this.reload()
    }
    return this.isReloading
  }

  /** A page that is still out of date after a reload comes from a cache or another server. It must not reload again. */
  private isFirstTime(served: string): boolean {
    try {
      const memory = this.memory()
      if (memory.getItem(KEY) === served) return false
      memory.setItem(KEY, served)
      return true
    } catch {
      return false // without a memory it might reload for ever
    }
  }
}

export const updates = new UpdateWatch(
  typeof document === 'undefined' ? '' : ownVersion(document),
  () => sessionStorage,
  () => location.reload(),
)
