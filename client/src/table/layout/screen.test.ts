import { expect, test } from 'vitest'

import { shapeOf } from './screen'

test.each([
  [320, 640, 'phone'],
  [390, 844, 'phone'],
  [844, 390, 'rail'],
  [1366, 480, 'rail'],
  [820, 1180, 'portrait'],
  [768, 1024, 'portrait'],
  [750, 800, 'phone'],
  [901, 768, 'desk'],
  [1180, 820, 'desk'],
  [1366, 768, 'desk'],
  [1366, 1400, 'portrait'],
  [1920, 900, 'desk'],
  [1920, 1080, 'wide'],
  [2560, 1440, 'grand'],
])('%i x %i is a %s', (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape)
})
