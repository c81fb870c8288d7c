import { expect, it } from 'vitest'
import { isItemSlug } from './item-slug.ts'

it.each([
  ['creer-son-eurl', true],
  ['2026', false],
  ['2026-bilan', true],
  ['folder', false],
  ['list', false],
  ['ariane', false],
  ['-a', false],
  ['a--b', false],
  ['É', false],
  ['a'.repeat(201), false],
])('“%s” as the last segment of an address is allowed: %s', (text, allowed) => {
  expect(isItemSlug(text)).toBe(allowed)
})
