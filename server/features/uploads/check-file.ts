import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { FieldErrorCode } from '#schemas/errors.ts'
import { uploadTypes, type UploadType } from '#schemas/uploads.ts'
import { createTurns } from '#server/features/passwords/turns.ts'
import { Refusal } from '#server/features/refusal.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** A file that may be stored: its type is what its bytes are, a picture was drawn anew. */
export interface CheckedFile {
  readonly filename: string
  readonly mime: UploadType
  readonly bytes: Buffer
}

const mostPixels = 40e6
const extensions: Readonly<Record<UploadType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

// Each picture that is being drawn anew holds its pixels in memory.
const inTurn = createTurns(2)

const isUploadType = (mime: string): mime is UploadType => (uploadTypes as readonly string[]).includes(mime)

/** What is wrong with a document: cut short, able to act, or something else besides. */
function documentFault(bytes: Buffer): FieldErrorCode | null {
  const end = bytes.lastIndexOf('%%EOF')
  if (end === -1) return 'FILE_UNREADABLE'
  const isAlone =
    bytes.indexOf('%PDF-') === 0 &&
    bytes
      .subarray(end + 5)
      .toString('latin1')
      .trim() === ''
  return !isAlone || /\/(?:JavaScript|JS|Launch)\b/.test(bytes.toString('latin1')) ? 'FILE_TYPE' : null
}

/** Draws a picture anew, upright: without what the camera noted, and without anything that is no picture. */
async function redraw(bytes: Buffer, mime: UploadType): Promise<Buffer | null> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (size === null) return null
  if (size.width * size.height > mostPixels) throw new Refusal('TOO_LARGE')
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' }).rotate()
  const drawn =
    mime === 'image/jpeg'
      ? picture.jpeg({ quality: 88 })
      : mime === 'image/png'
        ? picture.png({ compressionLevel: 7 })
        : picture.webp({ quality: 88 })
  return drawn.toBuffer().catch(() => null)
}

/** Looks into a file: answers it ready to be stored, or what is wrong with it. */
export async function checkFile(file: UploadedFile, accept: readonly UploadType[]): Promise<CheckedFile | FieldErrorCode> {
  const mime = (await fileTypeFromBuffer(file.bytes))?.mime ?? ''
  if (!isUploadType(mime) || !accept.includes(mime)) return file.bytes.length === 0 ? 'FILE_UNREADABLE' : 'FILE_TYPE'
  const filename = `${file.filename.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${extensions[mime]}`
  if (mime === 'application/pdf') return documentFault(file.bytes) ?? { filename, mime, bytes: file.bytes }
  const bytes = await inTurn(() => redraw(file.bytes, mime))
  return bytes === null ? 'FILE_UNREADABLE' : { filename, mime, bytes }
}
