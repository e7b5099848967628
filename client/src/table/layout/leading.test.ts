import { expect, test } from 'vitest'

import { leading } from './leading'

test('the market leads while markers are laid and lots are auctioned', () => {
  expect(leading('markers', ['mark a1', 'mark a2'])).toBe('market')
  expect(leading('auctions', [])).toBe('market')
  expect(leading('auctions', ['buy', 'pass'])).toBe('market')
})

test('the board of the viewer leads in actions, also while others act', () => {
  expect(leading('actions', ['harvest', 'taxes'])).toBe('mat')
  expect(leading('extra actions', [])).toBe('mat')
  expect(leading('over', [])).toBe('mat')
})

test('a question of another kind than its phase leads where it is answered', () => {
  expect(leading('actions', ['swap for a1', 'pass'])).toBe('market')
  expect(leading('auctions', ['fill plantation 1 with ginger'])).toBe('mat')
})
