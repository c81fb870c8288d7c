import { describe, expect, it } from 'vitest'
import { newsList } from '#schemas/api/content/news.ts'
import type { NewsListProps } from '#schemas/generated/block-props.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import manifest from './block.json' with { type: 'json' }
import { View } from './View.tsx'

testBlock('news-list')

it('shows 10 a page where its page says nothing else', () => {
  expect(manifest.props.properties.count.default).toBe(10)
})

const props: NewsListProps = { count: 10, layout: 'list', level: 1, title: 'Actualités', pagination: true }
const list = newsList.example.data
const context = { siteId: 37, locale: 'fr_FR', params: {}, query: { page: '2' }, today: '2026-11-20' }

describe('news-list', () => {
  it('leads to each piece of news, with its day for people and for machines', () => {
    const body = viewBody(View, { props, data: { list } })
    expect(body.querySelector('h1')?.textContent).toBe('Actualités')
    expect(body.querySelector('h2 a')?.getAttribute('href')).toBe('/actualites/nouveau-guichet')
    expect(body.querySelector('time')?.dateTime).toBe('2026-11-09T08:00:00Z')
  })

  it('is read ten at a time', () => {
    const body = viewBody(View, { props, data: { list: { ...list, total: 21 } }, page: { path: '/actualites', query: { page: '2' } } })
    expect(body.textContent).toContain('Page 2 sur 3')
    expect(body.querySelector('[rel="prev"]')?.getAttribute('href')).toBe('/actualites')
    expect(body.querySelectorAll('[data-first]')).toHaveLength(0)
  })

  it('says that it ends before the page that is asked for, and leads to its first', () => {
    const page = { path: '/actualites', query: { page: '99' } }
    const body = viewBody(View, { props: { ...props, emptyText: 'Rien encore.' }, data: { list: { news: [], total: 3 } }, page })
    expect(body.textContent).toContain('Il n’y a rien à la page 99')
    expect(body.textContent).not.toContain('Rien encore.')
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/actualites'])
  })

  it('says what is missing: news, or an answer', () => {
    expect(viewBody(View, { props, data: { list: { news: [], total: 0 } } }).textContent).toContain('Aucune actualité pour l’instant')
    expect(viewBody(View, { props, data: {} }).textContent).toContain('n’ont pas pu être chargées')
  })

  it('asks for a page of the newest, of some tags or of all', () => {
    const newest = { nbItem: 10, page: 2, orderBy: 'publishedAt:desc' }
    expect(needs(props, context)[0]).toMatchObject({ call: 'news.list', params: newest })
    expect(needs({ ...props, tags: ['eurl', 'sasu'] }, context)[0]?.params).toEqual({ ...newest, tags: 'eurl,sasu' })
    expect(needs({ ...props, pagination: false }, context)[0]?.params.page).toBe(1)
  })
})
