/** What differs in the build for static files: where requests go, relative addresses, and a policy within the page. */
import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The workers come from files of their own, so the page itself needs no WebAssembly. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; " +
  "manifest-src 'self'; worker-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

/** An embedded view loads its own script and styles, and asks nobody for anything. */
export const POLICY_OF_EMBEDDED =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "base-uri 'none'; form-action 'none'"

const EMBEDDED = '/embed.html'

const policy = (content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { 'http-equiv': 'Content-Security-Policy', content },
  injectTo: 'head-prepend',
})

export function site(): Plugin {
  return {
    name: 'goa-site',
    transformIndexHtml: {
      order: 'pre',
      handler: (page, { path }) =>
        path === EMBEDDED
          ? { html: page, tags: [policy(POLICY_OF_EMBEDDED)] }
          : {
              html: page.replace('/src/main.ts', '/src/page/main.ts'),
              tags: [
                policy(POLICY),
                { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
                { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' },
              ],
            },
    },
  }
}
