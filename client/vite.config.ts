import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

import { catalogues } from './plugins/catalogues.ts'
import { fontLicences } from './plugins/font-licences.ts'
import { rulebook } from './plugins/rulebook.ts'
import { serverPage } from './plugins/server-page.ts'
import { site } from './plugins/site.ts'

/** Chunks are named after their module; the rules of a language after the language. */
const nameOfChunk = ({ moduleIds }: { moduleIds: string[] }): string =>
  `assets/${
    moduleIds
      .map((id) => /virtual:rulebook\/([a-z]+)$/.exec(id)?.[1])
      .find(Boolean)
      ?.replace(/^/, 'rules-') ?? '[name]'
  }-[hash].js`

/** What most pages share is one file: many small ones compress worse. */
const SHARED = { groups: [{ name: 'shared', test: /\/client\/src\/(art|i18n|net|state|ui)\//, minShareCount: 4 }] }

const LICENCES = 'licences.md'
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The mode "site" is for static files: the page hosts its own tables. building/site.py says where the runtime is.
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [
    svelte(),
    catalogues(at('../src/goa/locales')),
    rulebook(at('../docs/rules')),
    fontLicences(at('./node_modules'), LICENCES),
    mode === 'site' ? site() : serverPage(at('./server/call-worker.js')),
  ],
  resolve: {
    alias: [
      ...(mode === 'site' ? [{ find: '@/net/host', replacement: at('./src/page/host.ts') }] : []),
      { find: '@', replacement: at('./src') },
    ],
  },
  define: { GOA_RUNTIME: process.env.GOA_SITE_RUNTIME ?? 'null' },
  worker: { format: 'es' as const },
  build: {
    outDir: process.env.GOA_CLIENT_OUT ?? at('../src/goa/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the policy of the server allows no scripts or styles within the page
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: mode === 'site' ? [at('./index.html'), at('./embed.html')] : at('./index.html'),
      output: {
        chunkFileNames: nameOfChunk, // a name by which the size test finds the rules of each language
        codeSplitting: mode === 'site' || SHARED, // a site also has a page that needs little of it
      },
    },
    license: { fileName: LICENCES }, // of the packages that end up in the build
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:2004', ws: true } } },
  test: { include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'] },
}))
