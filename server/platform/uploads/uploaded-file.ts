import { createHash } from 'node:crypto'
import { plainFileName } from '#schemas/text/decode-file-name.ts'

/** A file as a visitor sent it: nothing that it says of itself is believed. */
export class UploadedFile {
  /** The name of the part under which it came. */
  readonly part: string
  /** The name that it had, without folders, for people to read. */
  readonly filename: string
  readonly bytes: Buffer

  constructor(part: string, filename: string, bytes: Buffer) {
    this.part = part
    this.filename = plainFileName(filename)
    this.bytes = bytes
  }

  /** What stands for the file where requests are compared. */
  toJSON(): object {
    const { part, filename, bytes } = this
    return { part, filename, hash: createHash('sha256').update(bytes).digest('hex') }
  }
}
