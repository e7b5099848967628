import './styles/theme.css'
import './styles/base.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { openLanguage } from '$lib/locale.svelte'
import { settings } from '$lib/settings.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no element with the id app')
await openLanguage(settings.language)
mount(App, { target })
