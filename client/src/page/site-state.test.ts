import { expect, test } from 'vitest'

import { siteState } from './site-state.svelte'

test('bytes that are counted late do not undo that Python is ready', () => {
  siteState.loading(5, 10)
  expect([siteState.step, siteState.percent]).toEqual(['loading', 50])
  siteState.ready()
  siteState.loading(10, 10)
  expect(siteState.step).toBe('ready')
})
