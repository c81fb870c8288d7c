import { describe, expect, it } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { createRegistry } from '#engine/registry/registry.ts'
import type { Block, Json } from '#schemas/generated/content.ts'
import { queryOfBlocks } from './query-of-blocks.ts'

const registry = createRegistry(catalogue)
const block = (type: string, props: Record<string, Json> = {}): Block => ({ id: 'b001', type, v: 1, props })
const every = {
  ...{ page: '2', part: '2', month: '2026-11', q: 'statuts', type: 'BLOG', tag: 'bio', kind: 'RED', year: '2020', colour: 'RED' },
  ...{ appellation: 'Chinon', grape: 'Gamay', sweetness: 'DRY', organic: 'true', max: '20', sort: 'price', nbItem: '24' },
  ...{ declination: '3', done: 'user.login', of: '3', receipt: 'x'.repeat(20), target: '/blog' },
}
const namesOf = (of: Block, query: Readonly<Record<string, string>> = every) =>
  Object.keys(queryOfBlocks(registry, [of], { siteId: 37, locale: 'fr_FR', params: { product: 3 }, query, today: '2026-11-20' }))
const filters = ['tag', 'kind', 'year', 'colour', 'appellation', 'grape', 'sweetness', 'organic', 'max', 'sort']

describe('queryOfBlocks', () => {
  it.each<[string, Block, readonly string[]]>([
    ['a text', block('text', { html: '<p>x</p>' }), []],
    ['a list that is read page by page', block('news-list', { count: 3, pagination: true }), ['page']],
    ['a list of one page', block('news-list', { count: 3, pagination: false }), []],
    ['a list with a search', block('blog-list', { count: 3, pagination: true, showSearch: true }), ['page', 'q']],
    ['a calendar', block('event-calendar'), ['part', 'month']],
    ['a list of products', block('product-list', { type: 'ALL', count: 3, pagination: false, showFilters: false, showSearch: false }), []],
    [
      'a list of products with filters',
      block('product-list', { type: 'ALL', count: 3, pagination: true, showFilters: true, showSearch: true }),
      ['page', 'q', ...filters, 'nbItem'],
    ],
    ['a product', block('product', {}), ['declination']],
    ['the search page', block('search', { count: 10 }), ['page', 'q', 'type']],
    ['a search that another page answers', block('search', { count: 10, action: '/recherche' }), []],
    ['the services by tag', block('service-list', { showTags: true, level: 1 }), ['page', 'tag']],
    ['the orders of a member', block('order-list', {}), ['page']],
    ['a form that leads on', block('auth'), ['target']],
    ['a form that stays on its page', block('contact-form'), []],
    ['a block within a slot', { ...block('columns'), slots: { columns: [block('registration-confirmation')] } }, ['target']],
  ])('keeps the names that are read by %s', (_, of, names) => {
    expect(namesOf(of).sort()).toEqual([...names].sort())
  })

  it('keeps the same part of its own result', () => {
    const of = block('search', { count: 10 })
    const { q: _, ...withoutSearch } = every
    expect(namesOf(of, withoutSearch)).toEqual(['type'])
    expect(namesOf(of, { type: 'BLOG' })).toEqual(['type'])
  })
})
