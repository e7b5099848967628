/** What only the page of a server has: the worker for notifications, and the manifest for phones that install the page. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const tag = (rel: string, href: string) => ({ tag: 'link', attrs: { rel, href }, injectTo: 'head' as const })

/** building/client.py writes the manifest and the icons. */
export function serverPage(worker: string): Plugin {
  return {
    name: 'goa-server-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [tag('manifest', '/manifest.webmanifest'), tag('apple-touch-icon', '/icon-192.png')],
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'call-worker.js', source: readFileSync(worker, 'utf-8') })
    },
  }
}
