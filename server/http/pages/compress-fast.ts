import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import { acceptedEncoding, type Encoding, type CachedResponse } from '#server/http/answers/response-cache.ts'

const WORTH_COMPRESSING = 1024
// A small window limits the memory of each compression. With a large one, twenty at once made garbage collection take four times as long as the pages.
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 }

/** Up to this size, passing the bytes to another thread costs more than their compression. */
const PACKED_AT_ONCE = 128 * 1024

const packBrotli = async (plain: Buffer): Promise<Buffer> => {
  const params = { ...QUICK, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return plain.length <= PACKED_AT_ONCE ? brotliCompressSync(plain, { params }) : promisify(brotliCompress)(plain, { params })
}

/** Compresses a page that is sent once and not cached, at a low level. */
export async function compressFast(
  { bytes }: CachedResponse,
  accepted: string | undefined,
): Promise<{ encoding: Encoding; bytes: Buffer }> {
  const plain = bytes.get('identity') ?? Buffer.alloc(0)
  const encoding = plain.length < WORTH_COMPRESSING ? 'identity' : acceptedEncoding(accepted)
  if (encoding === 'br') return { encoding, bytes: await packBrotli(plain) }
  if (encoding === 'gzip') return { encoding, bytes: await promisify(gzip)(plain, { level: 3 }) }
  return { encoding, bytes: plain }
}
