import { LRUCache } from 'lru-cache'
import type { Clock } from '#domain/dates/clock.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** Readings for pages, cached until the content of their site changes. */
export interface ReadCache {
  /** Reads once for each version of a site's content, unless it holds no longer than an instant; what fails is read again. */
  keep<Value>(scope: Scope, name: string, read: () => Promise<Value>, holdsUntil?: (value: Value) => number): Promise<Value>
  /** Returns true when a reading is cached or under way, so that asking for it reads nothing. */
  has(scope: Scope, name: string): boolean
}

interface Reading {
  readonly value: Promise<unknown>
  /** When a block comes or goes and the reading no longer holds, in milliseconds. */
  readonly until: number
}

const MAX_CHARACTERS = 32 * 1024 * 1024
/** The size of a reading besides its value, and before it is known. */
const BASE_SIZE = 500

/** Creates a cache of at most `maxSize` characters of JSON. Visitors can make up addresses, so their traces are limited. */
export function createReadings({ clock, maxSize = MAX_CHARACTERS }: { clock: Clock; maxSize?: number }): ReadCache {
  const readings = new LRUCache<string, Reading>({ maxSize })
  const versions = new Map<number, string>()

  const forgetOlder = ({ id, contentVersion }: Scope['site']): void => {
    if (versions.get(id) === contentVersion) return
    versions.set(id, contentVersion)
    for (const key of [...readings.keys()]) if (key.startsWith(`${id} `)) readings.delete(key)
  }

  const keyOf = ({ site, locale }: Scope, name: string): string => `${site.id} ${site.contentVersion} ${site.url} ${locale} ${name}`

  return {
    has: (scope, name) => (readings.peek(keyOf(scope, name))?.until ?? 0) > clock(),
    keep<Value>(
      scope: Scope,
      name: string,
      read: () => Promise<Value>,
      holdsUntil: (value: Value) => number = () => Infinity,
    ): Promise<Value> {
      forgetOlder(scope.site)
      const key = keyOf(scope, name)
      const known = readings.get(key)
      // Under one key there is always what its one reader gives.
      if (known && known.until > clock()) return known.value as Promise<Value>
      const value = read()
      const reading: Reading = { value, until: Infinity }
      readings.set(key, reading, { size: BASE_SIZE + key.length })
      value.then(
        (found) => {
          if (readings.peek(key) !== reading) return
          const until = holdsUntil(found)
          // A new object: under the same one the cache would go on counting the size of before.
          if (until > clock()) readings.set(key, { value, until }, { size: BASE_SIZE + key.length + sizeOf(found) })
          else readings.delete(key)
        },
        () => {
          if (readings.peek(key) === reading) readings.delete(key)
        },
      )
      return value
    },
  }
}

function sizeOf(value: unknown): number {
  return value === undefined ? 0 : JSON.stringify(value).length
}
