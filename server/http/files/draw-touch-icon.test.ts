import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawMark } from './draw-touch-icon.ts'

it.each(['width="10mm" height="10mm" viewBox="0 0 10 10"', 'width="20pt" height="20pt" viewBox="0 0 10 10"', 'viewBox="0 0 10 10"'])(
  'draws a mark in the size that is wanted, in any units: %s',
  async (attributes) => {
    const mark = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="10" height="10" fill="#c4412d"/></svg>`
    const { data, info } = await sharp(await drawMark(Buffer.from(mark), 48))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([48, 48])
    for (const [x, y] of [
      [1, 1],
      [46, 46],
    ] as const)
      expect(data.subarray((y * 48 + x) * info.channels).subarray(0, 3)).toEqual(Buffer.from([0xc4, 0x41, 0x2d]))
  },
)
