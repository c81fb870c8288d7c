import { FileError } from '#server/platform/uploads/file-error.ts'
import { fileType } from '#server/platform/uploads/file-type.ts'

/** The accepted types of files with the extension of the stored file. A GIF or an AVIF is stored as a still WebP of its first frame, because visitors could not stop an animation; an animated picture is refused until its first frame is asked for. */
export const mediaTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'webp',
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

/** Other names of accepted types: MP4 of one vendor, and PNG whose first frame stands before the others. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['video/x-m4v', 'video/mp4'],
  ['image/apng', 'image/png'],
])

const isMediaType = (mime: string): mime is MediaType => Object.hasOwn(mediaTypes, mime)

/** Telephones take HEIC photographs, which not all browsers can show. */
const isHeic = (mime: string): boolean => /^image\/hei[cf]/.test(mime)

/** The type of a file by its bytes alone; null for one that is a drawing, or nothing that the library takes. */
export async function detectMediaType(bytes: Uint8Array): Promise<MediaType | null> {
  if (bytes.length === 0) throw new FileError('FILE_UNREADABLE')
  const found = await fileType(bytes)
  const mime = found === undefined ? found : (otherNames.get(found) ?? found)
  if (mime === undefined || mime === 'application/xml') return null
  if (isMediaType(mime)) return mime
  throw new FileError('FILE_TYPE', undefined, isHeic(mime) ? 'heic' : 'library')
}
