import type { CropArea } from '#kit/pictures/CropFrame.tsx'
import type { MediaItem } from '#forms/pickers.ts'
import type { Size } from '#forms/media/shrink-picture.ts'
import { pixelsOf, type PixelArea } from './crop-area.ts'

const QUALITY = 0.92
/** The ending of the name of a picture that was cropped. */
const ENDING = '-recadree.webp'

/** Reads and writes pictures: the browser does, in a test something else. */
export interface CropTools {
  readonly load: (src: string) => Promise<Size>
  readonly cut: (picture: Size, area: PixelArea, type: string, quality: number) => Promise<Blob | null>
}

const browserTools: CropTools = {
  load: async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return Object.assign(image, { width: image.naturalWidth, height: image.naturalHeight })
  },
  cut: (picture, { left, top, width, height }, type, quality) => {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    canvas.getContext('2d')?.drawImage(picture as HTMLImageElement, left, top, width, height, 0, 0, width, height)
    return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
  },
}

/** A file with a part of a picture, at the picture's own resolution. */
export async function cropPicture(
  { src, name }: Pick<MediaItem, 'src' | 'name'>,
  area: CropArea,
  tools: CropTools = browserTools,
): Promise<File> {
  const picture = await tools.load(src)
  const blob = await tools.cut(picture, pixelsOf(area, picture), 'image/webp', QUALITY)
  if (!blob) throw new Error(`The browser wrote no part of ${src}`)
  // Where the browser cannot write WebP it writes PNG, and the library reads the type from the bytes.
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}${ENDING}`, { type: blob.type })
}
