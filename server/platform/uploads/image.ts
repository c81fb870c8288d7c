import sharp, { type Sharp } from 'sharp'
import { Semaphore } from 'async-mutex'
import { tooLarge } from '#server/platform/errors/api-error.ts'
import { FileError } from './file-error.ts'

/** A checked image, whose pixels fit into memory. */
export interface OpenedImage {
  readonly format: string
  /** The size after its rotation. */
  readonly width: number
  readonly height: number
  /** Returns the rotated pixels, from which widths and formats are made. `density` applies to SVG. */
  readonly pixels: (density?: number) => Sharp
}

const mostPixels = 40e6
const densities = { least: 1, most: 2400 } as const

/** Limits the images that are decoded at the same time: each holds its pixels in memory. */
export const imageSemaphore = new Semaphore(2)

/** Opens an image and rejects invalid and oversized ones. */
export async function openPicture(bytes: Uint8Array): Promise<OpenedImage> {
  const known = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (known === null) throw new FileError('FILE_UNREADABLE')
  const { format, autoOrient } = known
  if (autoOrient.width * autoOrient.height > mostPixels) throw tooLarge('PIXELS')
  if (autoOrient.width === 0 || autoOrient.height === 0) throw new FileError('FILE_UNREADABLE')
  return {
    ...{ format, ...autoOrient },
    pixels: (density) => {
      const asDrawn = density === undefined ? {} : { density: Math.min(densities.most, Math.max(densities.least, density)) }
      return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', ...asDrawn }).autoOrient()
    },
  }
}

/** Re-encodes an image in its format and removes its metadata (EXIF, GPS) and any other data. */
export async function reencodeImage({ format, pixels }: OpenedImage): Promise<Buffer> {
  const picture = pixels()
  const drawn =
    format === 'jpeg'
      ? picture.jpeg({ quality: 90 })
      : format === 'png'
        ? picture.png({ compressionLevel: 7 })
        : picture.webp({ quality: 90, effort: 2 })
  return drawn.toBuffer().catch(() => {
    throw new FileError('FILE_UNREADABLE')
  })
}
