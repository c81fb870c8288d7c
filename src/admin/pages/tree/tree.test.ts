import { describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { applyOperation } from '#engine/draft/operations/apply.ts'
import type { EditedDocument, Place } from '#engine/draft/document/edited-document.ts'
import { entriesBelow, newEntry, topEntries } from '#admin/pages/menu/menu-entry.ts'
import type { PageItem } from '#admin/pages/page-states.ts'
import { dropPlace } from './drag/drop-place.ts'
import { stepPlace, type Step } from './step-place.ts'
import { makeTree, SERVICE_ROWS } from './tree-rows.ts'
import { namesOtherPage } from './use-trash.ts'

const entry = (id: string, children: Block[] = [], more: object = {}): Block => ({
  ...newEntry(id, { linkType: 'SELF', isShown: true, texts: { fr_FR: { title: id.toUpperCase(), url: id } }, ...more }),
  ...(children.length > 0 && { slots: { children } }),
})
const menuOf = (...entries: Block[]): EditedDocument => ({ head: {}, regions: { menu: entries }, notes: {} })
const page = (id: number, url: string, title = url): PageItem => {
  const document = { ...{ locale: 'fr_FR', state: 'ONLINE' as const, title, url, publishAt: null }, updatedAt: '2026-11-20T13:12:07Z' }
  const own = { ...document, updatedBy: { id: null, name: '' } } as unknown as PageItem
  return { ...own, id, languages: [own] }
}
const outline = (list: readonly Block[]): string =>
  list.map((block) => `${block.id}${entriesBelow(block).length > 0 ? `(${outline(entriesBelow(block))})` : ''}`).join(' ')
const tree = (document: EditedDocument, pages: PageItem[] = [], folded: string[] = []) =>
  makeTree({ document, pages, folded: new Set(folded), locale: 'fr_FR' })
const moved = (document: EditedDocument, id: string, to: Place | null): string => {
  if (!to) return 'nowhere'
  const done = applyOperation(document, { op: 'move', id, to })
  return 'refused' in done ? done.refused : outline(topEntries(done.document))
}

describe('the tree of pages', () => {
  it('lists the menu in its order, then the pages outside of it, the home page first', () => {
    const document = menuOf(entry('a', [entry('b', [], { pageId: 2, texts: {} })]), entry('c'))
    const { menu, outside, entries } = tree(document, [page(1, 'zebra'), page(2, 'vins', 'Les vins'), page(3, '')])
    expect(menu.map(({ id, level, title }) => [id, level, title])).toEqual([
      ['a', 1, 'A'],
      ['b', 2, 'Les vins'],
      ['c', 1, 'C'],
    ])
    expect([outside.map(({ page: { id } }) => id), entries]).toEqual([[3, 1], 3])
  })

  it('folds away the pages that serve the site itself, and finds them by a search', () => {
    const pages = [page(1, ''), page(2, 'blog'), page(3, 'auth'), page(4, 'panier'), page(5, 'blog/{slug}'), page(6, 'tarifs')]
    const make = (more: object) => makeTree({ document: menuOf(), pages, folded: new Set([SERVICE_ROWS]), locale: 'fr_FR', ...more })
    const ids = (rows: readonly { readonly page: PageItem }[]) => rows.map(({ page: { id } }) => id)
    const shut = make({})
    expect([ids(shut.outside), ids(shut.service), shut.services]).toEqual([[1, 2, 6], [], 3])
    expect(ids(make({ folded: new Set() }).service)).toEqual([3, 5, 4])
    const found = make({ search: 'auth' })
    expect([ids(found.outside), ids(found.service), found.services]).toEqual([[], [3], 1])
  })

  it('names an entry of a page in the trash by that page, and one of an erased page by nothing', () => {
    const document = menuOf(entry('a', [entry('b', [], { pageId: 2, texts: {} })]), entry('c', [], { pageId: 3, texts: {} }))
    const trash = [page(2, 'vins', 'Les vins')]
    const { menu } = makeTree({ document, pages: [], trash, folded: new Set(), locale: 'fr_FR' })
    expect(menu.map((row) => [row.title, row.page, row.trashed?.id])).toEqual([
      ['A', null, undefined],
      ['Les vins', null, 2],
      ['', null, undefined],
    ])
    expect([namesOtherPage(document, trash), namesOtherPage(document, [...trash, page(3, 'blog')])]).toEqual([true, false])
    expect(namesOtherPage(menuOf(entry('a')), [])).toBe(false)
  })

  it('hides what is in a folded entry, and counts it', () => {
    const { menu, outside, entries } = tree(menuOf(entry('a', [entry('b', [], { pageId: 2 })])), [page(2, 'vins')], ['a'])
    expect([menu.map(({ id, isFolded }) => [id, isFolded]), outside, entries]).toEqual([[['a', true]], [], 2])
  })

  it('leaves what a search finds at its place: pages by any language, headings, addresses', () => {
    const heading = entry('h', [entry('b', [], { pageId: 2, texts: {} }), entry('c')], {
      linkType: 'NONE',
      texts: { fr_FR: { title: 'Découvrir' } },
    })
    const outward = entry('o', [], { texts: { fr_FR: { title: 'Plan', url: 'https://cartes.example/ici' } } })
    const found = (search: string) => {
      const pages = [page(2, 'vins', 'Les vins'), page(1, 'nos-vins')]
      const { menu, outside, entries } = makeTree({
        document: menuOf(heading, outward),
        pages,
        folded: new Set(['h']),
        locale: 'fr_FR',
        search,
      })
      return [[...menu, ...outside].map(({ id, isFound }) => (isFound ? id : `(${id})`)).join(' '), entries]
    }
    expect(found('VINS')).toEqual(['(h) b page-1', 1])
    expect([found('decouvrir'), found('cartes'), found('rien')]).toEqual([
      ['h', 1],
      ['o', 1],
      ['', 0],
    ])
  })

  it('marks the rows whose page a search finds in its texts and not by its names', () => {
    const document = menuOf(entry('a', [entry('b', [], { pageId: 2, texts: {} })]), entry('tarifs', [], { pageId: 3 }))
    const pages = [page(1, 'offres'), page(2, 'vins'), page(3, 'prix'), page(4, 'contact')]
    const { menu, outside, entries } = makeTree({
      ...{ document, pages, folded: new Set(), locale: 'fr_FR' },
      ...{ search: 'tarif', inTexts: new Set([1, 2, 3]) },
    })
    const marked = [...menu, ...outside].map(({ id, isFound, isInText }) => [id, isFound, isInText])
    expect([marked, entries]).toEqual([
      [
        ['a', false, false],
        ['b', true, true],
        ['tarifs', true, false],
        ['page-1', true, true],
      ],
      2,
    ])
  })
})

describe('a step of an entry', () => {
  const document = menuOf(entry('a', [entry('b'), entry('c')]), entry('d'), entry('e'))
  it.each<[string, Step, string]>([
    ['d', 'up', 'd a(b c) e'],
    ['d', 'down', 'a(b c) e d'],
    ['d', 'in', 'a(b c d) e'],
    ['c', 'out', 'a(b) c d e'],
    ['c', 'up', 'a(c b) d e'],
    ['c', 'in', 'a(b(c)) d e'],
    ['a', 'up', 'nowhere'],
    ['e', 'down', 'nowhere'],
    ['a', 'in', 'nowhere'],
    ['d', 'out', 'nowhere'],
    ['gone', 'up', 'nowhere'],
  ])('%s %s gives %s', (id, step, outcome) => {
    expect(moved(document, id, stepPlace(document, id, step))).toBe(outcome)
  })
})

describe('a drop between two rows', () => {
  const document = menuOf(entry('a', [entry('b', [entry('c')])]), entry('d'), entry('e'))
  it.each<[string, number, number, string]>([
    ['e', 0, 3, 'e a(b(c)) d'],
    ['e', 1, 2, 'a(e b(c)) d'],
    ['e', 1, 1, 'a(e b(c)) d'],
    ['e', 3, 4, 'a(b(c(e))) d'],
    ['e', 3, 3, 'a(b(c e)) d'],
    ['e', 3, 2, 'a(b(c) e) d'],
    ['e', 3, 1, 'a(b(c)) e d'],
    ['e', 4, 2, 'a(b(c)) d(e)'],
    ['b', 1, 2, 'a(b(c)) d e'],
    ['b', 3, 1, 'a d e b(c)'],
  ])('puts %s before row %i at level %i: %s', (id, at, level, outcome) => {
    const dragged = new Set(id === 'b' ? ['b', 'c'] : [id])
    const rows = tree(document).menu.filter((row) => !dragged.has(row.id))
    expect(moved(document, id, dropPlace(rows, at, level).place)).toBe(outcome)
  })

  it('puts nothing into a folded entry', () => {
    const { menu } = tree(document, [], ['a'])
    expect(dropPlace(menu, 1, 2)).toEqual({ place: { in: { region: 'menu' }, after: 'a', before: 'd' }, level: 1 })
  })
})
