/** The lesson at a table: notes are read first, then the deed is done on the table. Help comes on request or after a while. */
import { tick } from 'svelte'

import { bringIntoSight } from '@/ui/bring-into-sight'
import type { TableStore } from './table-store.svelte'

/** Milliseconds after which the deed is shown without being asked. */
const PATIENCE = 15_000

export class TableLesson {
  /** The position whose deed is shown on the table. */
  private shownAt = $state(-1)
  /** How many notes were read, and in which position. */
  private read = $state.raw({ at: -1, notes: 0 })
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly table: TableStore) {}

  private readonly at = $derived.by(() => this.table.view?.number ?? -1)
  readonly told = $derived.by(() => this.table.view?.tutorial ?? null)
  readonly isShown = $derived.by(() => this.shownAt === this.at)
  /** The key of the note to be read now. */
  readonly note = $derived.by(() => this.told?.notes?.[this.read.at === this.at ? this.read.notes : 0] ?? null)
  /** The choice that is marked on the table. */
  readonly suggested = $derived.by(() => (this.isShown && !this.note ? (this.told?.suggest ?? null) : null))

  readNote(): void {
    this.read = { at: this.at, notes: (this.read.at === this.at ? this.read.notes : 0) + 1 }
  }

  /** Mark what is to be clicked, bring it into sight and focus it, so that Enter clicks it. */
  async show(): Promise<void> {
    this.shownAt = this.at
    await tick()
    const wanted = this.told?.suggest
    if (!wanted) return
    const found = [...document.querySelectorAll<HTMLElement>('[data-choice], [data-choices]')].filter(
      (each) =>
        each.offsetParent !== null &&
        (each.dataset.choice === wanted || each.dataset.choices?.split('|').includes(wanted)),
    )
    const first = found.find((each) => each.closest('main')) ?? found[0]
    if (!first) return
    bringIntoSight(first)
    first.focus({ preventScroll: true })
  }

  /** Mark it without being asked if it takes long. Ends with the returned function. */
  wait(): () => void {
    clearTimeout(this.timer)
    const at = this.at
    this.timer = setTimeout(() => (this.shownAt = at), PATIENCE)
    return () => clearTimeout(this.timer)
  }
}
