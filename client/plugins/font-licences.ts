/** Adds the licences of the fonts to the file of licences. Vite lists packages with scripts only. */
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const FONTS = ['@fontsource-variable/source-sans-3', '@fontsource/marcellus']

export function fontLicences(packages: string, file: string): Plugin {
  return {
    name: 'goa-font-licences',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: ({ dir }) =>
        appendFileSync(join(dir ?? '', file), FONTS.map((font) => licence(packages, font)).join('')),
    },
  }
}

function licence(packages: string, font: string): string {
  const read = (file: string) => readFileSync(join(packages, font, file), 'utf8')
  const { version, license } = JSON.parse(read('package.json')) as { version: string; license: string }
  return `\n## ${font} - ${version} (${license})\n\n${read('LICENSE').trim()}\n`
}
