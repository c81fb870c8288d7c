import { createHash } from 'node:crypto'

/** A file as a visitor sent it: nothing that it says of itself is believed. */
export class UploadedFile {
  /** The name of the part under which it came. */
  readonly part: string
  /** The name that it had, without folders, for people to read. */
  readonly filename: string
  readonly bytes: Buffer

  constructor(part: string, filename: string, bytes: Buffer) {
    this.part = part
    this.filename = plainName(filename)
    this.bytes = bytes
  }

  /** What stands for the file where requests are compared. */
  toJSON(): object {
    const { part, filename, bytes } = this
    return { part, filename, hash: createHash('sha256').update(bytes).digest('hex') }
  }
}

/** Browsers write these three signs of a name so, and no other (HTML, multipart/form-data encoding). */
const unquoted = (filename: string): string => filename.replace(/%22/g, '"').replace(/(?:%0[AD])+/gi, ' ')

function plainName(filename: string): string {
  const last = unquoted(filename).normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/^[\s.]+/, '')
    .trim()
  return [...plain].slice(-100).join('') || 'fichier'
}
