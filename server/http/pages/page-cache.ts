import { LRUCache } from 'lru-cache'
import type { OutsideHosts } from '#engine/visibility/external-hosts.ts'
import type { CachedResponse } from '#server/http/answers/response-cache.ts'

/** A page ready to be sent, and the instant (ms) until which it holds. */
export interface CachedPage {
  readonly kept: CachedResponse
  readonly until: number
  /** The hosts that its policy names beside those of its site. */
  readonly outside: OutsideHosts
}

/** Pages ready to be sent; the least recently used goes first. */
export interface PageCache {
  /** Reads a page that still holds: the clock of the machine may have moved on while the program stood still. */
  get(key: string, now: number): CachedPage | undefined
  /** Keeps a page for at most `ttlMs`. */
  set(key: string, page: CachedPage, ttlMs: number): void
}

const MEMORY = 64 * 1024 * 1024

/** Makes a cache of 64 MB of pages, counting the packed copies that come later. */
export function createPageCache(maxSize = MEMORY): PageCache {
  const sizeCalculation = ({ kept }: CachedPage): number => 512 + Math.ceil(1.5 * (kept.bytes.get('identity')?.length ?? 0))
  const pages = new LRUCache<string, CachedPage>({ maxSize, sizeCalculation })
  return {
    get: (key, now) => {
      const page = pages.get(key)
      return page && page.until > now ? page : undefined
    },
    set: (key, page, ttlMs) => {
      if (ttlMs > 0) pages.set(key, page, Number.isFinite(ttlMs) ? { ttl: ttlMs } : {})
    },
  }
}
