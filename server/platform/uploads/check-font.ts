import { FileError } from './file-error.ts'

const headBytes = 12
const entryBytes = 16

/** Rejects a compressed font whose length differs from the declared one. */
function checkPacked(bytes: Buffer): void {
  if (bytes.readUInt32BE(8) !== bytes.length) throw new FileError('FILE_UNREADABLE')
}

/** Rejects an uncompressed font with a table outside of the file. */
function checkTables(bytes: Buffer): void {
  const tables = bytes.readUInt16BE(4)
  if (tables === 0 || bytes.length < headBytes + tables * entryBytes) throw new FileError('FILE_UNREADABLE')
  for (let entry = headBytes; entry < headBytes + tables * entryBytes; entry += entryBytes)
    if (bytes.readUInt32BE(entry + 8) + bytes.readUInt32BE(entry + 12) > bytes.length) throw new FileError('FILE_UNREADABLE')
}

/** Rejects a truncated font, which browsers would ignore without an error. */
export function checkFont(bytes: Buffer): void {
  if (bytes.length < headBytes) throw new FileError('FILE_UNREADABLE')
  if (/^wOF[F2]$/.test(bytes.toString('latin1', 0, 4))) checkPacked(bytes)
  else checkTables(bytes)
}
