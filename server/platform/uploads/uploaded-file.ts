import { createHash } from 'node:crypto'
import { plainFileName } from '#schemas/text/decode-file-name.ts'

/** An uploaded file. Its declared metadata is not trusted. */
export class UploadedFile {
  /** The name of its part. */
  readonly part: string
  /** Its file name without folders, for display. */
  readonly filename: string
  readonly bytes: Buffer

  constructor(part: string, filename: string, bytes: Buffer) {
    this.part = part
    this.filename = plainFileName(filename)
    this.bytes = bytes
  }

  /** The identity of the file in a request fingerprint. */
  toJSON(): object {
    const { part, filename, bytes } = this
    return { part, filename, hash: createHash('sha256').update(bytes).digest('hex') }
  }
}
