/** The languages of the client: add one here, and its catalogue in src/goa/locales. */
import type { Words } from './format-message'

export const LANGUAGES = {
  en: { name: 'English', load: () => import('virtual:words/en') },
  de: { name: 'Deutsch', load: () => import('virtual:words/de') },
  nl: { name: 'Nederlands', load: () => import('virtual:words/nl') },
} satisfies Record<string, { name: string; load: () => Promise<{ default: Words }> }>

export type Language = keyof typeof LANGUAGES
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]
