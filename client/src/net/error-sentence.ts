/** A sentence for people about what went wrong: the server's own, or that it does not answer. */
import { Refusal } from './api'
import { say } from '@/i18n/locale.svelte'

export const sentenceOf = (problem: unknown): string =>
  problem instanceof Refusal ? problem.message : say('client.no_answer')
