import { describe, expect, it } from 'vitest'
import { albumList } from '#schemas/api/album.ts'
import { imageExample } from '#schemas/api/image.ts'
import type { AlbumListProps } from '#schemas/generated/block-props.ts'
import { testBlock } from '#tests/support/test-block.tsx'
import { viewBody } from '#tests/support/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('album-list')

const props: AlbumListProps = { level: 1, count: 100 }

describe('album-list', () => {
  it('leads to each album, with its first three pictures and how many there are in all', () => {
    const [album] = albumList.example.data.albums
    const images = [1, 2, 3, 4].map((id) => ({ ...imageExample, id }))
    const body = viewBody(View, { props, data: { list: { albums: [{ ...album!, images }] } } })
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/albums/nos-bureaux')
    expect(body.querySelectorAll('img')).toHaveLength(3)
    expect(body.querySelector('li')?.textContent).toBe('Nos bureaux14 images')
  })

  it('takes the page’s title when it is the page’s and has none of its own', () => {
    const data = { list: { albums: [] } }
    expect(viewBody(View, { props, data, page: { title: 'Albums' } }).querySelector('h1')?.textContent).toBe('Albums')
    expect(viewBody(View, { props: { ...props, level: 2 }, data }).querySelector('h1, h2')).toBeNull()
  })

  it('says that there is none, or that the list did not come', () => {
    expect(viewBody(View, { props, data: { list: { albums: [] } } }).textContent).toContain('Aucun album')
    expect(viewBody(View, { props: { ...props, emptyText: 'Bientôt.' }, data: { list: { albums: [] } } }).textContent).toContain('Bientôt.')
    expect(viewBody(View, { props, data: {} }).textContent).toContain('n’a pas pu être chargée')
  })

  it('asks for as many albums as it shows', () => {
    expect(needs(props)).toMatchObject([{ call: 'album.list', params: { page: 1, nbItem: 100 } }])
  })
})
