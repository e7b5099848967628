/** A notification by the page itself, while it is open in a tab that nobody sees. */
import { settings } from './settings.svelte'

/** At home the page is often opened without https. Then browsers have notifications, but never show any. */
export const canNotify = (): boolean => window.isSecureContext && 'Notification' in window

/** Whether notifications are allowed, after asking if nobody has answered yet. */
export async function isAllowed(): Promise<boolean> {
  if (!canNotify()) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Tell that it is this browser's turn at a table. A pushed notification of the same table takes its place. */
export async function maybeNotify(game: string, title: string, body: string): Promise<void> {
  if (!settings.notices || !document.hidden || !canNotify() || Notification.permission !== 'granted') return
  const notice: NotificationOptions = {
    body,
    tag: `goa ${game}`,
    icon: '/icon-192.png',
    data: { path: `/play/${game}` },
  }
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  // Phones show notifications of a worker only.
  if (registration?.active) {
    await registration.showNotification(title, notice)
    return
  }
  const shown = new Notification(title, notice)
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
