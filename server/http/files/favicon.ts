import { drawMark } from './draw-touch-icon.ts'

const SIDE = 48
const HEAD_BYTES = 22

/** Writes a mark as the icon that browsers and robots ask every site for: one picture in the container of old. */
export async function drawFavicon(mark: Uint8Array): Promise<Buffer> {
  const picture = await drawMark(mark, SIDE)
  const head = Buffer.alloc(HEAD_BYTES)
  const [isIcon, pictures, planes, bitsOfPixel] = [1, 1, 1, 32]
  head.writeUInt16LE(isIcon, 2)
  head.writeUInt16LE(pictures, 4)
  head.writeUInt8(SIDE, 6)
  head.writeUInt8(SIDE, 7)
  head.writeUInt16LE(planes, 10)
  head.writeUInt16LE(bitsOfPixel, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(HEAD_BYTES, 18)
  return Buffer.concat([head, picture])
}
