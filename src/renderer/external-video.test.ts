import { expect, it } from 'vitest'
import { imageExample } from '#schemas/api/base/image.ts'
import { outsideVideoAt, outsideVideoOf } from './external-video.ts'

const address = 'https://vimeo.com/76979871'
const onlineImage = { id: 1, externalId: '1-aa01', externalType: 'EMBED', externalPath: address, url: address } as const

it('a picture may stand for a video of another service', () => {
  expect(outsideVideoOf({ onlineImage })).toMatchObject({ service: 'Vimeo', href: address })
  expect(outsideVideoOf({ onlineImage: { ...onlineImage, url: 'https://i.vimeocdn.com/1.jpg' } })).toBeNull()
  expect(outsideVideoOf({ onlineImage: { ...onlineImage, externalType: 'MEDIA' } })).toBeNull()
  expect([outsideVideoOf(imageExample), outsideVideoOf({ onlineImage: null }), outsideVideoAt('')]).toEqual([null, null, null])
})
