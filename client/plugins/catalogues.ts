/**
 * The words of all languages, from the same files that Python reads: `import words from 'virtual:words/de'`.
 *
 * The keys are a third of a catalogue. They are in a module of their own, so that languages share them.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

const NAME = 'virtual:words/'

type Tree = { [name: string]: string | Tree }

/** The sections that the page uses. Sentences of other sections come from the host of the table. */
export const SECTIONS = ['client', 'count', 'list', 'mark', 'strategy', 'term', 'tutorial']

/** The lists of words that the page uses by name. Its sentences name others: `{missing:spice}`. */
const LISTS: (string | undefined)[] = ['colour', 'colony', 'effect', 'spice', 'tile']

const KEYS = 'keys'

export function catalogues(folder: string): Plugin {
  return {
    name: 'goa-catalogues',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined
      const wanted = id.slice(NAME.length + 1)
      for (const language of languagesIn(folder)) this.addWatchFile(join(folder, `${language}.toml`))
      const keys = keysIn(folder)
      if (wanted === KEYS) return keysModule(keys)
      const words = wordsIn(folder, wanted)
      return `import keys from '${NAME}${KEYS}'
        const words = ${JSON.stringify(keys.map((key) => words[key] ?? null))}
        export default Object.fromEntries(keys.map((key, index) => [key, words[index]]).filter(([, text]) => text !== null))`
    },
  }
}

/** A key names only the parts that differ from the key before it, after a dot for each part that they share. */
function keysModule(keys: string[]): string {
  const short = keys.map((key, index) => {
    const parts = key.split('.')
    const before = keys[index - 1]?.split('.') ?? []
    const differs = parts.findIndex((part, place) => part !== before[place])
    return '.'.repeat(differs) + parts.slice(differs).join('.')
  })
  return `let before = []
    export default ${JSON.stringify(short.join('|'))}.split('|').map((key) => {
      const [, dots, rest] = /^([.]*)(.*)/.exec(key)
      before = [...before.slice(0, dots.length), rest]
      return (before = before.join('.').split('.')).join('.')
    })`
}

const wordsIn = (folder: string, language: string): Record<string, string> =>
  flat(parse(readFileSync(join(folder, `${language}.toml`), 'utf-8')) as Tree)

/** Every key that a language has, without lists of words that nothing names: some languages have more forms of a word. */
function keysIn(folder: string): string[] {
  const all = languagesIn(folder).map((language) => wordsIn(folder, language))
  const sentences = all.flatMap((words) => Object.values(words)).join(' ')
  const lists = new Set([...LISTS, ...[...sentences.matchAll(/\{\w+:(\w+)\}/g)].map((found) => found[1])])
  const isUsed = (key: string) => lists.has(/^(?:term|count)\.(\w+)/.exec(key)?.[1]) || !/^(?:term|count)\./.test(key)
  return [...new Set(all.flatMap((words) => Object.keys(words)))].filter(isUsed)
}

/** Every sentence by its dotted key. */
export function flat(tree: Tree, path = '', entries: Record<string, string> = {}): Record<string, string> {
  for (const [name, value] of Object.entries(tree)) {
    if (!path && !SECTIONS.includes(name)) continue
    if (typeof value === 'string') entries[path + name] = value
    else flat(value, `${path}${name}.`, entries)
  }
  return entries
}

export function languagesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.toml'))
    .map((name) => name.replace('.toml', ''))
}
