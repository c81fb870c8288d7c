import { expect, it } from 'vitest'
import { imageExample } from '#schemas/api/base/image.ts'
import { testBlock } from '#tests/support/blocks/test-block.tsx'
import { viewBody } from '#tests/support/blocks/view-stage.tsx'
import { View } from './View.tsx'

testBlock('gallery')

const props = { level: 3, columns: 3, ratio: '4/3' } as const

it('leaves no hole for a picture that is gone', () => {
  const items = [
    { image: { id: 1 }, caption: 'Le quai' },
    { image: { id: 999 }, caption: 'Perdue' },
  ]
  const body = viewBody(View, { props: { ...props, items } })
  expect([...body.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Le quai'])
  expect([...body.querySelectorAll('[role=figure]')].map(({ ariaLabel }) => ariaLabel)).toEqual(['Le quai'])
})

it('links each picture at full size without scripts, from the media service or a local file', () => {
  const media = new Map([
    [1, imageExample],
    [2, { ...imageExample, filename: 'quai.jpg', alt: '', onlineImage: null }],
  ])
  const items = [{ image: { id: 1 } }, { image: { id: 2 } }]
  const body = viewBody(View, { props: { ...props, items }, context: { media } })
  const links = [...body.querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([imageExample.externalPath, '/quai.jpg'])
  expect(links.map((link) => link.ariaLabel)).toEqual([null, 'Agrandir l’image 2'])
})

it('marks a video of another service, which without scripts is found there', () => {
  const address = 'https://vimeo.com/76979871'
  const onlineImage = { ...imageExample.onlineImage!, externalType: 'EMBED' as const, externalPath: address, url: address }
  const media = new Map([[1, { ...imageExample, onlineImage }]])
  const link = viewBody(View, { props: { ...props, items: [{ image: { id: 1 } }] }, context: { media } }).querySelector('a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Vidéo', address])
  expect(link?.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\//)
})

it('marks a video, which is shown by one image', () => {
  const media = new Map([[1, { ...imageExample, filename: 'signature.mp4' }]])
  const body = viewBody(View, { props: { ...props, items: [{ image: { id: 1 } }] }, context: { media } })
  expect(body.querySelector('a')?.textContent).toBe('Vidéo')
})
