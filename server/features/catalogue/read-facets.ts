import { sql, type Kysely } from 'kysely'
import type { ProductFacets } from '#schemas/api/product.ts'
import type { Tables } from '#server/database/tables.ts'
import type { ContentCache } from '#server/features/content-cache.ts'
import { readTags } from '#server/features/contents/read-tags.ts'
import type { Scope } from '#server/features/sites/site.ts'
import { readNames } from './read-names.ts'

/** So many tags are offered: those that most products bear. */
const mostTags = 12

interface Counted<Value> {
  readonly value: Value
  readonly count: number
}

async function loadFacets(reading: { db: Kysely<Tables>; cache: ContentCache }, scope: Scope): Promise<ProductFacets> {
  const { db } = reading
  const seen = sql`e.site_id = ${scope.site.id} and e.locale = ${scope.locale} and e.published_at <= now()`
  const [kinds, tags, years, names] = await Promise.all([
    sql<Counted<string>>`select kind as value, count(*)::int as count from product_entries e where ${seen} group by kind`.execute(db),
    sql<Counted<string>>`select value, count(*)::int as count from product_entries e, unnest(e.tags) as value where ${seen}
      group by value order by 2 desc, 1 limit ${mostTags}`.execute(db),
    sql<Counted<number>>`select value, count(*)::int as count from product_entries e, unnest(e.years) as value where ${seen}
      group by value order by 1 desc`.execute(db),
    readNames(reading, scope),
  ])
  const countOf = new Map(kinds.rows.map(({ value, count }) => [value, count]))
  const labelsOf = await readTags(db, scope, [{ tags: tags.rows.map(({ value }) => value) }])
  return {
    kinds: [...names.kinds.values()].flatMap((kind) => {
      const count = countOf.get(kind.value)
      return count === undefined ? [] : [{ ...kind, count }]
    }),
    tags: tags.rows.flatMap(({ value, count }) => labelsOf({ tags: [value] }).map((tag) => ({ ...tag, count }))),
    years: years.rows.map(({ value, count }) => ({ year: value, count })),
  }
}

/** By what a site's catalogue can be narrowed: counted once for each version of its content. */
export function readFacets(reading: { db: Kysely<Tables>; cache: ContentCache }, scope: Scope): Promise<ProductFacets> {
  return reading.cache.read(scope, 'catalogue facets', () => loadFacets(reading, scope))
}
