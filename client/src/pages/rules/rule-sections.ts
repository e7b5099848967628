/** The pages of the rules in a language, loaded when they are wanted, and their sections for the search. */
import type { Page } from '../../../plugins/rulebook'
import type { Language } from '@/i18n/languages'

export const ORDER = [
  'README',
  'setup',
  'rounds',
  'markers',
  'auction',
  'actions',
  'extra-actions',
  'cards',
  'tiles',
  'scoring',
  'rulings',
]

const LOAD: Record<Language, () => Promise<{ default: Page[] }>> = {
  en: () => import('virtual:rulebook/en'),
  de: () => import('virtual:rulebook/de'),
  nl: () => import('virtual:rulebook/nl'),
}

export async function rulePages(language: Language): Promise<Page[]> {
  const pages = (await LOAD[language]()).default
  return [...pages].sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name))
}

export interface Section {
  page: string
  id: string
  title: string
  text: string
}

/** Every section with a heading of its own, as plain text. */
export const sectionsOf = (pages: readonly Page[]): Section[] =>
  pages.flatMap((each) => {
    const document = new DOMParser().parseFromString(each.html, 'text/html')
    const found: Section[] = []
    for (const element of document.body.children) {
      if (/^H[1-4]$/.test(element.tagName)) {
        const title = element.textContent
        found.push({ page: each.name, id: /^[A-Z]{3}-\d+/.exec(title)?.[0] ?? title, title, text: '' })
      } else if (found.length) found[found.length - 1]!.text += ` ${element.textContent}`
    }
    return found
  })

/** Words that a search ignores. */
const COMMON = new Set(
  (
    'the and how what when who can does for are you with which why much many ' +
    'der die das und wie was wann wer kann für sind mit welche warum viel viele ein eine ' +
    'de het een en hoe wat wanneer wie kan voor zijn met welke waarom veel'
  ).split(' '),
)

export const wordsOf = (wanted: string): string[] =>
  wanted
    .toLowerCase()
    .split(/[^\p{L}0-9-]+/u)
    .filter((word) => word.length > 2 && !COMMON.has(word))

/** How well a section matches: a word in the title counts most, then every word that is found and how often. */
export function weigh(section: Section, words: readonly string[]): number {
  const title = section.title.toLowerCase()
  const text = section.text.toLowerCase()
  return words.reduce((sum, word) => {
    const often = text.split(word).length - 1
    return sum + (title.includes(word) ? 10 : 0) + (often ? 3 + Math.min(often, 5) : 0)
  }, 0)
}

/** The text around the first match. */
export function excerpt(text: string, words: readonly string[]): string {
  const plain = text.replace(/^\s*\p{L}+: 20[\d, ]+/u, '').trim()
  const at = Math.max(0, ...words.map((word) => plain.toLowerCase().indexOf(word)))
  const from = Math.max(0, at - 60)
  return `${from ? '… ' : ''}${plain.slice(from, from + 170)} …`
}
