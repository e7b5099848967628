/** What a table can be created with. The server is asked once. */
import { about } from '@/net/api'
import { settings } from './settings.svelte'

class ServerInfo {
  /** The levels of bots, weakest first. */
  levels = $state.raw<string[]>([settings.level])
  private isAsked = false

  load(): void {
    if (this.isAsked) return
    this.isAsked = true
    void about().then(({ levels }) => (this.levels = levels))
  }
}

export const serverInfo = new ServerInfo()
