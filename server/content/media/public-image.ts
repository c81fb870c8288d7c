import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { mediaKind } from '#domain/media/media-kind.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { openImage } from './open-image.ts'
import type { PreparedMedia } from './prepared-media.ts'

const folder = new URL('../../../public/', import.meta.url)
const name = /^[a-z0-9]+(?:[._/-][a-z0-9]+)*$/

/** A picture that lies in the public folder, as it is: it comes with the application, and has no other widths. */
export async function readPublicPicture(filename: string): Promise<PreparedMedia> {
  const isPicture = name.test(filename) && mediaKind(filename) === 'image'
  const bytes = isPicture ? await readFile(fileURLToPath(new URL(filename, folder))).catch(() => null) : null
  if (bytes === null) throw new ApiError('VALIDATION_FAILED', { errors: [{ field: 'filename', code: 'OPTION' }] })
  const { width, height, mime } = await openImage(bytes)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { hash, file: filename, mime, bytes: bytes.length, width, height, blur: null, variants: [] }
}
