/** The words of all languages, from the same files that Python reads: `import words from 'virtual:words/de'`. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

const NAME = 'virtual:words/'

type Tree = { [name: string]: string | Tree }

/** Sections that only the terminal and the server use. */
const NOT_HERE = ['terminal', 'server', 'mail', 'refusal', 'event', 'question']

export function catalogues(folder: string): Plugin {
  return {
    name: 'goa-catalogues',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined
      const file = join(folder, `${id.slice(NAME.length + 1)}.toml`)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(flat(parse(readFileSync(file, 'utf-8')) as Tree))}`
    },
  }
}

/** Every sentence by its dotted key. */
export function flat(tree: Tree, path = '', entries: Record<string, string> = {}): Record<string, string> {
  for (const [name, value] of Object.entries(tree)) {
    if (!path && NOT_HERE.includes(name)) continue
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
