import type { CompiledQuery } from 'kysely'
import type { Pool } from 'pg'

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

function tablesRead(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []
  return [...own, ...(plan.Plans ?? []).flatMap(tablesRead)]
}

/**
 * Finds the queries that no index serves for a table of more than a thousand rows, with those tables.
 * Reading from end to end is switched off: what is read so all the same has no index. Costs, which depend on the pages in memory, decide nothing.
 */
export async function wholeReadings(pool: Pool, queries: readonly CompiledQuery[]): Promise<{ query: string; tables: string[] }[]> {
  const { rows } = await pool.query<{ name: string }>('select relname as name from pg_class where reltuples > 1000')
  const large = new Set(rows.map(({ name }) => name))
  const found = []
  const client = await pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    for (const { sql, parameters } of queries) {
      const { rows: plans } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${sql}`, [...parameters])
      const tables = plans.flatMap((row) => tablesRead(row['QUERY PLAN'][0].Plan)).filter((table) => large.has(table))
      if (tables.length > 0) found.push({ query: sql, tables })
    }
  } finally {
    await client.query('reset enable_seqscan')
    client.release()
  }
  return found
}
