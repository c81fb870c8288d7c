import sharp, { type Sharp } from 'sharp'
import type { FileStore } from '#server/adapters/file-store.ts'
import { endsInTime, refuseUndecoded, type OpenedImage } from '#server/platform/uploads/image.ts'
import type { PreparedVariant, PreparedWidths } from './prepared-media.ts'
import { mediaWidths } from './repository.ts'

const blurSize = { width: 16, height: 64 } as const
/** No side of a WebP is longer. */
const MAX_SIDE = 16_383
const drawingWidths = [320, 640, 1280] as const
/** The size in which a drawing is drawn once: its largest width, unless it would be too high. */
export const drawnWithin = { width: drawingWidths[2], height: MAX_SIDE } as const

/**
 * The widths in which a picture is worth having: none much larger than it is.
 * A drawing is shown as it is, at any size; its few widths are for those who cannot draw it, such as social networks.
 */
export function targetWidths(width: number, isDrawing: boolean): readonly number[] {
  if (isDrawing) return drawingWidths
  const first = mediaWidths.findIndex((each) => each >= width)
  return mediaWidths.slice(0, first === -1 ? mediaWidths.length : first + 1)
}

/** Puts the widths of a picture into a folder of the store, in WebP, and makes its blurred preview. */
export async function prepareWidths(picture: OpenedImage, folder: string, files: FileStore): Promise<PreparedWidths> {
  const { format, width, height } = picture
  const isDrawing = format === 'svg'
  const widths = targetWidths(width, isDrawing)
  const master = await masterOf(picture)
  const variants: PreparedVariant[] = []
  for (const each of widths) {
    const file = `${folder}/w${each}.webp`
    const { data, info } = await master()
      .resize({ width: each, height: MAX_SIDE, fit: 'inside', withoutEnlargement: !isDrawing })
      .webp(isDrawing ? { quality: 80, effort: 2 } : { quality: 80, effort: 4, smartSubsample: true })
      .toBuffer({ resolveWithObject: true })
    await files.put(file, data)
    variants.push({ width: each, height: info.height, file, bytes: info.size })
  }
  const blur = await master()
    .resize({ ...blurSize, fit: 'inside' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer()
  return { width, height, blur: `data:image/webp;base64,${blur.toString('base64')}`, variants }
}

/** Decodes a picture once; every width is made of the same points. */
async function masterOf({ pixels }: OpenedImage): Promise<() => Sharp> {
  const decoded = await pixels().raw().toBuffer({ resolveWithObject: true }).catch(refuseUndecoded)
  const { width, height, channels } = decoded.info
  return () => sharp(decoded.data, { raw: { width, height, channels } }).timeout(endsInTime)
}
