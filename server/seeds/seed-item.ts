import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Features } from '#server/composition/features.ts'

/** The context in which an item is applied. */
export interface SeedContext {
  readonly db: Kysely<Tables>
  readonly features: Features
  readonly siteId: number
  /** The locales of the seed, the default one first. */
  readonly locales: readonly string[]
  /** The ids of tokens such as `media:bureau`, and of pages by name. */
  readonly ids: Map<string, number>
}

/** An item of a seed with a stable key. */
export interface SeedItem {
  readonly key: string
  /** The content of the item. It is applied again when this changes. */
  readonly source: unknown
  /** Stores the item over its known row and returns its id, if it has one. */
  apply(context: SeedContext, known: number | null): Promise<number | null>
  /** Returns the id of an existing row in the place of the item; absent for items with a name instead of an id. */
  find?(context: SeedContext): Promise<number | null>
  /** Returns the stored item without ids and generated dates; null when it does not exist. */
  read(context: SeedContext, known: number | null): Promise<unknown>
}

const token = /^(?:media|folder|blog):[a-z0-9-]+$/

/** Replaces every token by its id. An unknown token is an error in the seed. */
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

/** Returns the id of an optional token. */
export function idOf(name: string | null | undefined, ids: ReadonlyMap<string, number>): number | null {
  return name == null ? null : (resolveTokens(name, ids) as number)
}
