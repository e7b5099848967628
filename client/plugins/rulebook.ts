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
      const pages = files.map((file) => page(file.replace('.md', ''), readFileSync(join(folder, file), 'utf-8')))
      return `export default ${JSON.stringify(pages)}`
    },
  }
}

export function page(name: string, text: string): Page {
  const title = /^# (.*)$/m.exec(text)?.[1] ?? name
  return { name, title, html: marked.parse(text, { async: false }) }
}
