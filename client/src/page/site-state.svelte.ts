import type { NetworkProgress } from './messages'

/** How far the page has got with loading Python, and whether its storage is full. */

class SiteState {
  step = $state<'idle' | 'loading' | 'starting' | 'ready' | 'failed'>('idle')
  percent = $state(0)
  full = $state.raw<{ game: string; sentence: string } | null>(null)
  /** How many percent of the learned bot's network are loaded while that goes on; null: it is not loaded now. */
  network = $state<number | 'missing' | null>(null)
  private onReady: (() => void)[] = []

  loading(loaded: number, total: number): void {
    if (this.step === 'ready') return // the bytes of a kept file may be counted late
    this.percent = Math.min(100, Math.floor((100 * loaded) / total))
    this.step = loaded < total ? 'loading' : 'starting'
  }

  ready(): void {
    this.step = 'ready'
    for (const each of this.onReady) each()
  }

  loadingNetwork({ loaded, total }: NetworkProgress): void {
    if (loaded === undefined || total === undefined) this.network = 'missing'
    else this.network = loaded < total ? Math.floor((100 * loaded) / total) : null
  }

  failed(why: string): void {
    console.error(why)
    if (this.step !== 'ready') this.step = 'failed'
  }

  whenReady(work: () => void): void {
    if (this.step === 'ready') work()
    else this.onReady.push(work)
  }
}

export const siteState = new SiteState()
