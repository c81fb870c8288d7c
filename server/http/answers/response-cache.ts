import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** How an answer may be packed. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A cached answer: its bytes by encoding, as requested so far, and the tag of its content. */
export interface CachedResponse {
  readonly tag: string
  readonly bytes: Map<Encoding, Buffer>
  /** The smallest packing that can be had, once it was made: it has a tag of its own. */
  wellPacked?: Buffer
  /** Under what name it is saved, when it is a file. */
  readonly filename?: string
}

const keptBytes = 32 * 1024 * 1024
const worthPacking = 1024
/** A longer body would occupy a processor for most of a second. */
const MAX_WELL_PACKED_BYTES = 256 * 1024

const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

const pack = {
  br: (bytes: Buffer) => brotli(bytes, 6),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

/** Answers cached in memory. The least recently used is dropped first. */
export type ResponseCache = LRUCache<string, CachedResponse>

/** Makes the memory of answers. */
export function createAnswerCache(): ResponseCache {
  // Packed copies come later, and are a fraction of the plain one.
  const sizeCalculation = ({ bytes }: CachedResponse): number => 512 + 2 * (bytes.get('identity')?.length ?? 0)
  return new LRUCache({ maxSize: keptBytes, sizeCalculation })
}

/** Makes an answer of its text. */
export function toCachedResponse(answer: string | Uint8Array, filename?: string): CachedResponse {
  const bytes = Buffer.from(answer)
  const named = filename === undefined ? {} : { filename }
  let tag: string | undefined
  return {
    ...named,
    // What is sent once needs none.
    get tag() {
      return (tag ??= createHash('sha256').update(bytes).digest('base64url').slice(0, 27))
    },
    bytes: new Map([['identity', bytes]]),
  }
}

/** The best packing that a client takes, by its Accept-Encoding. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const taken = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]),
  )
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity'
}

/** An answer's bytes as they are sent. */
export interface EncodedBody {
  readonly encoding: Encoding
  readonly bytes: Buffer
}

/** The answer's bytes in a packing, made once; a short answer is sent as it is. */
export async function encodeBody(answer: CachedResponse, wanted: Encoding): Promise<EncodedBody> {
  const plain = answer.bytes.get('identity') ?? Buffer.alloc(0)
  if (wanted === 'identity' || plain.length < worthPacking) return { encoding: 'identity', bytes: plain }
  const known = answer.bytes.get(wanted)
  if (known) return { encoding: wanted, bytes: known }
  const bytes = await pack[wanted](plain)
  // It may have been packed well in the meantime.
  if (wanted !== 'br' || !answer.wellPacked) answer.bytes.set(wanted, bytes)
  return { encoding: wanted, bytes }
}

/** The answer's bytes in a packing, as small as can be: worth its tenth of a second for what is sent many times. */
export async function encodeBodyBest(answer: CachedResponse, wanted: Encoding): Promise<EncodedBody> {
  const plain = answer.bytes.get('identity') ?? Buffer.alloc(0)
  const isWorthIt = wanted === 'br' && plain.length >= worthPacking && plain.length <= MAX_WELL_PACKED_BYTES
  if (!isWorthIt || answer.wellPacked) return encodeBody(answer, wanted)
  const bytes = await brotli(plain, constants.BROTLI_MAX_QUALITY)
  answer.wellPacked = bytes
  answer.bytes.set('br', bytes)
  return { encoding: 'br', bytes }
}

/** The strong tag of the bytes that are sent: each packing has its own. */
export function entityTag({ tag, wellPacked }: CachedResponse, { encoding, bytes }: EncodedBody): string {
  if (encoding === 'identity') return `"${tag}"`
  return bytes === wellPacked ? `"${tag}-br-small"` : `"${tag}-${encoding}"`
}

/** The tags by which a client names the answer, that of the bytes first. Another encoding of the same content is the same answer. */
export function etagsOf(answer: CachedResponse, packed: EncodedBody): [string, ...string[]] {
  const own = entityTag(answer, packed)
  return packed.bytes === answer.wellPacked ? [own, `"${answer.tag}-br"`] : [own]
}

/** Returns true when If-None-Match names a tag. */
export function matchesEtag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
}
