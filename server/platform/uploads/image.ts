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
  /** True for several frames. The first one is drawn. */
  readonly isAnimated: boolean
  /** Returns the rotated pixels, from which widths and formats are made. */
  readonly pixels: () => Sharp
}

/** The most pixels of a picture that is decoded. */
export const MAX_PIXELS = 40_000_000

/** Formats whose pages are frames. */
const framed: ReadonlySet<string> = new Set(['gif', 'webp'])

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

/** A picture whose format and size are known. `density` is that of a drawing, in dots per inch. */
export function pictureOf(bytes: Uint8Array, known: Omit<OpenedImage, 'pixels'>, density?: number): OpenedImage {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'truncated', ...(density !== undefined && { density }) } as const
  return { ...known, pixels: () => sharp(bytes, options).timeout(endsInTime).autoOrient() }
}

/** Opens an image of pixels and rejects invalid and oversized ones. A drawing is opened by `openDrawing`, which looks into it before. */
export async function openPicture(bytes: Uint8Array): Promise<OpenedImage> {
  const { format, autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseUndecoded)
  if (format === 'svg') throw new FileError('FILE_TYPE')
  if (autoOrient.width * autoOrient.height > MAX_PIXELS) throw tooLarge('PIXELS')
  if (autoOrient.width === 0 || autoOrient.height === 0) throw new FileError('FILE_UNREADABLE')
  return pictureOf(bytes, { format, ...autoOrient, isAnimated: pages > 1 && framed.has(format) })
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
