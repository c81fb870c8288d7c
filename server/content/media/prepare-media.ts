import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { saysAnimated } from '#domain/media/is-animated.ts'
import type { FileStore } from '#server/adapters/file-store.ts'
import { checkDocumentAside } from '#server/platform/uploads/check-pdf-in-worker.ts'
import { checkFont } from '#server/platform/uploads/check-font.ts'
import { FileError } from '#server/platform/uploads/file-error.ts'
import { examinePicture, openPicture, reencodeImage } from '#server/platform/uploads/image.ts'
import { openDrawing } from '#server/content/svg/open-drawing.ts'
import { parseMp4 } from './parse-mp4.ts'
import { detectMediaType, mediaTypes, type MediaType } from './media-types.ts'
import { openImage } from './open-image.ts'
import { placeholderPoster } from './placeholder-poster.ts'
import { cropped, type Crop } from './crop-image.ts'
import { drawnWithin, prepareWidths } from './prepare-widths.ts'
import type { PreparedMedia, PreparedWidths, StagedFilm } from './prepared-media.ts'
import { readCaptions } from './parse-captions.ts'

/** The bytes of a file, and those of the picture that stands for a film until it is played. */
export interface MediaBytes {
  readonly bytes: Uint8Array
  readonly poster?: Uint8Array | undefined
  /** A film that lies in the store already, in the place of bytes. */
  readonly film?: StagedFilm | undefined
  /** Crop of a photograph, in percent of its sides. Absent for the whole photograph. */
  readonly crop?: Crop | undefined
  /** True where the first frame of an animated picture is asked for; else it is refused. */
  readonly isStill?: boolean | undefined
}

interface Work {
  readonly given: MediaBytes
  readonly folder: string
  readonly files: FileStore
}

/** The stored parts of a file: its bytes as they are served, and its pictures, if any. */
interface Made {
  readonly bytes: Uint8Array
  readonly mime: MediaType
  readonly widths?: PreparedWidths
}

// Part of every folder: other settings make other files.
const recipe = 'v5'

function hashOf({ bytes, film, poster, crop, isStill = false }: MediaBytes): string {
  const hash = createHash('sha256').update(film?.digest ?? bytes)
  if (crop !== undefined) hash.update(JSON.stringify([crop.x, crop.y, crop.width, crop.height]))
  // Another person who sends the same picture is asked again.
  if (isStill) hash.update('first frame')
  return (poster === undefined ? hash : hash.update(createHash('sha256').update(poster).digest())).digest('hex')
}

/** The folder of the store in which a file lies with all that is made of it: the same bytes, the same folder. */
export function mediaFolder(given: MediaBytes): string {
  const hash = hashOf(given)
  return `media/${recipe}/${hash.slice(0, 2)}/${hash}`
}

async function makeDrawing({ given: { bytes }, folder, files }: Work): Promise<Made> {
  const drawing = await openDrawing(bytes, drawnWithin)
  return { bytes: drawing.served, mime: 'image/svg+xml', widths: await prepareWidths(drawing, folder, files) }
}

async function makePhotograph({ given: { bytes, crop, isStill = false }, folder, files }: Work, type: MediaType): Promise<Made> {
  const whole = await openPicture(bytes)
  if (!isStill && (whole.isAnimated || saysAnimated(bytes))) throw new FileError('FILE_TYPE', undefined, 'animated')
  const picture = crop === undefined ? whole : cropped(whole, crop)
  const mime = mediaTypes[type] === 'webp' ? 'image/webp' : type
  return { bytes: await reencodeImage(picture), mime, widths: await prepareWidths(picture, folder, files) }
}

async function makeFilm({ given, folder, files }: Work): Promise<Made> {
  const film = given.film ? { bytes: given.bytes, size: given.film.size } : parseMp4(given.bytes)
  const poster = given.poster ?? (await placeholderPoster(film.size))
  const picture = await openImage(poster)
  return { bytes: film.bytes, mime: 'video/mp4', widths: await prepareWidths(picture, folder, files) }
}

async function makeDocument({ given }: Work): Promise<Made> {
  const bytes = Buffer.from(given.bytes)
  await checkDocumentAside(bytes)
  return { bytes, mime: 'application/pdf' }
}

async function makeCaptions({ given: { bytes } }: Work): Promise<Made> {
  return { bytes: readCaptions(bytes), mime: 'text/vtt' }
}

async function makeFont({ given }: Work, mime: MediaType): Promise<Made> {
  checkFont(Buffer.from(given.bytes))
  return { bytes: given.bytes, mime }
}

const makers: Readonly<Record<MediaType, (work: Work, type: MediaType) => Promise<Made>>> = {
  'image/jpeg': makePhotograph,
  'image/png': makePhotograph,
  'image/webp': makePhotograph,
  'image/avif': makePhotograph,
  'image/gif': makePhotograph,
  'image/svg+xml': makeDrawing,
  'video/mp4': makeFilm,
  'application/pdf': makeDocument,
  'text/vtt': makeCaptions,
  'font/woff2': makeFont,
  'font/woff': makeFont,
  'font/ttf': makeFont,
  'font/otf': makeFont,
}

/** Puts the bytes of a file where they stay; answers how many they are. A film that came in pieces is moved there. */
async function putOriginal({ given: { film }, files }: Work, file: string, bytes: Uint8Array): Promise<number> {
  if (film) await files.move(film.key, file)
  else await files.put(file, bytes)
  return film?.bytes ?? bytes.length
}

async function makeKind(work: Work): Promise<Made> {
  const { film, bytes, crop } = work.given
  const type = film ? 'video/mp4' : ((await detectMediaType(bytes)) ?? 'image/svg+xml')
  if (crop !== undefined && makers[type] !== makePhotograph) throw new FileError('FILE_TYPE')
  return makers[type](work, type)
}

async function make(work: Work): Promise<PreparedMedia> {
  const { given, folder, files } = work
  const made = await makeKind(work)
  const { mime, widths } = made
  const file = `${folder}/original.${mediaTypes[mime]}`
  const bytes = await putOriginal(work, file, made.bytes)
  const { width = null, height = null, blur = null, variants = [] } = widths ?? {}
  const prepared: PreparedMedia = { hash: hashOf(given), file, mime, bytes, width, height, blur, variants, units: 'css' }
  // Written last: where it stands, all files it names are there.
  await files.put(`${folder}/prepared.json`, Buffer.from(JSON.stringify(prepared)))
  return prepared
}

async function readKnown(folder: string, files: FileStore): Promise<PreparedMedia | null> {
  const read = await files.read(`${folder}/prepared.json`)
  const known = read && (JSON.parse(await text(read.stream)) as PreparedMedia)
  // A drawing that was measured otherwise is prepared again, in the same place.
  return known?.mime === 'image/svg+xml' && known.units === undefined ? null : known
}

/**
 * Puts a file into the store with its widths, its preview and its size: examined, drawn again, without the notes about its author.
 * A prepared file is found again by its bytes. A file that is not accepted throws a FileError, or a Refusal when it is too large.
 */
export async function prepareMedia(given: MediaBytes, files: FileStore): Promise<PreparedMedia> {
  const folder = mediaFolder(given)
  const known = await readKnown(folder, files)
  if (known) return known
  return examinePicture(() => make({ given, folder, files }))
}
