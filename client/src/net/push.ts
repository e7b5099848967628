/** This browser's subscription to notifications of the server, which come even when no page is open. */
import type { NewBrowser } from './types'

const WORKER = '/call-worker.js'

export interface Subscribed {
  browser: NewBrowser
  /** SHA-256 of the endpoint: the server lists browsers by it. */
  mark: string
}

/** Pages have it only over https, and on iPhones only after they were added to the home screen. */
export const canSubscribe = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window

/** Safari on an iPhone or iPad, in a tab: the page has to be installed first. */
export const needsInstallation = (): boolean =>
  !canSubscribe() &&
  (/iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1))

export async function ownSubscription(): Promise<Subscribed | null> {
  if (!canSubscribe()) return null
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  const found = await registration?.pushManager.getSubscription()
  return found ? described(found) : null
}

/** Subscribe with the server's key. A subscription to another key is of no use and is replaced. */
export async function subscribe(serverKey: string): Promise<Subscribed> {
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const key = bytesOf(serverKey)
  const known = await pushManager.getSubscription()
  if (known && !isSame(known.options.applicationServerKey, key)) await known.unsubscribe()
  else if (known) return described(known)
  return described(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
}

async function described(subscription: PushSubscription): Promise<Subscribed> {
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error()
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  const mark = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { browser: { endpoint, public_key: keys.p256dh, auth: keys.auth }, mark }
}

/** Base64 for addresses, as bytes. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  if (!one || one.byteLength !== other.byteLength) return false
  return new Uint8Array(one).every((byte, at) => byte === other[at])
}
