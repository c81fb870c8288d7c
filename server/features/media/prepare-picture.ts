import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'
import type { FileStore } from '#server/adapters/file-store.ts'
import { drawingFaults } from './drawing-faults.ts'
import { mediaWidths } from './repository.ts'

/** One prepared width of a picture. */
export interface PreparedVariant {
  readonly width: number
  readonly height: number
  readonly file: string
  readonly bytes: number
}

/** A picture whose files lie in the store: its own and its widths in WebP. */
export interface PreparedPicture {
  readonly hash: string
  readonly file: string
  readonly mime: string
  readonly bytes: number
  readonly width: number
  readonly height: number
  readonly blur: string
  readonly variants: readonly PreparedVariant[]
}

// Part of every key: other settings make other files.
const RECIPE = 'v4'
const MAX_PIXELS = 40e6
const BLUR_WIDTH = 16
const drawingWidths = [320, 640, 1280] as const
const formats: Readonly<Record<string, { readonly extension: string; readonly mime: string }>> = {
  svg: { extension: 'svg', mime: 'image/svg+xml' },
  jpeg: { extension: 'jpg', mime: 'image/jpeg' },
  png: { extension: 'png', mime: 'image/png' },
  webp: { extension: 'webp', mime: 'image/webp' },
}

/**
 * The widths in which a picture is worth having: none much larger than it is.
 * A drawing is shown as it is, at any size; its few widths are for those who cannot draw it, such as social networks.
 */
export function worthwhileWidths(width: number, isDrawing: boolean): readonly number[] {
  if (isDrawing) return drawingWidths
  const first = mediaWidths.findIndex((each) => each >= width)
  return mediaWidths.slice(0, first === -1 ? mediaWidths.length : first + 1)
}

/** Puts a picture and its widths into the store. What was prepared once is found again by the hash of its bytes. */
export async function preparePicture(bytes: Uint8Array, files: FileStore): Promise<PreparedPicture> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const folder = `pictures/${RECIPE}/${hash.slice(0, 2)}/${hash}`
  const known = await files.read(`${folder}/prepared.json`)
  if (known) return JSON.parse(await text(known.stream)) as PreparedPicture
  const prepared = await prepare(bytes, hash, folder, files)
  // Written last: where it stands, all files it names are there.
  await files.put(`${folder}/prepared.json`, Buffer.from(JSON.stringify(prepared)))
  return prepared
}

async function formatOf(
  bytes: Uint8Array,
): Promise<{ extension: string; mime: string; width: number; height: number; isDrawing: boolean }> {
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  const known = formats[format]
  if (!known || autoOrient.width === 0 || autoOrient.height === 0) throw new Error(`a picture of format "${format}" cannot be prepared`)
  return { ...known, ...autoOrient, isDrawing: format === 'svg' }
}

async function prepare(bytes: Uint8Array, hash: string, folder: string, files: FileStore): Promise<PreparedPicture> {
  const { extension, mime, width, height, isDrawing } = await formatOf(bytes)
  // A drawing opened by itself is a document: the policy of its answer is not all that holds it.
  const faults = isDrawing ? drawingFaults(bytes) : []
  if (faults.length > 0) throw new Error(`a drawing that could act cannot be prepared: ${faults.join(', ')}`)
  const widths = worthwhileWidths(width, isDrawing)
  const master = await masterOf(bytes, isDrawing ? (72 * (widths.at(-1) ?? width)) / width : undefined)
  const file = `${folder}/original.${extension}`
  const original = isDrawing ? bytes : await withoutNotes(bytes)
  await files.put(file, original)
  const variants: PreparedVariant[] = []
  for (const each of widths) {
    const key = `${folder}/w${each}.webp`
    const { data, info } = await master()
      .resize({ width: each, withoutEnlargement: !isDrawing })
      .webp(isDrawing ? { quality: 80, effort: 2 } : { quality: 80, effort: 4, smartSubsample: true })
      .toBuffer({ resolveWithObject: true })
    await files.put(key, data)
    variants.push({ width: each, height: info.height, file: key, bytes: info.size })
  }
  const blur = await master().resize({ width: BLUR_WIDTH }).webp({ quality: 30, effort: 6 }).toBuffer()
  return { hash, file, mime, bytes: original.length, width, height, blur: `data:image/webp;base64,${blur.toString('base64')}`, variants }
}

/** A photograph upright, written anew: without what the camera noted, the place where it was taken before all. */
async function withoutNotes(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate()
  const { format } = await picture.metadata()
  if (format === 'jpeg') return picture.jpeg({ quality: 92 }).toBuffer()
  return format === 'png' ? picture.png().toBuffer() : picture.webp({ quality: 92 }).toBuffer()
}

/** Decodes a picture once; every width is made of the same pixels. */
async function masterOf(bytes: Uint8Array, density: number | undefined): Promise<() => Sharp> {
  const options = { limitInputPixels: MAX_PIXELS, ...(density === undefined ? {} : { density: Math.min(2400, Math.max(1, density)) }) }
  const { data, info } = await sharp(bytes, options).rotate().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return () => sharp(data, { raw })
}
