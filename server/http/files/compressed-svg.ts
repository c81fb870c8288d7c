import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Encoding } from '#server/http/answers/response-cache.ts'

type Packing = Exclude<Encoding, 'identity'>

const KEPT_BYTES = 16 * 1024 * 1024
/** A larger file is compressed with little effort, so that no drawing occupies a processor for a second. */
const WORTH_EFFORT = 128 * 1024

const pack: Readonly<Record<Packing, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => {
    const quality = bytes.length > WORTH_EFFORT ? 5 : constants.BROTLI_MAX_QUALITY
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    return promisify(brotliCompress)(bytes, { params })
  },
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

/** Gives a drawing's bytes as a client takes them, by the tag that they are sent under: an address never changes its bytes, so each is packed once. */
export function createSvgCompressor(): (tag: string, packing: Packing, drawing: Readable) => Promise<Buffer> {
  const cached = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length + 512 })
  const packing = new Map<string, Promise<Buffer>>()
  return async (tag, encoding, drawing) => {
    const known = cached.get(tag) ?? packing.get(tag)
    if (known) {
      drawing.destroy()
      return known
    }
    const made = buffer(drawing).then(pack[encoding])
    packing.set(tag, made)
    try {
      const bytes = await made
      cached.set(tag, bytes)
      return bytes
    } finally {
      packing.delete(tag)
    }
  }
}
