import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditList } from '#schemas/admin/audit/audit-calls.ts'
import { COUNTED_ITEMS } from '#schemas/admin/resources/calls/item-shapes.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { ordersAndFilters } from '#tests/support/lists/declared-queries.ts'
import { wholeReadings } from '#tests/support/media/whole-readings.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { listActs } from './list-acts.ts'

const ACTS = 20_000
const asked: CompiledQuery[] = []
let test: TestFeatures
let db: Kysely<Tables>

beforeAll(async () => {
  test = await testFeatures()
  const { pool } = test.database
  // Each entry is bound to the one before by its hash, which no list reads.
  await pool.query(
    `insert into audit_log (site_id, action, target, diff, at, previous_hash, hash)
     select 37, (array['page', 'user', 'news'])[1 + n % 3] || '.change', 'page ' || n, '{}', now() - n * interval '1 minute', n::text, (n + 1)::text
     from generate_series(1, $1::integer) n`,
    [ACTS],
  )
  await pool.query('vacuum (freeze, analyze) audit_log')
  db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query) })
})
afterAll(() => test.close())

const farPage = `nbItem=50&page=${Math.floor(Math.min(ACTS, COUNTED_ITEMS) / 50) - 1}`

it.each(['', farPage, ...ordersAndFilters(listGrammarOf(auditList))])('reads the page « %s » of a long log by an index', async (query) => {
  asked.length = 0
  await listActs(db, test.scope(37), parseListQuery(listGrammarOf(auditList), new URLSearchParams(query)))
  expect(asked.length).toBeGreaterThan(0)
  expect(await wholeReadings(test.database.pool, asked)).toEqual([])
})
