import { expect, it } from 'vitest'
import { ACT_ITEMS } from '#schemas/admin/resources/calls/calls-of-many.ts'
import { findResource } from '#admin/resources/resource-list.ts'
import { ACT_LIMIT } from './act-limit.ts'
import { rowParts, rowTitle } from './row-parts.ts'

const keysOf = (name: string) => {
  const resource = findResource(name)
  if (!resource) throw new Error('no resource')
  const { image, title, marks, columns } = rowParts(resource)
  return [image?.key, title?.key, marks.map(({ key }) => key), columns.map(({ key }) => key)]
}

it('gives each column its place in a row', () => {
  expect(keysOf('news')).toEqual(['image', 'title', ['promoted'], ['publishedAt', 'tags']])
  expect(keysOf('tag')).toEqual([undefined, 'label', [], ['value', 'uses']])
})

it('reads the title of a row, which may be empty', () => {
  const parts = rowParts({ columns: [{ key: 'title', kind: 'text', label: { fr: 'Titre', en: 'Title' } }] })
  const row = { id: 1, version: 1, state: 'DRAFT' as const, deletedAt: null }
  expect([rowTitle({ ...row, title: ' Dix ans ' }, parts), rowTitle(row, parts)]).toEqual(['Dix ans', ''])
})

it('chooses as many items as one act may change', () => {
  expect(ACT_LIMIT).toBe(ACT_ITEMS)
})
