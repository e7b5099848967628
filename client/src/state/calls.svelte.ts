/** How the person at this seat is called when it is their turn. */
import type { TableApi } from '@/net/api'
import { sentenceOf } from '@/net/error-sentence'
import type { Calls } from '@/net/types'
import { say } from '@/i18n/locale.svelte'
import { ownSubscription, subscribe } from '@/net/push'
import { isAllowed } from './tab-notice'

export class CallSettings {
  told = $state.raw<Calls | null>(null)
  problem = $state('')
  isBusy = $state(false)
  /** The mark of this browser's subscription; empty without one. */
  private mark = $state('')

  constructor(private readonly api: TableApi) {}

  readonly mail = $derived(this.told?.contacts.find((each) => each.kind === 'mail') ?? null)
  readonly browsers = $derived((this.told?.contacts ?? []).filter((each) => each.kind === 'push'))
  /** This browser, if it is called for this seat. */
  readonly here = $derived(this.browsers.find((each) => each.mark === this.mark) ?? null)
  readonly others = $derived(this.browsers.filter((each) => each !== this.here))

  load = () =>
    this.change(async () => {
      this.mark = (await ownSubscription())?.mark ?? ''
      return this.api.calls()
    })

  enterMail = (address: string) => this.change(() => this.api.callByMail(address))
  remove = (id: string) => this.change(() => this.api.stopCalling(id))

  enterHere = () =>
    this.change(async () => {
      if (!this.told) throw new Error()
      if (!(await isAllowed())) throw new Error(say('client.calls.denied'))
      const found = await subscribe(this.told.push_key).catch(() => null)
      if (!found) throw new Error(say('client.calls.failed'))
      this.mark = found.mark
      return this.api.callByPush(found.browser)
    })

  /** Whether it worked. */
  private async change(work: () => Promise<Calls>): Promise<boolean> {
    this.problem = ''
    this.isBusy = true
    try {
      this.told = await work()
      return true
    } catch (problem) {
      this.problem = problem instanceof Error && problem.message ? problem.message : sentenceOf(problem)
      return false
    } finally {
      this.isBusy = false
    }
  }
}
