import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memberList } from '#schemas/admin/members/member-calls.ts'
import { COUNTED_ITEMS } from '#schemas/admin/resources/calls/item-shapes.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { ordersAndFilters } from '#tests/support/lists/declared-queries.ts'
import { wholeReadings } from '#tests/support/media/whole-readings.ts'
import { isFull } from '#tests/support/sampling.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { listMembers } from './list-members.ts'

const MEMBERS = isFull ? 100_000 : 10_000
/** Rows of one statement, which ends within its time. */
const chunk = 10_000
const asked: CompiledQuery[] = []
let test: TestFeatures
let db: Kysely<Tables>

beforeAll(async () => {
  test = await testFeatures()
  const { pool } = test.database
  for (let from = 1; from <= MEMBERS; from += chunk)
    await pool.query(
      `insert into users (site_id, email, role, firstname, lastname, created_at, last_seen_at)
       select 37, 'personne' || n || '@exemple.fr', case when n % 1000 = 0 then 'ADMIN' else 'MEMBER' end, 'Camille' || n, 'Roy',
         now() - interval '300 days' + n * interval '10 seconds', now() - interval '30 days' + (n * 7919 % 1000000) * interval '1 second'
       from generate_series($1::int, $2::int) n`,
      [from, Math.min(MEMBERS, from + chunk - 1)],
    )
  await pool.query('vacuum (freeze, analyze) users')
  db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query) })
})
afterAll(() => test.close())

const list = (query: string) => listMembers(db, test.scope(37), parseListQuery(listGrammarOf(memberList), new URLSearchParams(query)))
const farPage = `nbItem=50&page=${Math.floor(Math.min(MEMBERS, COUNTED_ITEMS) / 50) - 1}`

it.each([...['', farPage, 'search=personne4321@', 'search=camille432%20roy'], ...ordersAndFilters(listGrammarOf(memberList))])(
  'reads the page « %s » of many members by an index',
  async (query) => {
    asked.length = 0
    await list(query)
    expect(asked.length).toBeGreaterThan(0)
    expect(await wholeReadings(test.database.pool, asked)).toEqual([])
  },
)

it('lists the newest member first, and no person of the team', async () => {
  const { members } = await list('nbItem=2')
  expect(members.map(({ email }) => email)).toEqual([`personne${MEMBERS - 1}@exemple.fr`, `personne${MEMBERS - 2}@exemple.fr`])
})
