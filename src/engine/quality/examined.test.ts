import { expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { Block } from '#schemas/generated/content.ts'
import { examine } from './examined.ts'
import type { QualityFacts } from './facts.ts'
import { linksOf } from './links.ts'

const registry = createRegistry(catalogue)
const facts: QualityFacts = {
  locale: 'fr_FR',
  hosts: [],
  links: {},
  media: {},
  forms: {},
  sections: {},
  colors: [],
  emptySettings: [],
  wordsToReplace: [],
  prices: [],
}
const text = (id: string, html: string): Block => ({ id, type: 'text', v: 1, props: { html, size: 'normal', align: 'start' } })
const read = (blocks: readonly Block[]) => examine(registry, { head: {}, regions: { main: [...blocks] } }, facts)

it('reads the values of a changed block alone when a document is examined again', () => {
  const [one, two] = [text('one', '<p><a href="/a">Un lien</a></p>'), text('two', '<p>Deux</p>')]
  const before = read([one, two])
  const after = read([one, text('two', '<p>Deux, changé</p>')])
  expect(after.blocks[0]?.values).toBe(before.blocks[0]?.values)
  expect(after.blocks[1]?.values).not.toBe(before.blocks[1]?.values)
  expect(after.blocks[1]?.values.map(({ value }) => value)).toContain('<p>Deux, changé</p>')
})

it('lists the links of an examined document once for all checks', () => {
  const document = read([text('one', '<p><a href="/a">Un lien</a></p>')])
  expect(linksOf(document)).toEqual([{ blockId: 'one', pointer: '/props/html', href: '/a', words: 'Un lien' }])
  expect(linksOf(document)).toBe(linksOf(document))
})
