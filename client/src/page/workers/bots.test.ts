import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Bots } from './bots'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a bot waits before its turn and not between its choices', async () => {
  vi.stubGlobal('navigator', {})
  const pauses = [0.1, 0, 0, 0.1]
  const answered: number[] = []
  const question = (pause: number, position: number) => JSON.stringify({ position, pause, scripted: 'pass' })
  const bots = new Bots(
    {
      question: async () =>
        answered.length < pauses.length ? question(pauses[answered.length]!, answered.length) : null,
      answer: async () => answered.push(Date.now()) > 0,
    },
    async () => new ArrayBuffer(0),
  )
  const done = bots.run('game')
  await vi.advanceTimersByTimeAsync(1000)
  await done
  expect(answered).toEqual([100, 100, 100, 200])
})
