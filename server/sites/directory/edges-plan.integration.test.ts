import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Tables } from '#server/database/tables/tables.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { readSites } from './repository.ts'

interface Plan {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly Plans?: readonly Plan[]
}

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

it('one site is read again from its own pages, not from those of every site', async () => {
  const { pool } = test.database
  const asked: CompiledQuery[] = []
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query) })
  await readSites(db, 38)
  const query = asked.find(({ sql }) => sql.includes('seen_documents'))
  const { rows: plans } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, format json) ${query?.sql ?? ''}`, [
    ...(query?.parameters ?? []),
  ])
  const { rows: counts } = await pool.query<{ own: number }>('select count(*)::integer as own from page_documents where site_id = 38')
  const own = counts[0]?.own ?? 0
  const read = nodesOf(plans[0]!['QUERY PLAN'][0].Plan).filter((node) => node['Relation Name'] === 'page_documents')
  expect(own).toBeGreaterThan(0)
  expect(read.length).toBeGreaterThan(0)
  for (const node of read) expect(node['Actual Rows']).toBeLessThanOrEqual(own)
})
