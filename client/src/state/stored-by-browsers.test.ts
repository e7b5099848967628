/** What browsers stored at the first release is still read. tests/stored/README.md says how it was made. */
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 }) // each test loads the modules anew, which takes long on a busy machine

type Visit = Record<string, string>
const VISITS = JSON.parse(
  readFileSync(new URL('../../../tests/stored/browser.json', import.meta.url), 'utf-8'),
) as Record<string, Visit>

/** The settings and tables as a page reads them that finds this in its localStorage. */
async function opened(visit: Visit) {
  const stored = new Map(Object.entries(visit))
  const read = new Set<string>()
  vi.stubGlobal('navigator', { languages: ['fr'] })
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      read.add(key)
      return stored.get(key) ?? null
    },
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.resetModules()
  const { settings } = await import('./settings.svelte')
  const tables = await import('./saved-tables')
  return { settings, tables, saved: tables.savedTables(), read }
}

beforeEach(() => {
  vi.unstubAllGlobals()
})

it('there is something stored to read', () => {
  expect(Object.values(VISITS).some((visit) => visit['goa.tables'])).toBe(true)
})

describe.each(Object.entries(VISITS))('%s', (_, visit) => {
  it('every key is read', async () => {
    const { read } = await opened(visit)
    expect(Object.keys(visit).filter((key) => !read.has(key))).toEqual([])
  })

  it('the settings are those that were stored', async () => {
    const { settings } = await opened(visit)
    const { language, theme, speed, sound, name } = settings
    expect({ language, theme, speed, sound, name }).toEqual(JSON.parse(visit['goa.settings']!))
  })

  it('every table is there with its tokens and links', async () => {
    const { saved } = await opened(visit)
    expect(saved).toEqual(JSON.parse(visit['goa.tables'] ?? '[]'))
    for (const table of saved) {
      for (const { seat, token } of table.tokens) expect([typeof seat, token.length]).toEqual(['number', 32])
      for (const { name, link } of table.invitations)
        expect([typeof name, link.includes(`/play/${table.id}#`)]).toEqual(['string', true])
    }
  })

  it('a table keeps what was stored when it is opened again', async () => {
    const { saved, tables } = await opened(visit)
    for (const table of saved) {
      const after = tables.saveTable(table.id, { seen: table.seen + 1 })
      expect(after).toEqual({ ...table, seen: table.seen + 1, at: after.at })
    }
    expect(tables.savedTables()).toHaveLength(saved.length)
  })
})
