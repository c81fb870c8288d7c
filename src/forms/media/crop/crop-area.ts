import type { CropArea } from '#kit/pictures/CropFrame.tsx'
import type { Size } from '#forms/media/shrink-picture.ts'

/** The frame around the whole picture. */
export const WHOLE: CropArea = { x: 0, y: 0, width: 100, height: 100 }

/** Shapes that a frame is held to, as width by height; null for a free one. */
export const cropShapes = { free: null, wide: 16 / 9, photo: 4 / 3, square: 1, tall: 3 / 4 } as const

/** One shape of a frame. */
export type CropShape = keyof typeof cropShapes

/** A part of a picture in pixels. */
export interface PixelArea extends Size {
  readonly left: number
  readonly top: number
}

/** The largest frame of a shape in the middle of a picture. */
export function largestArea({ width, height }: Size, shape: CropShape): CropArea {
  const aspect = cropShapes[shape]
  if (aspect === null) return WHOLE
  const own = width / height
  const share = { width: Math.min(1, aspect / own) * 100, height: Math.min(1, own / aspect) * 100 }
  return { x: (100 - share.width) / 2, y: (100 - share.height) / 2, ...share }
}

/** The pixels of a frame: whole ones, inside the picture, at least one in each direction. */
export function pixelsOf({ x, y, width, height }: CropArea, size: Size): PixelArea {
  const left = Math.min(size.width - 1, Math.max(0, Math.round((x / 100) * size.width)))
  const top = Math.min(size.height - 1, Math.max(0, Math.round((y / 100) * size.height)))
  return {
    left,
    top,
    width: Math.max(1, Math.min(size.width - left, Math.round((width / 100) * size.width))),
    height: Math.max(1, Math.min(size.height - top, Math.round((height / 100) * size.height))),
  }
}

/** True when a frame takes nothing away from its picture. */
export function isWhole(area: CropArea, size: Size): boolean {
  const { width, height } = pixelsOf(area, size)
  return width === size.width && height === size.height
}
