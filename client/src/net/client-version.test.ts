import { expect, it, vi } from 'vitest'

import { ownVersion, UpdateWatch } from './client-version'

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage
}

it('reloads when the server has another version, and says so until the page is gone', () => {
  const reload = vi.fn()
  const watch = new UpdateWatch('index-old', memory, reload)
  expect(watch.check('index-old')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(watch.check('index-new')).toBe(true)
  expect(watch.check('index-new')).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a page that is still out of date after the reload stays', () => {
  const reload = vi.fn()
  const kept = memory()
  const load = () => new UpdateWatch('index-old', () => kept, reload)
  expect(load().check('index-new')).toBe(true)
  expect(load().check('index-new')).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(load().check('index-newer')).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('never reloads while developing, without a client on the server, or without a memory', () => {
  const reload = vi.fn()
  expect(new UpdateWatch('', memory, reload).check('index-new')).toBe(false)
  expect(new UpdateWatch('index-old', memory, reload).check('')).toBe(false)
  expect(new UpdateWatch('index-old', memory, reload).check(null)).toBe(false)
  const forbidden = () => {
    throw new Error('no storage here')
  }
  expect(new UpdateWatch('index-old', forbidden, reload).check('index-new')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('a built page is known by the name of its script', () => {
  const page = (source: string) => ({ querySelector: () => ({ getAttribute: () => source }) }) as unknown as ParentNode
  expect(ownVersion(page('/assets/index-BQ2f_x-1.js'))).toBe('index-BQ2f_x-1')
  expect(ownVersion(page('/src/main.ts'))).toBe('')
})
