import { expect, it } from 'vitest'
import type { Image } from '#schemas/api/base/image.ts'
import { testBlockOf } from '#tests/support/blocks/test-registry.ts'
import { CanvasMedia } from './canvas-media.ts'

const imageOf = (id: number) => ({ id, filename: `${id}.svg` }) as Image
const pictureOf = (id: number) => testBlockOf('note', { image: { id } }, { id: 'aaaa' })
const mediaOf = (...ids: readonly number[]) => new CanvasMedia(ids.map((id) => [id, imageOf(id)]))

it('shows the former picture of a block in place of an unknown one, which stays unknown', () => {
  const media = mediaOf(1)
  media.keepFormer([pictureOf(1)], [pictureOf(2)])
  expect([media.get(2)?.id, media.has(2)]).toEqual([1, false])
  media.keepFormer([pictureOf(2)], [pictureOf(3)])
  expect(media.get(3)?.id).toBe(1)
  media.set(3, imageOf(3))
  expect(media.get(3)?.id).toBe(3)
})

it('shows nothing in place of a picture that the server does not have, or of a first one', () => {
  const media = mediaOf(1)
  media.keepFormer([pictureOf(1)], [pictureOf(2)])
  media.dropStandIns(pictureOf(2))
  expect(media.get(2)).toBeUndefined()
  media.keepFormer([testBlockOf('note', {}, { id: 'aaaa' })], [pictureOf(4)])
  expect(media.get(4)).toBeUndefined()
})

it('leaves a block of another number of pictures without stand-ins', () => {
  const media = mediaOf(1)
  const two = testBlockOf('note', { images: [{ image: { id: 1 } }, { image: { id: 5 } }] }, { id: 'aaaa' })
  media.keepFormer([pictureOf(1)], [two])
  expect(media.get(5)).toBeUndefined()
})
