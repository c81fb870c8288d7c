import { FileError } from '#server/platform/uploads/file-error.ts'
import { fileType } from '#server/platform/uploads/file-type.ts'
import { svgThreats } from '#server/content/svg/svg-threats.ts'

/** The accepted types of files with the extension of the stored file. A GIF or an AVIF is stored as a still WebP of its first frame, because visitors could not stop an animation. */
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

const isMediaType = (mime: string): mime is MediaType => Object.hasOwn(mediaTypes, mime)

/** Telephones take HEIC photographs, which not all browsers can show. */
const isHeic = (mime: string): boolean => /^image\/hei[cf]/.test(mime)

/** Detects the type of a file by its bytes; an SVG image that could run script is refused with the parts that could. */
export async function readMediaType(bytes: Uint8Array): Promise<MediaType> {
  if (bytes.length === 0) throw new FileError('FILE_UNREADABLE')
  const found = await fileType(bytes)
  // The same box under the name of one vendor.
  const mime = found === 'video/x-m4v' ? 'video/mp4' : found
  if (mime !== undefined && isMediaType(mime)) return mime
  if (mime !== undefined && mime !== 'application/xml') throw new FileError('FILE_TYPE', undefined, isHeic(mime) ? 'heic' : 'library')
  const { invalid, threats } = svgThreats(bytes)
  if (invalid !== null) throw new FileError('FILE_TYPE', [invalid])
  if (threats.length > 0) throw new FileError('UNSAFE_HTML', threats, 'drawing')
  return 'image/svg+xml'
}
