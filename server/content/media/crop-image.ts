import type { OpenedImage } from '#server/platform/uploads/image.ts'

/** Part of a picture, in percent of its sides. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The whole pixels of a side that a part takes: at least one, inside the picture. */
function pixelsOf(from: number, length: number, side: number): { readonly start: number; readonly length: number } {
  const start = Math.min(side - 1, Math.round((from / 100) * side))
  return { start, length: Math.max(1, Math.min(side - start, Math.round((length / 100) * side))) }
}

/** A part of a picture, as a picture of its own; its points are cut out when they are read. */
export function cropped(picture: OpenedImage, crop: Crop): OpenedImage {
  const { start: left, length: width } = pixelsOf(crop.x, crop.width, picture.width)
  const { start: top, length: height } = pixelsOf(crop.y, crop.height, picture.height)
  return { ...picture, width, height, pixels: () => picture.pixels().extract({ left, top, width, height }) }
}
