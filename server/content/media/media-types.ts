import { FileError } from '#server/platform/uploads/file-error.ts'
import { fileType } from '#server/platform/uploads/file-type.ts'
import { svgThreats } from './svg-threats.ts'

/** What the library takes, and the ending that its files get; a GIF is kept as WebP, and stands still: what moves by itself could not be stopped. */
export const mediaTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'webp',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'application/pdf': 'pdf',
  'text/vtt': 'vtt',
  'font/woff2': 'woff2',
  'font/woff': 'woff',
  'font/ttf': 'ttf',
  'font/otf': 'otf',
} as const

/** A type of file that the library takes. */
export type MediaType = keyof typeof mediaTypes

const isMediaType = (mime: string): mime is MediaType => Object.hasOwn(mediaTypes, mime)
const noDrawing = ['not well formed', 'no drawing']

/** The type of a file by its bytes alone; a drawing that could act is refused with what in it could. */
export async function readMediaType(bytes: Uint8Array): Promise<MediaType> {
  if (bytes.length === 0) throw new FileError('FILE_UNREADABLE')
  const mime = await fileType(bytes)
  if (mime !== undefined && isMediaType(mime)) return mime
  if (mime !== undefined && mime !== 'application/xml') throw new FileError('FILE_TYPE')
  const faults = svgThreats(bytes)
  if (faults.length === 0) return 'image/svg+xml'
  throw faults.some((fault) => noDrawing.includes(fault)) ? new FileError('FILE_TYPE') : new FileError('UNSAFE_HTML', faults)
}
