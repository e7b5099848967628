/** Formats sentences with values by the same rules as catalogue.py in goa.locales. */

export type Value = number | string | readonly string[]
export type Values = Record<string, Value>
export type Words = Record<string, string>

const PLACEHOLDER = /\{(\w+)(?::(\w+))?\}/g

export function fill(words: Words, key: string, values: Values = {}): string {
  return entry(words, key).replace(PLACEHOLDER, (_, name: string, list: string | undefined) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${key} needs a value for {${name}}`)
    return inWords(words, value, list)
  })
}

function inWords(words: Words, value: Value, list: string | undefined): string {
  if (typeof value === 'object') {
    const said = value.map((each) => inWords(words, each, list))
    if (said.length < 2) return said.join('')
    return said.slice(0, -1).join(entry(words, 'list.comma')) + entry(words, 'list.and') + said[said.length - 1]
  }
  if (list === undefined) return String(value)
  if (typeof value === 'number') {
    return (words[`count.${list}.${value}`] ?? entry(words, `count.${list}.other`)).replace('{n}', String(value))
  }
  return entry(words, `term.${list}.${value.replaceAll(' ', '_')}`)
}

function entry(words: Words, key: string): string {
  const found = words[key]
  if (found === undefined) throw new Error(`the catalogue has no entry ${key}`)
  return found
}
