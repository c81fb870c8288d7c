import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Features } from '#server/composition/features.ts'

/** What an item of a seed is applied with. */
export interface SeedContext {
  readonly db: Kysely<Tables>
  readonly features: Features
  readonly siteId: number
  /** The numbers that tokens such as `media:bureau` stand for, and those of pages by name. */
  readonly ids: Map<string, number>
}

/** One thing that a seed gives to a site, under a key that never changes. */
export interface SeedItem {
  readonly key: string
  /** When this is another, the item is applied again. */
  readonly source: unknown
  /** Stores the item, over the row of that number when it was stored before; the answer is its number, if it has one. */
  apply(context: SeedContext, known: number | null): Promise<number | null>
  /** The number of a row that stands in the item's place although the seed does not know it; absent for what has a name instead of a number. */
  find?(context: SeedContext): Promise<number | null>
  /** The item as stored, without numbers and dates that mean nothing; null when it is not there. */
  read(context: SeedContext, known: number | null): Promise<unknown>
}

const token = /^(?:media|folder|blog):[a-z0-9-]+$/

/** The value with every token replaced by its number; an unknown one is a fault of the seed. */
export function resolveTokens(value: unknown, ids: ReadonlyMap<string, number>): unknown {
  if (typeof value === 'string') {
    if (!token.test(value)) return value
    const id = ids.get(value)
    if (id === undefined) throw new Error(`the seed names ${value}, which it does not hold`)
    return id
  }
  if (Array.isArray(value)) return value.map((item) => resolveTokens(item, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolveTokens(inner, ids)]))
}

/** The number of a token that may be absent. */
export function idOf(name: string | null | undefined, ids: ReadonlyMap<string, number>): number | null {
  return name == null ? null : (resolveTokens(name, ids) as number)
}
