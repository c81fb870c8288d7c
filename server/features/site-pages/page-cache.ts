import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** How a body travels. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A page ready to be sent: its bytes in each encoding, compressed once, when first asked for. */
export interface CachedPage {
  readonly etag: string
  readonly bytes: number
  body(encoding: Encoding): Promise<Buffer>
}

/** Pages in memory; what is used least goes first. */
export interface PageCache {
  get(key: string): CachedPage | undefined
  /** Keeps a page for at most `ttlMs`. */
  set(key: string, page: CachedPage, ttlMs: number): void
}

const MEMORY = 64 * 1024 * 1024
const WORTH_COMPRESSING = 1024
const compressBr = promisify(brotliCompress)
const compressGzip = promisify(gzip)

class Page implements CachedPage {
  readonly etag: string
  readonly #bodies = new Map<Encoding, Promise<Buffer>>()
  readonly #plain: Buffer

  constructor(html: string) {
    this.#plain = Buffer.from(html)
    this.etag = `"${createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22)}"`
  }

  /** The most that the page comes to hold, with both compressed forms. */
  get bytes(): number {
    return Math.ceil(this.#plain.length * 1.6)
  }

  body(encoding: Encoding): Promise<Buffer> {
    const known = this.#bodies.get(encoding)
    if (known) return known
    const body = this.#compress(encoding)
    this.#bodies.set(encoding, body)
    return body
  }

  #compress(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'gzip') return compressGzip(this.#plain, { level: 6 })
    if (encoding === 'br') {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: this.#plain.length }
      return compressBr(this.#plain, { params })
    }
    return Promise.resolve(this.#plain)
  }
}

/** A document as it will be sent. */
export function toPage(html: string): CachedPage {
  return new Page(html)
}

/** The best encoding that a browser takes; small bodies travel as they are. */
export function chooseEncoding(accepted: string | undefined, bytes: number): Encoding {
  if (!accepted || bytes < WORTH_COMPRESSING) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}

/** Makes a cache of 64 MB of pages. */
export function createPageCache(maxSize = MEMORY): PageCache {
  const pages = new LRUCache<string, CachedPage>({ maxSize, sizeCalculation: (page) => page.bytes })
  return {
    get: (key) => pages.get(key),
    set: (key, page, ttlMs) => {
      if (ttlMs > 0) pages.set(key, page, Number.isFinite(ttlMs) ? { ttl: ttlMs } : {})
    },
  }
}
