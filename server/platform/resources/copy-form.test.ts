import { expect, it } from 'vitest'
import { freeSlug } from './copy-form.ts'

it.each([
  ['fete', [], 'fete-2'],
  ['fete', ['fete-2', 'fete-3'], 'fete-4'],
  ['fete-2', ['fete-2'], 'fete-3'],
  ['a'.repeat(200), [], `${'a'.repeat(198)}-2`],
])('the copy of %s beside %j is at %s', (slug, taken, free) => {
  expect(freeSlug(slug, new Set(taken))).toBe(free)
})
