import { expect, it } from 'vitest'
import type { Plan } from '#admin/publications/publication-types.ts'
import { findResource } from '#admin/resources/resource-list.ts'
import { visibilityFacts } from './visibility.ts'

const news = findResource('news')
if (!news) throw new Error('no resource')
const item = (state: 'DRAFT' | 'PUBLISHED' | 'PLANNED', form: object = { texts: { fr_FR: {} } }) => ({
  state,
  form: { ...form },
  publishedAt: null,
})

it.each([
  ['DRAFT', 'draft'],
  ['PLANNED', 'planned'],
  ['PUBLISHED', 'online'],
] as const)('says of the state %s that it is %s', (state, kind) => {
  expect(visibilityFacts(item(state), news, { locales: ['fr_FR'] })).toEqual([{ kind, at: null }])
})

it('names each language of the site that has no texts', () => {
  expect(visibilityFacts(item('PUBLISHED'), news, { locales: ['fr_FR', 'en_GB'] })[1]).toEqual({ kind: 'language', locale: 'en_GB' })
})

it('names no language where its texts are optional, as the answer to a review', () => {
  const review = findResource('review')
  expect(review && visibilityFacts(item('PUBLISHED', { answer: {} }), review, { locales: ['fr_FR'] })).toHaveLength(1)
})

it('says of what has no drafts that it is seen as soon as it is saved', () => {
  expect(visibilityFacts(item('PUBLISHED', { labels: {} }), { ...news, life: 'immediate' }, { locales: [] })[0]?.kind).toBe('immediate')
})

it('says of an unpublished item with a date that it was taken offline', () => {
  const offline = { ...item('DRAFT'), publishedAt: '2026-11-09T08:00:00Z' }
  expect(visibilityFacts(offline, news, { locales: ['fr_FR'] })[0]).toEqual({ kind: 'offline', at: '2026-11-09T08:00:00Z' })
})

it('says of a hidden review that visitors do not see it', () => {
  const review = findResource('review')
  expect(review && visibilityFacts(item('PUBLISHED', { isHidden: true }), review, { locales: ['fr_FR'] })[0]?.kind).toBe('hidden')
})

it('names planned changes that are not over, and the person who is missing for the publication', () => {
  const plan = { plan: 4, state: 'WAITING', startsAt: '2026-12-01T07:00:00Z', endsAt: null, name: null }
  const plans = [plan, { ...plan, plan: 3, state: 'OVER' }] as unknown as readonly Plan[]
  const place = { locales: ['fr_FR'], needsApproval: true, plans }
  expect(visibilityFacts(item('DRAFT'), news, place).map(({ kind }) => kind)).toEqual(['draft', 'change', 'approval'])
  expect(visibilityFacts(item('PUBLISHED'), news, place).map(({ kind }) => kind)).toEqual(['online', 'change'])
})
