import { describe, expect, it } from 'vitest'
import { newsGet } from '#schemas/api/content/news.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('news-article')

const props = { showDate: true, showSummary: true, otherCount: 2, listHref: '/actualites' }
const news = newsGet.example.data
const context = { siteId: 37, locale: 'fr_FR', params: { news: 5 }, query: {}, today: '2026-11-20' }

describe('news-article', () => {
  it('shows the other news, and not itself among them', () => {
    const newest = [5, 6, 7, 8].map((id) => ({ ...news, id, title: `Actualité ${id}`, url: `actualites/n${id}` }))
    const body = viewBody(View, { props, data: { news, newest: { news: newest, total: 9 } } })
    expect([...body.querySelectorAll('aside a')].map((link) => link.textContent)).toEqual(['Actualité 6', 'Actualité 7'])
  })

  it('leads where it says that more is to be read', () => {
    const body = viewBody(View, { props, data: { news: { ...news, link: 'https://www.example.org/guide' } } })
    expect(body.querySelector('.button')?.getAttribute('href')).toBe('https://www.example.org/guide')
  })

  it('keeps the title of the page and a way out when the news does not come', () => {
    const body = viewBody(View, { props, data: {}, page: { title: 'Un nouveau guichet' } })
    expect(body.querySelector('h1')?.textContent).toBe('Un nouveau guichet')
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/actualites')
  })

  it('asks for one more than it shows, and for nothing on another page', () => {
    expect(needs(props, context).map(({ call, params }) => [call, params.id ?? params.nbItem])).toEqual([
      ['news.get', 5],
      ['news.list', 3],
    ])
    expect(needs({ ...props, otherCount: 0 }, context)).toHaveLength(1)
    expect(needs(props, { ...context, params: {} })).toEqual([])
  })
})
