import { expect, it } from 'vitest'
import { pictureAddress } from './image-url.ts'

const onlineImage = { id: 3, externalId: '31-9f2c', externalType: 'MEDIA', externalPath: '/media/31-9f2c/logo.webp', url: '' } as const

it('takes the picture of the media service first, then the file of the site', () => {
  expect(pictureAddress({ filename: 'logo.svg', onlineImage })).toBe('/media/31-9f2c/logo.webp')
  expect(pictureAddress({ filename: 'logo.svg', onlineImage: null })).toBe('/logo.svg')
})

it('is nowhere when there is neither', () => {
  expect(pictureAddress({ filename: null, onlineImage: null })).toBeNull()
  expect(pictureAddress({ filename: '', onlineImage: null })).toBeNull()
})
