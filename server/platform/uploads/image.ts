import sharp, { type Sharp } from 'sharp'
import { Semaphore } from 'async-mutex'
import { tooLarge } from '#server/platform/errors/api-error.ts'
import { examined, isOfMachine, MAX_EXAMINATION_MS } from './examine.ts'
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

/** The most pixels of a picture that is decoded. */
export const MAX_PIXELS = 40_000_000
const densities = { least: 1, most: 2400 } as const

const turns = new Semaphore(2)

/** Works on a picture when it is its turn: each holds its pixels in memory. A picture that waits for its turn is not yet looked into. */
export function examinePicture<Result>(work: () => Promise<Result>): Promise<Result> {
  return turns.runExclusive(() => examined(work))
}

/** Refuses a file that could not be decoded, unless the machine is the cause. */
export function refuseUndecoded(error: unknown): never {
  throw isOfMachine(error) ? error : new FileError('FILE_UNREADABLE')
}

/** Ends the work of the library as well when the longest time has passed. */
export const endsInTime = { seconds: MAX_EXAMINATION_MS / 1000 } as const

/** Opens an image and rejects invalid and oversized ones. */
export async function openPicture(bytes: Uint8Array): Promise<OpenedImage> {
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseUndecoded)
  if (autoOrient.width * autoOrient.height > MAX_PIXELS) throw tooLarge('PIXELS')
  if (autoOrient.width === 0 || autoOrient.height === 0) throw new FileError('FILE_UNREADABLE')
  return {
    ...{ format, ...autoOrient },
    pixels: (density) => {
      const asDrawn = density === undefined ? {} : { density: Math.min(densities.most, Math.max(densities.least, density)) }
      return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', ...asDrawn })
        .timeout(endsInTime)
        .autoOrient()
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
  return drawn.toBuffer().catch(refuseUndecoded)
}
