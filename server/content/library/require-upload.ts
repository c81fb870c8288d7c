import { ApiError } from '#server/platform/errors/api-error.ts'
import { detectMediaType, type MediaType } from '#server/content/media/media-types.ts'
import type { StagedFilm } from '#server/content/media/prepared-media.ts'
import type { UploadedFile } from '#server/platform/uploads/uploaded-file.ts'

/** One file of the library as it was sent, with the poster of a film. */
export interface SentMedia {
  readonly bytes: Uint8Array
  readonly film?: StagedFilm
  readonly filename: string
  readonly poster: Uint8Array | undefined
}

/** The part under which the poster of a film is sent. */
const POSTER = 'poster'

const fileError = (code: 'REQUIRED' | 'FILE_TYPE') => new ApiError('VALIDATION_FAILED', { errors: [{ field: 'file', code }] })

/** Tests if the library shows files of a type: pictures, films and documents, no fonts and captions. */
function isShown(type: MediaType): boolean {
  return type.startsWith('image/') || type === 'video/mp4' || type === 'application/pdf'
}

/** Finds the poster of a film that has come before; any other file is refused. */
export function posterOf(files: readonly UploadedFile[]): Uint8Array | undefined {
  const [poster, ...more] = files
  if (more.length > 0) throw new ApiError('TOO_MANY_FILES')
  if (poster && poster.part !== POSTER) throw fileError('FILE_TYPE')
  return poster?.bytes
}

/** Finds the one piece of a film. */
export function requirePiece(files: readonly UploadedFile[]): Uint8Array {
  const [piece, ...more] = files
  if (!piece) throw fileError('REQUIRED')
  if (more.length > 0) throw new ApiError('TOO_MANY_FILES')
  return piece.bytes
}

/** Finds the one file of an upload, and the poster of a film. */
export async function requireUpload(files: readonly UploadedFile[]): Promise<SentMedia> {
  const [poster, ...posters] = files.filter(({ part }) => part === POSTER)
  const [file, ...more] = files.filter(({ part }) => part !== POSTER)
  if (!file) throw fileError('REQUIRED')
  if (more.length + posters.length > 0) throw new ApiError('TOO_MANY_FILES')
  // The library refuses an unreadable file and gives the reason.
  const type = await detectMediaType(file.bytes).catch(() => null)
  if (type !== null && !isShown(type)) throw fileError('FILE_TYPE')
  if (poster && type !== 'video/mp4') throw fileError('FILE_TYPE')
  return { bytes: file.bytes, filename: file.filename, poster: poster?.bytes }
}
