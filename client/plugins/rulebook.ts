/** docs/rules as pages: `import pages from 'virtual:rulebook'`. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'
import type { Plugin } from 'vite'

const NAME = 'virtual:rulebook'

export interface Page {
  name: string
  title: string
  html: string
}

export function rulebook(folder: string): Plugin {
  return {
    name: 'goa-rulebook',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
      for (const file of files) this.addWatchFile(join(folder, file))
      const texts = Object.fromEntries(
        files.map((file) => [file.replace('.md', ''), readFileSync(join(folder, file), 'utf-8')]),
      )
      const pages = Object.entries(texts).map(([name, text]) => page(name, named(text, texts)))
      return `export default ${JSON.stringify(pages)}`
    },
  }
}

/** A link to another page shows its title, not the name of its file. */
export function named(text: string, texts: Record<string, string>): string {
  return text.replace(/\[([\w-]+)\.md\]\(/g, (_, name: string) => `[${titleOf(name, texts[name] ?? '')}](`)
}

const titleOf = (name: string, text: string): string => /^# (.*)$/m.exec(text)?.[1] ?? name

export function page(name: string, text: string): Page {
  return { name, title: titleOf(name, text), html: marked.parse(text, { async: false }) }
}
