import './styles/theme.css'
import './styles/base.css'
import './styles/print.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { openLanguage } from '@/i18n/locale.svelte'
import { settings } from '@/state/settings.svelte'

// A part of the page is missing because the server was updated: reload.
addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine || sessionStorage.getItem('goa.reloaded')) return
  event.preventDefault()
  sessionStorage.setItem('goa.reloaded', 'yes')
  location.reload()
})

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no element with the id app')
await openLanguage(settings.language)
mount(App, { target })
setTimeout(() => sessionStorage.removeItem('goa.reloaded'), 10_000)
