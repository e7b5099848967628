/** The rule that a tip or a message cites and the reader wants to see. A table shows it beside the game. */
import { router } from './router.svelte'

class WantedRule {
  /** Set at a table; its page opens the rules there. */
  rule = $state('')

  open(rule: string): void {
    if (router.route.page === 'table') this.rule = rule
    else router.go(`/#/rules/${rule}`)
  }
}

export const wantedRule = new WantedRule()
