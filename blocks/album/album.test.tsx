import { describe, expect, it } from 'vitest'
import { albumGet } from '#schemas/api/content/album.ts'
import type { AlbumProps } from '#schemas/generated/block-props.ts'
import { needsContext } from '#tests/support/blocks/block-context.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { needs } from './data.ts'
import { View } from './View.tsx'

testBlock('album')

const props: AlbumProps = { columns: 3, ratio: '4/3' }
const context = { ...needsContext, params: { album: 5 } }

describe('album', () => {
  it('shows its name, how many pictures it has, and a link to each', () => {
    const body = viewBody(View, { props, data: { album: albumGet.example.data } })
    expect(body.querySelector('h1')?.textContent).toBe('Nos bureaux')
    expect(body.textContent).toContain('14 images')
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/media/31-9f2c/signature.webp'])
    expect(body.querySelector('figcaption')?.textContent).toBe('Signature')
  })

  it('fetches the pictures of its first row at once', () => {
    const album = albumGet.example.data
    const images = Array.from({ length: 5 }, () => album.images[0]!)
    const shown = viewBody(View, { props, data: { album: { ...album, images } } }).querySelectorAll('img')
    expect([...shown].map((image) => image.getAttribute('loading'))).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy'])
  })

  it('that did not come says so under the page’s title, and leads to the others', () => {
    const body = viewBody(View, { props, data: {}, page: { title: 'Nos bureaux' } })
    expect(body.querySelector('h1')?.textContent).toBe('Nos bureaux')
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/albums')
  })

  it('is the one that was chosen before that of the address, and none where there is none', () => {
    expect(needs({ ...props, album: 2 }, context)).toMatchObject([{ call: 'album.get', params: { id: 2 } }])
    expect(needs(props, context)).toMatchObject([{ params: { id: 5 } }])
    expect(needs(props, { ...context, params: {} })).toEqual([])
  })
})
