import type { FieldErrorCode } from '#schemas/errors/field-errors.ts'
import { uploadTypes, type UploadType } from '#schemas/text/uploads.ts'
import { checkDocumentAside } from './check-pdf-in-worker.ts'
import { FileError, type FileReason } from './file-error.ts'
import { fileType } from './file-type.ts'
import { examinePicture, openPicture, reencodeImage } from './image.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** A file that may be stored: its type is what its bytes are, a picture was drawn again. */
export interface CheckedFile {
  readonly filename: string
  readonly mime: UploadType
  readonly bytes: Buffer
}

const extensions: Readonly<Record<UploadType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

const isUploadType = (mime: string): mime is UploadType => (uploadTypes as readonly string[]).includes(mime)

async function checkedBytes(bytes: Buffer, mime: UploadType): Promise<Buffer> {
  if (mime !== 'application/pdf') return examinePicture(async () => reencodeImage(await openPicture(bytes)))
  await checkDocumentAside(bytes)
  return bytes
}

/** A file that is refused, with the reason where it is known. */
export interface RefusedFile {
  readonly code: FieldErrorCode
  readonly reason?: FileReason | undefined
}

/** Checks a file: answers it ready to be stored, or what is wrong with it. */
export async function checkFile(file: UploadedFile, accept: readonly UploadType[]): Promise<CheckedFile | RefusedFile> {
  const mime = (await fileType(file.bytes)) ?? ''
  if (!isUploadType(mime) || !accept.includes(mime)) return { code: file.bytes.length === 0 ? 'FILE_UNREADABLE' : 'FILE_TYPE' }
  try {
    const bytes = await checkedBytes(file.bytes, mime)
    return { filename: `${file.filename.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${extensions[mime]}`, mime, bytes }
  } catch (error) {
    if (error instanceof FileError) return { code: error.code, reason: error.reason }
    throw error
  }
}
