import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailList } from '#schemas/admin/mails/mail-calls.ts'
import { COUNTED_ITEMS } from '#schemas/admin/resources/calls/item-shapes.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { ordersAndFilters } from '#tests/support/lists/declared-queries.ts'
import { wholeReadings } from '#tests/support/media/whole-readings.ts'
import { isFull } from '#tests/support/sampling.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { shortestInTurn } from '#tests/support/time-ratio.ts'
import { createListMails } from './list-mails.ts'

const MAILS = isFull ? 100_000 : 10_000
/** Rows of one statement, which ends within its time. */
const chunk = 10_000
const asked: CompiledQuery[] = []
let test: TestFeatures
let db: Kysely<Tables>

beforeAll(async () => {
  test = await testFeatures()
  const { pool } = test.database
  const fill = (siteId: number, from: number, to: number) =>
    pool.query(
      `insert into mails (site_id, kind, key, recipient, locale, data, message_id, state, created_at, ended_at)
       select $1, (array['ORDER_PLACED', 'ORDER_TEAM', 'MESSAGE_ACK', 'INBOX_REPLY'])[1 + n % 4], n::text,
         'personne' || n || '@exemple.fr', 'fr_FR', '{}', '<' || $1::int || '.' || n || '@exemple.fr>',
         case when n % 50 = 0 then 'FAILED' when n % 51 = 0 then 'QUEUED' else 'SENT' end, now() - interval '20 days' + n * interval '10 seconds',
         case when n % 50 = 0 or n % 51 <> 0 then now() end
       from generate_series($2::int, $3::int) n`,
      [siteId, from, to],
    )
  await fill(38, 1, 100)
  for (let from = 1; from <= MAILS; from += chunk) await fill(37, from, Math.min(MAILS, from + chunk - 1))
  await pool.query('vacuum (freeze, analyze) mails')
  db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query) })
})
afterAll(() => test.close())

const list = (query: string, siteId = 37) =>
  createListMails(db)(test.scope(siteId), parseListQuery(listGrammarOf(mailList), new URLSearchParams(query)))

const farPage = (rows: number) => `nbItem=50&page=${Math.floor(Math.min(rows, COUNTED_ITEMS) / 50) - 1}`
const queries = [
  ...['', 'orderBy=createdAt', 'orderBy=createdAt:desc', 'state=SENT', 'state=FAILED', 'state=QUEUED', 'state=FAILED&orderBy=createdAt'],
  ...['kind=ORDER_PLACED', 'kind=ORDER_PLACED&state=FAILED', 'search=personne4321@', 'search=personne432&state=SENT'],
]

it.each([...queries, farPage(MAILS), ...ordersAndFilters(listGrammarOf(mailList))])(
  'reads the page « %s » of many mails by an index',
  async (query) => {
    asked.length = 0
    await list(query)
    expect(asked.length).toBeGreaterThan(0)
    expect(await wholeReadings(test.database.pool, asked)).toEqual([])
  },
)

it('lists the last mail first, those of one state or recipient alone, and none of another site', async () => {
  const { mails, hasMore } = await list('nbItem=2')
  expect([mails.map(({ recipient }) => recipient), hasMore]).toEqual([
    [`personne${MAILS}@exemple.fr`, `personne${MAILS - 1}@exemple.fr`],
    isFull,
  ])
  const failed = await list('state=FAILED', 38)
  expect(failed.mails.map(({ recipient, state }) => [recipient, state])).toEqual([
    ['personne100@exemple.fr', 'FAILED'],
    ['personne50@exemple.fr', 'FAILED'],
  ])
  expect((await list('search=PERSONNE77@', 38)).mails).toMatchObject([{ recipient: 'personne77@exemple.fr' }])
})

if (isFull)
  it('answers each query over 100,000 mails in no more than six times the time of 100', async () => {
    for (const query of [...queries, farPage(MAILS)]) {
      const few = query === farPage(MAILS) ? farPage(100) : query
      const [ofMany = 0, ofFew = 0] = await shortestInTurn([() => list(query), () => list(few, 38)])
      expect([query, ofMany <= 6 * ofFew ? 'quick' : `${ofMany} ms, and ${ofFew} ms for few`]).toEqual([query, 'quick'])
    }
  })
