import { expect, it } from 'vitest'
import { imageExample } from '#schemas/api/base/image.ts'
import type { VideoProps } from '#schemas/generated/block-props.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('video')

const props: VideoProps = { title: 'Le sceau', ratio: '16/9' }
const film = { ...imageExample, id: 4, filename: 'sceau.mp4', externalPath: '/media/4-aa01/sceau.mp4' }

it('plays a file of the site with its controls, its captions, and one image of it until then', () => {
  const captions = [{ locale: 'fr_FR', label: 'Français', path: '/media/5-bb02/sceau.vtt' }]
  const context = { media: new Map([[4, { ...film, captions }]]) }
  const video = viewBody(View, { props: { ...props, file: { id: 4 } }, context }).querySelector('video')
  expect([video?.getAttribute('src'), video?.getAttribute('poster')]).toEqual([film.externalPath, `${film.externalPath}?w=960`])
  expect([video?.controls, video?.ariaLabel, video?.preload]).toEqual([true, 'Le sceau', 'none'])
  const track = video?.querySelector('track')
  expect(['kind', 'src', 'srclang', 'label'].map((name) => track?.getAttribute(name))).toEqual([
    'captions',
    '/media/5-bb02/sceau.vtt',
    'fr-FR',
    'Français',
  ])
})

it('plays a local file, which has no image but its poster', () => {
  const context = { media: new Map([[4, { ...film, onlineImage: null }]]) }
  const video = viewBody(View, { props: { ...props, file: { id: 4 } }, context }).querySelector('video')
  expect([video?.getAttribute('src'), video?.getAttribute('poster')]).toEqual(['/sceau.mp4', null])
})

it('contacts no other service before a click: a picture of the site, a link without scripts', () => {
  const url = 'https://youtu.be/aqz-KE-bpKQ'
  const body = viewBody(View, { props: { ...props, url, poster: { id: 1 } } })
  expect(body.querySelector('iframe')).toBeNull()
  expect([...body.querySelectorAll('[src]')].map((element) => element.getAttribute('src'))).toEqual([expect.stringMatching(/^\/media\//)])
  expect(body.querySelector('a')?.getAttribute('href')).toBe(url)
  expect(body.textContent).toContain('YouTube')
})

it('plays an external video of the library like one with an address', () => {
  const address = 'https://vimeo.com/76979871'
  const onlineImage = { ...imageExample.onlineImage!, externalType: 'EMBED' as const, externalPath: address, url: address }
  const context = { media: new Map([[4, { ...imageExample, id: 4, onlineImage }]]) }
  const body = viewBody(View, { props: { ...props, file: { id: 4 } }, context })
  expect(body.querySelector('a')?.getAttribute('href')).toBe(address)
  expect(body.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\//)
  expect(body.textContent).toContain('Vimeo')
})

it('leads to a video of any other address by a plain link', () => {
  const body = viewBody(View, { props: { ...props, url: 'https://exemple.example/film' } })
  expect(body.querySelector('a')?.hasAttribute('data-acts')).toBe(false)
  expect(body.querySelector('a')?.textContent).toBe('Le sceau')
})
