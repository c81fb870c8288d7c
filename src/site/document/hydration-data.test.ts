import { describe, expect, it } from 'vitest'
import type { AnsweredNeed } from '#schemas/runtime/site-rendering.ts'
import { dataOfAnswers, dehydrateAnswers } from './hydration-data.ts'

const answers: AnsweredNeed[] = [
  {
    call: 'blog.list',
    params: { nbItem: 3 },
    value: { blogs: [], total: 0 },
    targets: [
      { blockId: 'live1', key: 'blogs' },
      { blockId: 'text1', key: 'blogs' },
    ],
  },
  { call: 'component.conf', params: { slug: 'OPENING_HOURS' }, value: { config: {} }, targets: [{ blockId: 'foot1', key: 'hours' }] },
]

describe('the data of interactive blocks', () => {
  it('travels under the key of its call, and that of static blocks stays behind', () => {
    const state = dehydrateAnswers(answers, new Set(['live1']), 'fr_FR')
    expect(state?.queries.map(({ queryKey }) => queryKey)).toEqual([['fr_FR', 'blog.list', { nbItem: 3 }]])
    const sent: unknown = JSON.parse(JSON.stringify(state))
    expect(dataOfAnswers(sent as typeof state)).toEqual({ live1: { blogs: { blogs: [], total: 0 } } })
  })

  it('is nothing on a page of static blocks', () => {
    expect(dehydrateAnswers(answers, new Set(), 'fr_FR')).toBeNull()
    expect(dataOfAnswers(null)).toEqual({})
  })
})
