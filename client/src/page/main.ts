/** The page that hosts its own tables: the client, a notice about loading, and a service worker for the next visit. */
import './refuse-frames'
import './start-host'

import { mount } from 'svelte'

import '../main'
import SiteNotice from './SiteNotice.svelte'
import { siteState } from './site-state.svelte'

mount(SiteNotice, { target: document.body })

// The worker has put the runtime into the cache by then, so nothing is loaded twice.
siteState.whenReady(() => {
  void navigator.serviceWorker?.register(new URL('./service-worker.js', document.baseURI)).catch(() => undefined)
  void navigator.storage?.persist?.().catch(() => false)
})
