import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Bots } from './bots'

class SilentWorker {
  postMessage = vi.fn()
  terminate() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', SilentWorker)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the network is loaded again although no bot is asked', async () => {
  const load = vi.fn<() => Promise<ArrayBuffer>>()
  load.mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(new ArrayBuffer(1))
  const bots = new Bots({ question: async () => null, answer: async () => true }, load)
  expect(await bots.prepareNetwork()).toBe(false)
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledTimes(2)
  expect(await bots.prepareNetwork()).toBe(true)
})

test('tries that fail together are repeated once', async () => {
  const load = vi.fn<() => Promise<ArrayBuffer>>().mockRejectedValue(new Error('no connection'))
  const bots = new Bots({ question: async () => null, answer: async () => true }, load)
  await bots.prepareNetwork()
  await bots.prepareNetwork()
  expect(vi.getTimerCount()).toBe(1)
})
