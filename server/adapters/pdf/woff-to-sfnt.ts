import { inflateSync } from 'node:zlib'

const woffHeader = 44
const woffEntry = 20
const sfntHeader = 12
const sfntEntry = 16

const padded = (length: number): number => Math.ceil(length / 4) * 4

/** A font of the web (WOFF 1.0) as the plain font that it was made of: what draws papers would unpack it again for each of them, and slowly. */
export function woffToSfnt(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeader + index * woffEntry
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const stored = woff.subarray(offset, offset + packed)
    return { tag: woff.subarray(at, at + 4), checksum: woff.readUInt32BE(at + 16), bytes: packed < length ? inflateSync(stored) : stored }
  })
  const power = 2 ** Math.floor(Math.log2(count))
  const start = sfntHeader + count * sfntEntry
  const sfnt = Buffer.alloc(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start))
  woff.copy(sfnt, 0, 4, 8)
  for (const [index, value] of [count, power * sfntEntry, Math.log2(power), (count - power) * sfntEntry].entries())
    sfnt.writeUInt16BE(value, 4 + index * 2)
  let offset = start
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = sfntHeader + index * sfntEntry
    tag.copy(sfnt, at)
    for (const [part, value] of [checksum, offset, bytes.length].entries()) sfnt.writeUInt32BE(value, at + 4 + part * 4)
    bytes.copy(sfnt, offset)
    offset += padded(bytes.length)
  }
  return sfnt
}
