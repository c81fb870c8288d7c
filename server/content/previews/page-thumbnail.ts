import { createHash } from 'node:crypto'
import { PICTURE_BYTES } from '#schemas/admin/layout-calls.ts'
import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { FileError } from '#server/platform/uploads/file-error.ts'
import { fileType } from '#server/platform/uploads/file-type.ts'
import { examinePicture, openPicture } from '#server/platform/uploads/image.ts'
import type { UploadedFile } from '#server/platform/uploads/uploaded-file.ts'

/** The size of a stored picture in pixels. */
const SIZE = { width: 640, height: 400 } as const
const QUALITY = 80
const HASH_LENGTH = 16
const types: ReadonlySet<string | undefined> = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** A picture of a page as it is stored. */
export interface Thumbnail {
  readonly image: Buffer
  /** Part of the address of the picture. */
  readonly hash: string
  readonly width: number
  readonly height: number
}

const refusal = (code: FieldErrorCode, more: object = {}) =>
  new ApiError('VALIDATION_FAILED', { errors: [{ field: 'image', code, ...more }] })

/** The one picture of a request, by its bytes a JPEG, PNG or WebP of 2 MiB at most. */
async function requirePicture(files: readonly UploadedFile[]): Promise<Buffer> {
  const [file, ...more] = files
  if (!file) throw refusal('REQUIRED')
  if (more.length > 0) throw new ApiError('TOO_MANY_FILES')
  const { bytes } = file
  if (bytes.length > PICTURE_BYTES) throw refusal('FILE_TOO_LARGE', { max: PICTURE_BYTES })
  if (bytes.length === 0) throw refusal('FILE_UNREADABLE')
  if (!types.has(await fileType(bytes))) throw refusal('FILE_TYPE')
  return bytes
}

async function draw(bytes: Buffer): Promise<Thumbnail> {
  const { pixels } = await openPicture(bytes)
  const drawn = pixels()
    .resize({ ...SIZE, fit: 'cover', position: 'top', withoutEnlargement: true })
    .webp({ quality: QUALITY })
  const { data: image, info } = await drawn.toBuffer({ resolveWithObject: true })
  const hash = createHash('sha256').update(image).digest('hex').slice(0, HASH_LENGTH)
  return { image, hash, width: info.width, height: info.height }
}

/** Draws the picture of a request again, small. Any other file, number of files or type is refused. */
export async function readThumbnail(files: readonly UploadedFile[]): Promise<Thumbnail> {
  const bytes = await requirePicture(files)
  try {
    return await examinePicture(() => draw(bytes))
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw refusal(error instanceof FileError ? error.code : 'FILE_UNREADABLE')
  }
}
