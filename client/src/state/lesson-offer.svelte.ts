/** The lesson is offered once: at the table of the first "Play now". */
import { savedTables } from './saved-tables'
import { settings } from './settings.svelte'

class LessonOffer {
  /** The table where it is offered; empty if it is not. */
  table = $state('')

  /** Offer it at this table, unless it was offered before or this browser already knows a table. */
  maybeMake(table: string): void {
    if (settings.offeredLesson) return
    if (savedTables().length === 0) this.table = table
    settings.offeredLesson = true
    settings.keep()
  }

  end(): void {
    this.table = ''
  }
}

export const lessonOffer = new LessonOffer()
