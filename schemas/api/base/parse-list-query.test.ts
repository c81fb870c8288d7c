import { describe, expect, it } from 'vitest'
import { listLimits, ListQueryError, type ListGrammar } from './list-grammar.ts'
import { parseListQuery } from './parse-list-query.ts'

const grammar: ListGrammar = {
  fields: {
    title: { kind: 'text', order: true },
    author: { kind: 'text' },
    tags: { kind: 'tags' },
    kind: { kind: 'enum', options: ['RED', 'WHITE'] },
    id: { kind: 'id' },
    price: { kind: 'number', order: true },
    isVintage: { kind: 'boolean' },
    startDay: { kind: 'day' },
    publishedAt: { kind: 'instant', order: true },
    updatedAt: { kind: 'instant', filter: false, order: true },
  },
  search: true,
  defaultOrder: 'publishedAt:desc',
}

const filterable = ['title', 'author', 'tags', 'kind', 'id', 'price', 'isVintage', 'startDay', 'publishedAt', 'search']
const orderable = ['title', 'price', 'publishedAt', 'updatedAt']

const parse = (query: string, of: ListGrammar = grammar) => parseListQuery(of, new URLSearchParams(query))

function refusal(query: string, of: ListGrammar = grammar): { field: string; allowed: readonly string[] } | 'accepted' {
  try {
    parse(query, of)
    return 'accepted'
  } catch (error) {
    if (!(error instanceof ListQueryError)) throw error
    return { field: error.field, allowed: error.allowed }
  }
}

describe('paging', () => {
  it.each(['page=+1', 'page=1%20', 'page=%201', 'page=%E2%80%AF1', 'nbItem=+2', 'nbItem=2%0A'])(
    'rejects %s: a number contains no blank',
    (query) => {
      const [field] = query.split('=', 1)
      expect(refusal(query)).toEqual({ field, allowed: [field === 'nbItem' ? '1-100' : '1-999999999999'] })
    },
  )

  it('returns ten items of the first page by default', () => {
    expect(parse('')).toEqual({ nbItem: 10, page: 1, orderBy: [{ field: 'publishedAt', direction: 'desc' }], filters: [], search: [] })
  })

  it('accepts 1 to 100 items and any page from 1', () => {
    expect(parse('nbItem=100&page=4000000')).toMatchObject({ nbItem: 100, page: 4_000_000 })
    expect(parse('nbItem=1&page=1')).toMatchObject({ nbItem: 1, page: 1 })
  })

  it.each(['nbItem=0', 'nbItem=101', 'nbItem=1.5', 'nbItem=-1', 'nbItem=ten', 'nbItem=1e1', 'nbItem=5&nbItem=6'])('rejects %s', (query) => {
    expect(refusal(query)).toEqual({ field: 'nbItem', allowed: ['1-100'] })
  })

  it.each(['page=0', 'page=-1', 'page=two', 'page=1&page=1', 'page=9999999999999'])('rejects %s as a page', (query) => {
    expect(refusal(query)).toEqual({ field: 'page', allowed: ['1-999999999999'] })
  })

  it('ignores an empty count', () => {
    expect(parse('nbItem=&page=')).toMatchObject({ nbItem: 10, page: 1 })
  })

  it.each(['page=0', 'nbItem=1000', 'page=1&page=2'])('rejects %s on an unpaged list too', (query) => {
    const whole: ListGrammar = { fields: { type: { kind: 'enum', options: ['A', 'B'] } }, defaultOrder: 'id', paged: false }
    expect(() => parse(query, whole)).toThrow(ListQueryError)
    expect(parse('page=1&nbItem=5&type=A', whole).filters).toEqual([{ field: 'type', kind: 'enum', operator: 'eq', value: ['A'] }])
  })
})

describe('order', () => {
  it('is ascending by default, with up to three steps', () => {
    expect(parse('orderBy=title,price:desc,publishedAt:asc').orderBy).toEqual([
      { field: 'title', direction: 'asc' },
      { field: 'price', direction: 'desc' },
      { field: 'publishedAt', direction: 'asc' },
    ])
  })

  it.each([
    ['orderBy=author', 'author'],
    ['orderBy=id', 'id'],
    ['orderBy=foo:desc', 'foo'],
    ['orderBy=title:up', 'title'],
    ['orderBy=title:', 'title'],
    ['orderBy=title:asc:desc', 'title'],
    ['orderBy=title,', 'orderBy'],
    ['orderBy=title,title,title,title', 'orderBy'],
    ['orderBy=title&orderBy=price', 'orderBy'],
    ['orderBy=__proto__', '__proto__'],
  ])('rejects %s', (query, field) => {
    expect(refusal(query)).toEqual({ field, allowed: orderable })
  })

  it('falls back to the default when it is empty', () => {
    expect(parse('orderBy=').orderBy).toEqual([{ field: 'publishedAt', direction: 'desc' }])
  })
})

describe('filters', () => {
  it.each([
    ['title=eurl', { field: 'title', kind: 'text', operator: 'eq', value: 'eurl' }],
    ['title=lk:eurl', { field: 'title', kind: 'text', operator: 'lk', value: 'eurl' }],
    ['title=df:eurl', { field: 'title', kind: 'text', operator: 'df', value: 'eurl' }],
    ['title=abc:eurl', { field: 'title', kind: 'text', operator: 'eq', value: 'abc:eurl' }],
    ['title=LK:eurl', { field: 'title', kind: 'text', operator: 'eq', value: 'LK:eurl' }],
    ['title=a,b', { field: 'title', kind: 'text', operator: 'eq', value: 'a,b' }],
    ['title=lk:100%25', { field: 'title', kind: 'text', operator: 'lk', value: '100%' }],
    ['price=gte:12.5', { field: 'price', kind: 'number', operator: 'gte', value: 12.5 }],
    ['price=lt:-3', { field: 'price', kind: 'number', operator: 'lt', value: -3 }],
    ['publishedAt=gte:2026-01-01', { field: 'publishedAt', kind: 'instant', operator: 'gte', value: { day: '2026-01-01' } }],
    ['publishedAt=2024-02-29', { field: 'publishedAt', kind: 'instant', operator: 'eq', value: { day: '2024-02-29' } }],
    [
      'publishedAt=lt:2026-12-03T17:00:00Z',
      { field: 'publishedAt', kind: 'instant', operator: 'lt', value: { instant: '2026-12-03T17:00:00Z' } },
    ],
    ['startDay=lte:2026-12-03', { field: 'startDay', kind: 'day', operator: 'lte', value: '2026-12-03' }],
    ['isVintage=1', { field: 'isVintage', kind: 'boolean', operator: 'eq', value: true }],
    ['isVintage=df:false', { field: 'isVintage', kind: 'boolean', operator: 'df', value: false }],
    ['kind=RED,WHITE', { field: 'kind', kind: 'enum', operator: 'eq', value: ['RED', 'WHITE'] }],
    ['id=3,5', { field: 'id', kind: 'id', operator: 'eq', value: [3, 5] }],
    ['tags=df:eurl, sasu', { field: 'tags', kind: 'tags', operator: 'df', value: ['eurl', 'sasu'] }],
  ])('parses %s', (query, filter) => {
    expect(parse(query).filters).toEqual([filter])
  })

  it('treats a repeated key as two filters', () => {
    expect(parse('price=gte:1&price=lt:5').filters).toHaveLength(2)
  })

  it.each(['title=', 'title=lk:', 'title=%20', 'price=gte:', 'kind=,', 'search=', 'tags=df:'])('ignores the empty %s', (query) => {
    expect(parse(query)).toMatchObject({ filters: [], search: [] })
  })

  it.each([
    ['foo=bar', 'foo'],
    ['foo=', 'foo'],
    ['updatedAt=2026-01-01', 'updatedAt'],
    ['__proto__=x', '__proto__'],
    ['constructor=x', 'constructor'],
    ['title=lt:a', 'title'],
    ['price=lk:1', 'price'],
    ['publishedAt=lk:2026', 'publishedAt'],
    ['isVintage=gt:1', 'isVintage'],
    ['kind=lk:RED', 'kind'],
    ['price=cheap', 'price'],
    ['price=1e3', 'price'],
    ['publishedAt=2026-02-30', 'publishedAt'],
    ['publishedAt=2026-12-03T17:00:00', 'publishedAt'],
    ['startDay=2026-12-03T17:00:00Z', 'startDay'],
    ['isVintage=yes', 'isVintage'],
    ['kind=BLUE', 'kind'],
    ['id=3,x', 'id'],
    ['title=%00', 'title'],
    [`title=${'a'.repeat(201)}`, 'title'],
    [`search=${'a'.repeat(101)}`, 'search'],
    [Array.from({ length: 21 }, (_, index) => `author=${index}`).join('&'), 'author'],
  ])('rejects %s', (query, field) => {
    expect(refusal(query)).toEqual({ field, allowed: filterable })
  })

  it('accepts twenty filters of two hundred characters', () => {
    expect(parse(Array.from({ length: 20 }, () => `title=${'a'.repeat(200)}`).join('&')).filters).toHaveLength(20)
  })

  it('accepts as many ids of ten digits as a page of a list holds', () => {
    const ids = Array.from({ length: listLimits.nbItem }, (_, index) => 2_147_483_000 + index)
    expect(parse(`id=${ids.join(',')}`).filters).toMatchObject([{ field: 'id', value: ids }])
    expect(refusal(`id=${'1,'.repeat(listLimits.idsLength)}`)).toEqual({ field: 'id', allowed: filterable })
  })

  it('composes combining accents', () => {
    expect(parse(`title=${encodeURIComponent('e\u0301te\u0301')}`).filters[0]).toMatchObject({ value: 'été' })
  })
})

describe('search', () => {
  it('accepts every text unchanged, prefixes included', () => {
    expect(parse('search=lk:eurl&search=sasu').search).toEqual(['lk:eurl', 'sasu'])
  })

  it('is an unknown field when the list has none', () => {
    expect(refusal('search=eurl', { ...grammar, search: false })).toEqual({ field: 'search', allowed: filterable.slice(0, -1) })
  })
})
