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

it('sizes of text come from the scale', () => {
  const styled = readdirSync(HERE, { recursive: true, encoding: 'utf-8' }).filter((file) =>
    /\.(svelte|css)$/.test(file),
  )
  const sizes = styled.flatMap((file) =>
    [...readFileSync(new URL(file, HERE), 'utf-8').matchAll(/font-size: ([^;]+);/g)].map((found) => found[1] ?? ''),
  )
  expect(sizes.filter((size) => !/^var\(--text-|^inherit$|^100%$/.test(size))).toEqual([])
})
