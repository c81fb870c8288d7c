import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inboxList } from '#schemas/admin/inbox/inbox-calls.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { ordersAndFilters } from '#tests/support/lists/declared-queries.ts'
import { wholeReadings } from '#tests/support/media/whole-readings.ts'
import { isFull } from '#tests/support/sampling.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { shortestInTurn } from '#tests/support/time-ratio.ts'
import { countInbox, listInbox } from './list-inbox.ts'

interface Plan {
  readonly 'Node Type': string
  readonly Plans?: readonly Plan[]
}

const items = isFull ? 100_000 : 5000
/** Rows of one statement, which ends within its time. */
const chunk = 2500
const asked: CompiledQuery[] = []
let test: TestFeatures
let db: Kysely<Tables>

beforeAll(async () => {
  test = await testFeatures()
  const { pool } = test.database
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (site_id, email, role) values (37, 'claire@example.org', 'ADMIN') returning id`,
  )
  const fill = (siteId: number, from: number, to: number) =>
    pool.query(
      `insert into form_answers (site_id, form_id, answers, email, locale, received_at, read_at, is_spam)
       select $3::integer, (select id from forms where site_id = $3 order by id limit 1),
         jsonb_build_object('nom', 'Personne ' || n, 'projet', md5(n::text)),
         'p' || n || '@example.org', 'fr_FR', now() - n * interval '1 minute', case when n % 50 <> 0 then now() end, n % 97 = 0
       from generate_series($1::integer, $2::integer) n`,
      [from, to, siteId],
    )
  if (isFull) await fill(38, 1, 100)
  for (let from = 1; from <= items; from += chunk) {
    await fill(37, from, Math.min(items, from + chunk - 1))
    await pool.query(
      `update inbox_items set state = 'ANSWERED', assignee_id = case when id % 500 = 0 then $1::integer end where state = 'READ' and id % 40 <> 0`,
      [rows[0]?.id],
    )
  }
  // No statement of the program takes as long as this one.
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum (freeze, analyze) inbox_items')
  client.release(true)
  db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query) })
})
afterAll(() => test.close())

const sorts = (plan: Plan): boolean => plan['Node Type'] === 'Sort' || (plan.Plans ?? []).some(sorts)

/** The queries of the inbox that a piece of work makes. */
async function queriesOf(work: () => Promise<unknown>): Promise<readonly CompiledQuery[]> {
  asked.length = 0
  await work()
  const ofInbox = asked.filter(({ sql }) => sql.includes('inbox_items'))
  expect(ofInbox.length).toBeGreaterThan(0)
  return ofInbox
}

async function planOf({ sql, parameters }: CompiledQuery): Promise<Plan> {
  const { rows } = await test.database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${sql}`, [...parameters])
  return rows[0]!['QUERY PLAN'][0].Plan
}

const list = (query: string, siteId = 37) =>
  listInbox(db, test.scope(siteId), parseListQuery(listGrammarOf(inboxList), new URLSearchParams(query)))

/** Queries, each with whether its rows are put in order once they are found. */
const queries: readonly (readonly [query: string, isSorted: boolean])[] = [
  ['', false],
  ['orderBy=receivedAt', false],
  ['orderBy=urgency', false],
  ['orderBy=urgency:desc', false],
  ['nbItem=50&page=40', false],
  ['kind=FORM', false],
  ['kind=FORM&state=NEW,READ&orderBy=urgency', false],
  ['form=1', false],
  ['orderBy=receivedAt&nbItem=50&page=90', !isFull],
  ['state=NEW,READ&orderBy=urgency', false],
  ['state=ANSWERED', false],
  ['state=SPAM', false],
  ['assignee=1', false],
  // Few rows are searched quicker as a whole.
  ...(isFull ? [['search=p4321@example', true] as const] : []),
  ['search=p4050@example.org&state=NEW,READ', true],
]

it.each(queries)('reads the page « %s » of a full inbox by an index', async (query, isSorted) => {
  const read = await queriesOf(() => list(query))
  expect(await wholeReadings(test.database.pool, read)).toEqual([])
  const [page] = read
  if (!isSorted && page) expect(sorts(await planOf(page))).toBe(false)
})

if (isFull)
  it('answers each query over 100,000 items in no more than six times the time of 100', async () => {
    const { rows: forms } = await test.database.pool.query<{ id: number }>('select id from forms where site_id = 38 order by id limit 1')
    const [own] = forms
    for (const [query] of queries) {
      // The far page of a few items is their last one, and their form is another.
      const few = query.replace(/page=\d+/, 'page=2').replace('form=1', `form=${own?.id}`)
      const [ofMany = 0, ofFew = 0] = await shortestInTurn([() => list(query), () => list(few, 38)])
      expect([query, ofMany <= 6 * ofFew ? 'quick' : `${ofMany} ms, and ${ofFew} ms for few`]).toEqual([query, 'quick'])
    }
  })

it.each(ordersAndFilters(listGrammarOf(inboxList)))('reads no table whole for « %s »', async (query) => {
  expect(await wholeReadings(test.database.pool, await queriesOf(() => list(query)))).toEqual([])
})

it('counts what waits by an index', async () => {
  expect(await wholeReadings(test.database.pool, await queriesOf(() => countInbox(db, test.scope(37))))).toEqual([])
  const { NEW, READ } = await countInbox(db, test.scope(37))
  expect(NEW + READ).toBeGreaterThan(items / 100)
})
