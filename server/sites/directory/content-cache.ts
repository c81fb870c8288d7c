import { LRUCache } from 'lru-cache'
import type { Scope } from '#server/platform/scope/site.ts'

/** Caches reads of a site until its content changes. Concurrent readers share one read. */
export interface ContentCache {
  read<Value extends object>(scope: Scope, key: string, load: () => Promise<Value>): Promise<Value>
}

interface SiteReadings {
  readonly version: string
  readonly byKey: Map<string, Promise<object>>
}

/** Creates a cache for the given number of sites with their current content. Keys are few, so the size of values is not counted. */
export function createContentCache(maxSites = 200): ContentCache {
  const sites = new LRUCache<number, SiteReadings>({ max: maxSites })

  const readingsOf = ({ id, contentVersion: version }: Scope['site']): Map<string, Promise<object>> => {
    const known = sites.get(id)
    if (known?.version === version) return known.byKey
    const byKey = new Map<string, Promise<object>>()
    sites.set(id, { version, byKey })
    return byKey
  }

  return {
    read<Value extends object>({ site, locale }: Scope, key: string, load: () => Promise<Value>): Promise<Value> {
      const readings = readingsOf(site)
      const fullKey = `${site.url} ${locale} ${key}`
      const known = readings.get(fullKey)
      // Each key has one loader, so the type of its value is known.
      if (known) return known as Promise<Value>
      const reading = load()
      readings.set(fullKey, reading)
      reading.catch(() => readings.delete(fullKey))
      return reading
    },
  }
}
