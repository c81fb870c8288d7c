import { FileError } from './file-error.ts'

const headBytes = 12
const entryBytes = 16

/** Refuses a packed font whose length is not the one that it tells. */
function checkPacked(bytes: Buffer): void {
  if (bytes.readUInt32BE(8) !== bytes.length) throw new FileError('FILE_UNREADABLE')
}

/** Refuses a plain font one of whose tables lies outside it. */
function checkTables(bytes: Buffer): void {
  const tables = bytes.readUInt16BE(4)
  if (tables === 0 || bytes.length < headBytes + tables * entryBytes) throw new FileError('FILE_UNREADABLE')
  for (let entry = headBytes; entry < headBytes + tables * entryBytes; entry += entryBytes)
    if (bytes.readUInt32BE(entry + 8) + bytes.readUInt32BE(entry + 12) > bytes.length) throw new FileError('FILE_UNREADABLE')
}

/** Refuses a font that was cut short: browsers would show texts without it, and nobody would know why. */
export function checkFont(bytes: Buffer): void {
  if (bytes.length < headBytes) throw new FileError('FILE_UNREADABLE')
  if (/^wOF[F2]$/.test(bytes.toString('latin1', 0, 4))) checkPacked(bytes)
  else checkTables(bytes)
}
