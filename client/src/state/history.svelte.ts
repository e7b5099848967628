/** Looking back: which moment, and how the table stood then. */
import type { TableStore } from './table-store.svelte'
import type { View } from '@/net/types'

export class Past {
  moment = $state<number | null>(null)
  view = $state.raw<View | null>(null)
  /** Through whose eyes, where that can be chosen: once the game is over. */
  eyes = $state<number | undefined>(undefined)

  constructor(private readonly table: TableStore) {}

  async lookAt(number: number, eyes = this.eyes): Promise<void> {
    const now = this.table.view?.number
    if (now === undefined) return
    if (number >= now && eyes === undefined) {
      this.returnToNow()
      return
    }
    const moment = Math.max(0, Math.min(number, now))
    const door = this.table.door
    this.moment = moment
    this.eyes = eyes
    const isStillWanted = () => this.moment === moment && this.eyes === eyes && this.table.door === door
    try {
      const view = await door.viewAt(moment, eyes)
      if (isStillWanted()) this.view = view
    } catch (problem) {
      if (isStillWanted()) this.returnToNow()
      this.table.report(problem)
    }
  }

  returnToNow(): void {
    this.moment = null
    this.view = null
    this.eyes = undefined
  }
}
