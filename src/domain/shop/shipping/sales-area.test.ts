import { expect, it } from 'vitest'
import { canSellTo } from './sales-area.ts'

it.each([
  ['FR', true, true, true],
  ['BE', true, true, false],
  ['BE', true, false, false],
  ['FR', false, false, true],
  ['BE', false, false, true],
  ['CH', false, false, false],
  ['GB', false, false, false],
  ['CH', false, true, true],
  ['FR', false, true, true],
])('%s, in France alone: %s, worldwide: %s, is sold to: %s', (country, onlyInFrance, worldwide, isSold) => {
  expect(canSellTo(country, { onlyInFrance, worldwide })).toBe(isSold)
})
