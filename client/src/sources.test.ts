import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const LONGEST = 300
const HERE = new URL('.', import.meta.url)
const GENERATED = 'net/schema.ts'

it('modules are short', () => {
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf-8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(svelte|ts|css)$/.test(file) && file !== GENERATED)
  expect(files).toContain('App.svelte')
  const lengths = files.map((file) => ({
    file,
    lines: readFileSync(new URL(file, HERE), 'utf-8').split('\n').length - 1,
  }))
  expect(lengths.filter(({ lines }) => lines > LONGEST)).toEqual([])
})
