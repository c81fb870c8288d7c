import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { resourceGrammar } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import { createStores } from '#server/composition/stores.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { listItems } from '#server/platform/resources/list/list-items.ts'
import { ordersAndFilters } from '#tests/support/lists/declared-queries.ts'
import type { TestFeatures } from '#tests/support/server/features.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

/** A query for each order in both directions, each filter, a search and a far page of a resource. */
export function declaredQueries(resource: Resource): string[] {
  const grammar = resourceGrammar(resource)
  return ['', ...ordersAndFilters(grammar), ...(grammar.search ? ['search=mot17x'] : [])]
}

/** The tables that a plan reads from end to end. */
function wholeReadings(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []
  return [...own, ...(plan.Plans ?? []).flatMap(wholeReadings)]
}

/** The lists of a site, with the queries that they ask PostgreSQL. */
export function watchedLists({ database: { pool }, features }: Pick<TestFeatures, 'database' | 'features'>, siteId: number) {
  const asked: CompiledQuery[] = []
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query) })
  const stores = new Map(createStores({ db, media: features.media }).map((stored) => [stored.resource.name, stored]))
  const site = features.directory.find(siteId)
  if (!site) throw new Error(`no site ${siteId}`)
  const list = async (resource: Resource, query: string) => {
    const stored = stores.get(resource.name)
    if (!stored) throw new Error(`${resource.name} has no store`)
    asked.length = 0
    const parsed = parseListQuery(resourceGrammar(resource), new URLSearchParams(query))
    return listItems(db, { stored, scope: { site, locale: site.defaultLocale }, query: parsed })
  }
  return {
    list,
    /** Tables of more than a thousand rows that a list reads from end to end; `settings` are those of the planner. */
    async wholeReadings(resource: Resource, query: string, settings = ''): Promise<string[]> {
      await list(resource, query)
      const client = await pool.connect()
      try {
        const { rows } = await client.query<{ name: string }>('select relname as name from pg_class where reltuples > 1000')
        const large = new Set(rows.map(({ name }) => name))
        await client.query(`begin; ${settings}`)
        const found: string[] = []
        for (const { sql, parameters } of asked) {
          const explained = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${sql}`, [...parameters])
          found.push(...wholeReadings(explained.rows[0]!['QUERY PLAN'][0].Plan))
        }
        return found.filter((name) => large.has(name))
      } finally {
        await client.query('rollback')
        client.release()
      }
    },
  }
}
