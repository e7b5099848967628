/** The page's database: games, the entries of their journals, and notes, as goa.page wants them stored. */
import type { Write } from '../messages'

const NAME = 'goa'
const VERSION = 1

/** Another tab stored an entry of the same number. */
export class TakenError extends Error {}

/** There is no room left, or this browser stores nothing. */
export class FullError extends Error {}

export interface StoredTable {
  game: unknown
  entries: unknown[]
  notes: unknown[]
}

export class TableStorage {
  private opened: Promise<IDBDatabase> | undefined

  async load(game: string): Promise<StoredTable | null> {
    const transaction = (await this.database()).transaction(['games', 'entries', 'notes'], 'readonly')
    const all = IDBKeyRange.bound([game, -Infinity], [game, Infinity])
    const [found, entries, notes] = await Promise.all([
      result(transaction.objectStore('games').get(game)),
      result(transaction.objectStore('entries').getAll(all)), // in the order of their numbers
      result(transaction.objectStore('notes').getAll(all)),
    ])
    return found === undefined ? null : { game: found, entries, notes }
  }

  /** Everything or nothing. */
  async write(writes: Write[]): Promise<void> {
    const database = await this.database()
    await new Promise<void>((resolve, reject) => {
      const names = [...new Set(writes.map((write) => write.store))]
      const transaction = database.transaction(names, 'readwrite', { durability: 'strict' })
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(translated(transaction.error))
      for (const { store, key, value, is_new } of writes) {
        if (is_new) transaction.objectStore(store).add(value, key)
        else transaction.objectStore(store).put(value, key)
      }
    })
  }

  private database(): Promise<IDBDatabase> {
    this.opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(NAME, VERSION)
      opening.onupgradeneeded = () => {
        for (const store of ['games', 'entries', 'notes']) opening.result.createObjectStore(store)
      }
      opening.onsuccess = () => {
        // A later version of the page may need another structure; then this tab makes way.
        opening.result.onversionchange = () => this.close()
        resolve(opening.result)
      }
      opening.onerror = () => reject(new FullError(String(opening.error)))
    }).catch((problem) => {
      this.opened = undefined
      throw problem
    })
    return this.opened
  }

  private close(): void {
    void this.opened?.then((database) => database.close())
    this.opened = undefined
  }
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function translated(problem: DOMException | null): Error {
  if (problem?.name === 'ConstraintError') return new TakenError()
  if (problem?.name === 'QuotaExceededError' || problem === null) return new FullError()
  return problem
}
