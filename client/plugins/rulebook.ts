/** docs/rules as pages: `import pages from 'virtual:rulebook/de'`. English is in the folder itself, others below it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'
import type { Plugin } from 'vite'

const NAME = 'virtual:rulebook/'

export interface Page {
  name: string
  title: string
  html: string
}

export function rulebook(folder: string): Plugin {
  return {
    name: 'goa-rulebook',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined
      const wanted = id.slice(NAME.length + 1)
      const place = existsSync(join(folder, wanted)) ? join(folder, wanted) : folder
      const texts = textsIn(place)
      for (const name of Object.keys(texts)) this.addWatchFile(join(place, `${name}.md`))
      const pages = Object.entries(texts).map(([name, text]) =>
        page(name, named(text, { ...textsIn(folder), ...texts })),
      )
      return `export default ${JSON.stringify(pages)}`
    },
  }
}

function textsIn(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return Object.fromEntries(files.map((file) => [file.replace('.md', ''), readFileSync(join(folder, file), 'utf-8')]))
}

/** A link to another page shows its title, not the name of its file. */
export function named(text: string, texts: Record<string, string>): string {
  return text.replace(/\[([\w-]+)\.md\]\(/g, (_, name: string) => `[${titleOf(name, texts[name] ?? '')}](`)
}

const titleOf = (name: string, text: string): string => /^# (.*)$/m.exec(text)?.[1] ?? name

/** In narrow columns of tables an id would break at its hyphen. */
const unbrokenIds = (html: string): string =>
  html.replace(/<td>[A-Z]{3}-\d+(?:, [A-Z]{3}-\d+)*<\/td>/g, (cell) =>
    cell.replace(/[A-Z]{3}-\d+/g, '<span class="id">$&</span>'),
  )

/** Comments, line breaks between tags and end tags that HTML allows to leave out: the pages are loaded by phones. */
const shortened = (html: string): string =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/>\n+|\n+</g, (found) => found.trim())
    .replace(/<\/(?:p|li|td|th|tr|tbody|thead)>/g, '')

export function page(name: string, text: string): Page {
  return { name, title: titleOf(name, text), html: shortened(unbrokenIds(marked.parse(text, { async: false }))) }
}
