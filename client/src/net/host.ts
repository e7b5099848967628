/** What answers requests and sends the news of tables: here the server, by HTTP and sockets.
 *
 * A build with the mode "site" has src/page/host.ts in its place: the same, answered by a worker of the page.
 */
import type { TableApi } from './api'
import { LiveConnection, type Listener } from './connection'

export interface HostRequest {
  method: string
  token: string
  /** JSON; null without a body. */
  body: string | null
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal
}

/** Whether people at other screens can join a table by a link. */
export const IS_SHARED: boolean = true

/** Rejects if no answer comes. */
export function send(path: string, { method, token, body, signal }: HostRequest): Promise<Response> {
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  if (body !== null) headers['content-type'] = 'application/json'
  return fetch(path, { method, headers, body, ...(signal ? { signal } : {}) })
}

/** Tell the listener everything new at a table until the result is closed. */
export const listen = (api: TableApi, listener: Listener): { close: () => void } => new LiveConnection(api, listener)

/** The address of a page by its path here, such as /play/7 or /#/rules. */
export const addressOf = (path: string): string => path

/** The path of the page that is open, with its hash. */
export const currentPath = (): string => location.pathname + location.hash
