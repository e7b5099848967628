/** What differs in the build for static files: where requests go, relative addresses, and a policy within the page. */
import type { Plugin } from 'vite'

/** The workers come from files of their own, so the page itself needs no WebAssembly. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; " +
  "manifest-src 'self'; worker-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

export function site(): Plugin {
  return {
    name: 'goa-site',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) => ({
        html: page.replace('/src/main.ts', '/src/page/main.ts'),
        tags: [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
            injectTo: 'head-prepend',
          },
          { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
          { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-180.png' }, injectTo: 'head' },
        ],
      }),
    },
  }
}
