import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

import { catalogues } from './plugins/catalogues.ts'
import { rulebook } from './plugins/rulebook.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte(), catalogues(at('../src/goa/locales')), rulebook(at('../docs/rules'))],
  resolve: { alias: { '@': at('./src') } },
  build: {
    outDir: process.env.GOA_CLIENT_OUT ?? at('../src/goa/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the policy of the server allows no scripts or styles within the page
    modulePreload: { polyfill: false },
    license: { fileName: 'licences.md' }, // of the packages that end up in the build
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:2004', ws: true } } },
  test: { include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'] },
})
