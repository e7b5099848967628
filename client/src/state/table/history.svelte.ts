/** Looking back: an earlier moment of the game and its view. */
import type { TableStore } from './table-store.svelte'
import type { View } from '@/net/types'

export class History {
  moment = $state<number | null>(null)
  view = $state.raw<View | null>(null)
  /** Whether the game is played forward by itself. */
  isWalking = $state(false)
  /** The seat whose view is shown. Can be chosen once the game is over. */
  viewer = $state<number | undefined>(undefined)

  constructor(private readonly table: TableStore) {}

  async lookAt(number: number, viewer = this.viewer): Promise<void> {
    const now = this.table.view?.number
    if (now === undefined) return
    if (number >= now && viewer === undefined) {
      this.returnToNow()
      return
    }
    const moment = Math.max(0, Math.min(number, now))
    const api = this.table.api
    this.moment = moment
    this.viewer = viewer
    const isStillWanted = () => this.moment === moment && this.viewer === viewer && this.table.api === api
    try {
      const view = await api.viewAt(moment, viewer)
      if (isStillWanted()) this.view = view
    } catch (problem) {
      if (isStillWanted()) this.returnToNow()
      this.table.report(problem)
    }
  }

  /** Replay the game from its beginning. */
  async replay(): Promise<void> {
    await this.lookAt(0)
    this.isWalking = true
  }

  returnToNow(): void {
    this.isWalking = false
    this.moment = null
    this.view = null
    this.viewer = undefined
  }
}
