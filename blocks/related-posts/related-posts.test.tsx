import { describe, expect, it } from 'vitest'
import type { CallData } from '#schemas/api/calls.ts'
import { blogRelated } from '#schemas/api/content/blog-calls.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('related-posts')

const props = { count: 2, level: 2, layout: 'list' } as const
const [blog] = blogRelated.example.data as CallData<'blog.related'>
const related = [1, 2, 3].map((id) => ({ ...blog!, id, url: `blog/article-${id}` }))
const context = { siteId: 37, locale: 'fr_FR', params: {}, query: {}, today: '2026-11-20' }

describe('related-posts', () => {
  it('shows at most the configured number of articles, below their title or at its level', () => {
    const body = viewBody(View, { props: { ...props, title: 'À lire' }, data: { related } })
    expect(body.querySelector('h2')?.textContent).toBe('À lire')
    expect(body.querySelectorAll('h3 a')).toHaveLength(2)
    expect(viewBody(View, { props, data: { related } }).querySelectorAll('h2 a')).toHaveLength(2)
  })

  it('is nothing when there is nothing to read', () => {
    expect(viewBody(View, { props, data: { related: [] } }).innerHTML).toBe('')
  })

  it('is near the article that is named, else near that of the page', () => {
    expect(needs({ ...props, blog: 9 }, { ...context, params: { blog: 81 } })[0]?.params).toEqual({ id: 9 })
    expect(needs(props, { ...context, params: { blog: 81 } })[0]?.params).toEqual({ id: 81 })
    expect(needs(props, context)).toEqual([])
  })
})
