/** The language on the screen. Each catalogue is loaded when it is first used. */

import { settings } from '@/state/settings.svelte'
import { fill, type Values, type Words } from './format-message'
import { LANGUAGES, type Language } from './languages'

let words = $state.raw<Words>({})

/** Shows a language that the settings do not have to remember. */
export async function showLanguage(language: Language): Promise<void> {
  words = (await LANGUAGES[language].load()).default
  document.documentElement.lang = language
}

export async function openLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  settings.language = language
  settings.keep()
}

export function say(key: string, values: Values = {}): string {
  return fill(words, key, values)
}

/** The name of a tile, card or spice as it stands in a key. */
export const keyOf = (name: string): string => name.replaceAll(' ', '_')

/** Whether the catalogue has this key. */
export function knows(key: string): boolean {
  return key in words
}
