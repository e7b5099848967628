/** The embedded view: a game in the address, step by step. It loads no Python, stores nothing and asks nobody. */
import '../styles/theme.css'
import '../styles/base.css'

import { mount } from 'svelte'

import { LANGUAGES } from '@/i18n/languages'
import { openLanguage } from '@/i18n/locale.svelte'
import { settings } from '@/state/settings.svelte'
import EmbeddedGame from './EmbeddedGame.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('embed.html has no element with the id app')
await openLanguage(settings.language in LANGUAGES ? settings.language : 'en')
mount(EmbeddedGame, { target })
