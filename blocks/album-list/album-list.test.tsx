import { describe, expect, it } from 'vitest'
import { albumList } from '#schemas/api/content/album.ts'
import { imageExample } from '#schemas/api/base/image.ts'
import type { AlbumListProps } from '#schemas/generated/block-props.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import manifest from './block.json' with { type: 'json' }
import { View } from './View.tsx'

testBlock('album-list')

it('shows 100 a page where its page says nothing else', () => {
  expect(manifest.props.properties.count.default).toBe(100)
})

const context = { siteId: 37, locale: 'fr_FR', params: {}, query: {}, today: '2026-11-20' }
const props: AlbumListProps = { level: 1, count: 100 }

describe('album-list', () => {
  it('leads to each album, with its first three pictures and how many there are in all', () => {
    const [album] = albumList.example.data.albums
    const images = [1, 2, 3, 4].map((id) => ({ ...imageExample, id }))
    const body = viewBody(View, { props, data: { list: { albums: [{ ...album!, images }], total: 1 } } })
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/albums/nos-bureaux')
    expect(body.querySelectorAll('img')).toHaveLength(3)
    expect(body.querySelector('li')?.textContent).toBe('Nos bureaux14 images')
  })

  it('takes the page’s title when it is the page’s and has none of its own', () => {
    const data = { list: { albums: [], total: 0 } }
    expect(viewBody(View, { props, data, page: { title: 'Albums' } }).querySelector('h1')?.textContent).toBe('Albums')
    expect(viewBody(View, { props: { ...props, level: 2 }, data }).querySelector('h1, h2')).toBeNull()
  })

  it('says that there is none, or that the list did not come', () => {
    expect(viewBody(View, { props, data: { list: { albums: [], total: 0 } } }).textContent).toContain('Aucun album')
    expect(viewBody(View, { props: { ...props, emptyText: 'Bientôt.' }, data: { list: { albums: [], total: 0 } } }).textContent).toContain(
      'Bientôt.',
    )
    expect(viewBody(View, { props, data: {} }).textContent).toContain('n’a pas pu être chargée')
  })

  it('asks for as many albums as it shows, and for the page that its own page names', () => {
    const on = (more: Partial<AlbumListProps>, query = {}) => needs({ ...props, ...more }, { ...context, query })[0]?.params
    expect(on({})).toEqual({ page: 1, nbItem: 100 })
    expect(on({}, { page: '2' })).toEqual({ page: 2, nbItem: 100 })
    expect(on({ level: 2, count: 3 }, { page: '2' })).toEqual({ page: 1, nbItem: 3 })
  })

  it('leads to the albums after the hundredth, and back from beyond the last page', () => {
    const [album] = albumList.example.data.albums
    const data = { list: { albums: [album!], total: 101 } }
    expect(
      viewBody(View, { props, data, page: { path: '/albums', query: {} } })
        .querySelector('a[rel="next"]')
        ?.getAttribute('href'),
    ).toBe('/albums?page=2')
    expect(viewBody(View, { props: { ...props, level: 2 }, data }).querySelector('a[rel="next"]')).toBeNull()
    const beyond = viewBody(View, { props, data: { list: { albums: [], total: 101 } }, page: { path: '/albums', query: { page: '3' } } })
    expect(beyond.textContent).toContain('Il n’y a rien à la page 3')
  })
})
