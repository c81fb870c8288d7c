import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawSharePicture } from './share-picture.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 120, g: 20, b: 40, alpha: 1 } } })
    .webp()
    .toBuffer()

describe('drawSharePicture', () => {
  it.each([
    ['a wide picture', 1280, 720],
    ['a small one', 320, 180],
    ['a square one', 640, 640],
    ['a tall one', 400, 1200],
  ])('draws %s as a JPEG of 1200 by 630', async (_, width, height) => {
    const drawn = sharp(await drawSharePicture(await picture(width, height)))
    expect(await drawn.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  it.each([
    [1280, 720, 'fills it', [120, 20, 40]],
    [400, 1200, 'stands on white', [255, 255, 255]],
  ])('fills it with a wide picture and puts a tall one on white: %i by %i %s', async (width, height, _, colour) => {
    const corner = await sharp(await drawSharePicture(await picture(width, height)))
      .extract({ left: 4, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer()
    for (const [index, value] of colour.entries()) expect(Math.abs((corner[index] ?? 0) - value)).toBeLessThan(8)
  })
})
