import { LRUCache } from 'lru-cache'
import type { Scope } from '#server/platform/scope/site.ts'

/** Keeps what was read of a site's content until that content changes; parallel readers share one read. */
export interface ContentCache {
  read<Value extends object>(scope: Scope, key: string, load: () => Promise<Value>): Promise<Value>
}

interface SiteReadings {
  readonly version: string
  readonly byKey: Map<string, Promise<object>>
}

/** Makes a cache for this many sites; of each, only what belongs to its newest content is kept. Keys are few: the size of what is kept is not counted. */
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
      // Under one key there is always what its one loader gives.
      if (known) return known as Promise<Value>
      const reading = load()
      readings.set(fullKey, reading)
      reading.catch(() => readings.delete(fullKey))
      return reading
    },
  }
}
