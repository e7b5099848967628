/** The embedded view: a game in the address, step by step. It loads no Python, stores nothing and asks nobody. */
import '../styles/theme.css'
import '../styles/base.css'

import { mount } from 'svelte'

import { LANGUAGES, LANGUAGE_CODES } from '@/i18n/languages'
import { showLanguage } from '@/i18n/locale.svelte'
import { settings } from '@/state/settings.svelte'
import { readEmbedded } from './embedded'
import EmbeddedGame from './EmbeddedGame.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('embed.html has no element with the id app')
const reading = readEmbedded(location.hash.slice(1))
const language = await reading.then((game) => game.language).catch(() => undefined)
await showLanguage(
  LANGUAGE_CODES.find((code) => code === language) ?? (settings.language in LANGUAGES ? settings.language : 'en'),
)
mount(EmbeddedGame, { target, props: { reading } })
