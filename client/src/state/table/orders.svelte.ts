/** The secret orders of this seat: what the server answers for it in auctions. */
import type { TableApi } from '@/net/api'
import { IS_SHARED } from '@/net/host'
import { say } from '@/i18n/locale.svelte'
import type { LeftOrder, NewOrder, SeatOrders } from '@/net/types'
import type { TableStore } from './table-store.svelte'

export class Orders {
  told = $state.raw<SeatOrders | null>(null)
  isOpen = $state(false)

  constructor(private readonly store: TableStore) {}

  readonly left = $derived((this.told?.orders ?? []).filter((order) => order.dropped === null))
  /** Those that no longer fitted, until the notice is closed. */
  readonly dropped = $derived((this.told?.orders ?? []).filter((order) => order.dropped !== null))

  /** Whether there are lots to come and other people to wait for. */
  get areOffered(): boolean {
    const table = this.store.view?.table
    if (!table || !IS_SHARED || !this.store.plays || !this.store.isLive || this.store.saved.hotseat) return false
    if (table.phase !== 'markers' && table.phase !== 'auctions') return false
    return table.seats.some((sits, seat) => sits.kind !== 'bot' && seat !== this.store.viewer)
  }

  open(): void {
    this.isOpen = true
  }

  /** What the server says of them, unless another seat has been turned to. */
  hear(told: SeatOrders, api: TableApi): void {
    if (api === this.store.api) this.told = told
  }

  forget(): void {
    this.told = null
    this.isOpen = false
  }

  load = () => this.ask((api) => api.orders())
  leave = (order: NewOrder) => this.change((api) => api.leaveOrder(order))
  revoke = (id: number) => this.change((api) => api.revokeOrder(id))

  notice(order: LeftOrder): string {
    return say(`client.orders.dropped.${order.dropped}`, { lot: order.lot, amount: order.amount })
  }

  private change(send: (api: TableApi) => Promise<SeatOrders>): Promise<boolean> {
    this.store.problem = null // of the attempt before
    return this.ask(send)
  }

  /** Whether the server agreed. */
  private async ask(send: (api: TableApi) => Promise<SeatOrders>): Promise<boolean> {
    const { api } = this.store
    try {
      this.hear(await send(api), api)
      return true
    } catch (problem) {
      this.store.report(problem)
      return false
    }
  }
}
