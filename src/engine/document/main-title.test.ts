import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { Block } from '#schemas/generated/content.ts'
import { hasMainTitle, withMainTitle } from './main-title.ts'

const registry = createRegistry(catalogue)
let count = 0
const block = (type: string, props: Block['props'], content?: Block[]): Block => ({
  ...{ id: `b${(count += 1)}`, type, v: 1, props },
  ...(content && { slots: { content } }),
})
const words = (blocks: readonly Block[]): unknown[] =>
  blocks.flatMap(({ props, slots = {} }) => [props['title'] ?? props['text'] ?? null, ...Object.values(slots).flatMap(words)])

describe('withMainTitle', () => {
  it.each<[string, Block[], unknown[]]>([
    ['a hero', [block('hero', { title: 'Nos services' }), block('hero', { title: 'Bis' })], ['Nos tarifs', 'Bis']],
    ['a heading of level 1 in a slot', [block('section', {}, [block('heading', { text: 'Un', level: 1 })])], [null, 'Nos tarifs']],
    [
      'the first heading of level 1, not one of level 2',
      [block('heading', { text: 'Deux', level: 2 }), block('heading', { text: 'Un', level: 1 })],
      ['Deux', 'Nos tarifs'],
    ],
    ['a list of articles of level 1', [block('blog-list', { title: 'Tous', level: 1 })], ['Nos tarifs']],
    ['nothing that can be the title', [block('section', { title: 'Partie' })], ['Partie']],
  ])('writes the title into %s', (_case, blocks, expected) => {
    expect(words(withMainTitle(registry, blocks, 'Nos tarifs'))).toEqual(expected)
    expect(hasMainTitle(registry, blocks)).toBe(expected.includes('Nos tarifs'))
  })

  it.each(['x'.repeat(121), ' '])('leaves the words of a hero for the title %j, which it cannot hold', (title) => {
    expect(words(withMainTitle(registry, [block('hero', { title: 'Nos services' })], title))).toEqual(['Nos services'])
  })

  it('takes a title of 120 characters outside of the first plane of Unicode', () => {
    expect(words(withMainTitle(registry, [block('hero', { title: 'Un' })], '🍇'.repeat(120)))).toEqual(['🍇'.repeat(120)])
  })
})
