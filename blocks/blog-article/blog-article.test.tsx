import { describe, expect, it } from 'vitest'
import type { Blog } from '#schemas/api/content/blog.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { readingMinutes } from './reading-time.ts'
import { View } from './View.tsx'

testBlock('blog-article')

const props = { showAuthor: true, showDate: true, showSummary: true, relatedCount: 1 }
const blog: Blog = {
  id: 81,
  title: 'Créer son EURL',
  url: 'blog/eurl',
  summary: 'En cinq questions.',
  image: null,
  author: 'Camille Roy',
  tags: [],
  folder: null,
  publishedAt: '2026-10-12T06:00:00Z',
  updatedAt: '2026-10-12T09:00:00Z',
  content: '<p>Seul, mais protégé.</p>',
  ariane: [],
  seo: {},
}

describe('blog-article', () => {
  it('says when it was corrected only when that was another day', () => {
    expect(viewBody(View, { props, data: { blog } }).textContent).not.toContain('Mis à jour')
    const corrected = { ...blog, updatedAt: '2026-11-02T06:00:00Z' }
    expect(viewBody(View, { props, data: { blog: corrected } }).textContent).toContain('Mis à jour le2 novembre 2026')
  })

  it('shows at most the configured number of articles to read next', () => {
    const related = [1, 2, 3].map((id) => ({ ...blog, id, url: `blog/${id}` }))
    expect(viewBody(View, { props, data: { blog, related } }).querySelectorAll('aside li')).toHaveLength(1)
  })

  it('keeps the title of the page and a way out when the article does not come', () => {
    const body = viewBody(View, { props, data: {}, page: { title: 'Créer son EURL' } })
    expect(body.querySelector('h1')?.textContent).toBe('Créer son EURL')
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/blog')
  })

  it('asks for what to read next only when it is shown', () => {
    const context = { siteId: 37, locale: 'fr_FR', params: { blog: 81 }, query: {}, today: '2026-11-20' }
    expect(needs(props, context).map(({ call }) => call)).toEqual(['blog.get', 'blog.related'])
    expect(needs({ ...props, relatedCount: 0 }, context).map(({ call }) => call)).toEqual(['blog.get'])
    expect(needs(props, { ...context, params: {} })).toEqual([])
  })
})

describe('readingMinutes', () => {
  it('counts words and not tags, and never less than a minute', () => {
    expect(readingMinutes('<p class="a b c d">Bonjour</p>')).toBe(1)
    expect(readingMinutes('<p>mot </p>'.repeat(660))).toBe(3)
  })
})
