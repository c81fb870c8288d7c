import { expect, it } from 'vitest'
import { findResource } from '#admin/resources/resource-list.ts'
import { columnChoices, filterFields, isColumnShown, listQuery, readView, chosenState, viewQuery, writeView } from './list-view.ts'

const news = findResource('news')
if (!news) throw new Error('no resource')
const now = Date.parse('2026-11-27T20:00:00Z')

it('offers the state and the fields that are no text as filters', () => {
  expect(Object.keys(filterFields(news))).toEqual(['state', 'publishedAt', 'promoted', 'tags'])
})

it('reads what it has written, and takes unknown orders and pages as absent', () => {
  const view = { search: 'été', filters: { state: 'DRAFT', tags: 'vigne' }, order: 'title:asc', columns: ['tags'], page: 3 }
  expect(readView(writeView(view), news)).toEqual(view)
  expect(readView(new URLSearchParams('tri=slug:asc&page=-1&rien=1'), news)).toEqual({
    ...{ search: '', filters: {}, order: null, columns: null },
    page: 1,
  })
})

it('names the view of one state, and none where something else narrows the list', () => {
  const views = ['state=PLANNED', 'state=PLANNED&q=vin', 'state=DRAFT&promoted=true', 'state=TRASHED', '']
  expect(views.map((query) => chosenState(readView(new URLSearchParams(query), news)))).toEqual(['PLANNED', null, null, null, null])
})

it('writes a span of time as the day where it begins, and the order of the declaration', () => {
  const view = readView(new URLSearchParams('publishedAt=semaine&promoted=true&q=vin'), news)
  expect(listQuery(view, news, now)).toEqual({
    nbItem: 50,
    page: 1,
    orderBy: { value: 'publishedAt:desc' },
    search: { value: 'vin' },
    publishedAt: { type: 'GREATER_OR_EQUAL', value: '2026-11-20' },
    promoted: { value: 'true' },
  })
})

it('keeps the chosen columns in the address, none too, and takes unknown ones as absent', () => {
  expect(columnChoices(news)).toEqual(['state', 'publishedAt', 'tags'])
  const shownOf = (query: string) => columnChoices(news).filter((name) => isColumnShown(readView(new URLSearchParams(query), news), name))
  expect(shownOf('')).toHaveLength(3)
  expect(shownOf('colonnes=tags,slug,state')).toEqual(['state', 'tags'])
  expect([shownOf('colonnes=aucune'), shownOf('colonnes=slug')]).toEqual([[], columnChoices(news)])
  expect(writeView(readView(new URLSearchParams('colonnes=aucune'), news)).toString()).toBe('colonnes=aucune')
})

it('writes equal views alike, without their page', () => {
  const queryOf = (query: string) => viewQuery(readView(new URLSearchParams(query), news))
  expect(queryOf('page=4&tags=vigne&q=bio')).toBe(queryOf('q=bio&tags=vigne'))
  expect(queryOf('page=4')).toBe('')
})
