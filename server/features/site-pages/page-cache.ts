import { LRUCache } from 'lru-cache'
import type { KeptAnswer } from '#server/features/calls/answer-cache.ts'

/** Pages ready to be sent; the least recently used goes first. */
export interface PageCache {
  get(key: string): KeptAnswer | undefined
  /** Keeps a page for at most `ttlMs`. */
  set(key: string, page: KeptAnswer, ttlMs: number): void
}

const MEMORY = 64 * 1024 * 1024

/** Makes a cache of 64 MB of pages, counting the packed copies that come later. */
export function createPageCache(maxSize = MEMORY): PageCache {
  const sizeCalculation = ({ bytes }: KeptAnswer): number => 512 + Math.ceil(1.5 * (bytes.get('identity')?.length ?? 0))
  const pages = new LRUCache<string, KeptAnswer>({ maxSize, sizeCalculation })
  return {
    get: (key) => pages.get(key),
    set: (key, page, ttlMs) => {
      if (ttlMs > 0) pages.set(key, page, Number.isFinite(ttlMs) ? { ttl: ttlMs } : {})
    },
  }
}
