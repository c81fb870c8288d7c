import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import { summaryOf } from './block-words.ts'

const registry = createRegistry(catalogue)

it.each([
  ['its title', { kicker: 'Maison', title: 'Nos vins' }, 'hero', 'Nos vins'],
  ['nothing for a list whose only words are those of an empty one', { emptyText: 'Bientôt.' }, 'service-list', ''],
  ['the note of such a list', { emptyText: 'Bientôt.', note: 'Prix nets.' }, 'service-list', 'Prix nets.'],
])('names an element by %s', (_, props, type, words) => {
  expect(summaryOf(registry, { type, props })).toBe(words)
})
