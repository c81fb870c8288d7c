import { LRUCache } from 'lru-cache'
import type { Scope } from './sites/site.ts'

/** Keeps what was read of a site's content until that content changes; parallel readers share one read. */
export interface ContentCache {
  read<Value extends object>(scope: Scope, key: string, load: () => Promise<Value>): Promise<Value>
}

/** Makes a cache of at most `max` readings. */
export function createContentCache(max = 5000): ContentCache {
  const readings = new LRUCache<string, Promise<object>>({ max })
  return {
    read<Value extends object>({ site, locale }: Scope, key: string, load: () => Promise<Value>): Promise<Value> {
      const fullKey = `${site.id} ${site.contentVersion} ${locale} ${key}`
      const known = readings.get(fullKey)
      if (known) return known as Promise<Value>
      const reading = load()
      readings.set(fullKey, reading)
      reading.catch(() => {
        if (readings.peek(fullKey) === reading) readings.delete(fullKey)
      })
      return reading
    },
  }
}
