import { fontFamily } from '#domain/media/font-file.ts'
import type { Library } from '#server/content/media/import-media.ts'
import { detectMediaType } from '#server/content/media/media-types.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { UploadedFile } from '#server/platform/uploads/uploaded-file.ts'

/** A font file in the library, with the family that its name states. */
export interface AddedFont {
  readonly id: number
  readonly family: string
}

const fileError = (code: 'REQUIRED' | 'FILE_TYPE') => new ApiError('VALIDATION_FAILED', { errors: [{ field: 'file', code }] })

/** Stores one font file (WOFF2) in the library of a site; the library checks its content. */
export async function addFont(library: Library, siteId: number, files: readonly UploadedFile[]): Promise<AddedFont> {
  const [file, ...more] = files
  if (!file) throw fileError('REQUIRED')
  if (more.length > 0) throw new ApiError('TOO_MANY_FILES')
  const { bytes, filename } = file
  // The library refuses an unreadable file and gives the reason.
  const type = await detectMediaType(bytes).catch(() => 'font/woff2')
  if (type !== 'font/woff2') throw fileError('FILE_TYPE')
  return { id: await library.put(siteId, { bytes, filename, texts: {} }), family: fontFamily(filename) }
}
