/** How far the page has got with loading Python, and whether its storage is full. */

class SiteState {
  step = $state<'idle' | 'loading' | 'starting' | 'ready' | 'failed'>('idle')
  percent = $state(0)
  full = $state.raw<{ game: string; sentence: string } | null>(null)
  private onReady: (() => void)[] = []

  loading(loaded: number, total: number): void {
    this.percent = Math.min(100, Math.floor((100 * loaded) / total))
    this.step = loaded < total ? 'loading' : 'starting'
  }

  ready(): void {
    this.step = 'ready'
    for (const each of this.onReady) each()
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
