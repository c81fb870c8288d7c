import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Tables } from '#server/database/tables/tables.ts'
import { silentLog } from '#server/database/log.ts'
import { runIndexWorker } from '#server/content/search/index-text/index-worker.ts'
import { bootstrapAdmins } from '#server/people/accounts/bootstrap-admins.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { readSites } from './repository.ts'
import { createSiteDirectory } from './site-directory.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly Plans?: readonly Plan[]
}

const SITES = 2_000
const ORDERS = 20_000

let test: TestFeatures
const asked: CompiledQuery[] = []
let db: Kysely<Tables>

beforeAll(async () => {
  test = await testFeatures()
  const { pool } = test.database
  const client = await pool.connect()
  await client.query('begin; set local session_replication_role = replica; set local statement_timeout = 0')
  await client.query(
    `insert into sites (id, name, default_locale) select 1000 + n, 'Maison ' || n, 'fr_FR' from generate_series(1, ${SITES}) n`,
  )
  await client.query(
    `insert into site_domains (host, site_id, kind) select 'maison-' || n || '.localhost', 1000 + n, 'dev' from generate_series(1, ${SITES}) n`,
  )
  await client.query(`insert into site_languages (site_id, locale) select 1000 + n, 'fr_FR' from generate_series(1, ${SITES}) n`)
  await client.query(
    `insert into users (site_id, email, password_hash, role, admin_profile) select id, 'gerante@example.org', 'x', 'SUPER_ADMIN', 'ALL' from sites`,
  )
  await client.query(
    `insert into orders (site_id, reference, token_hash, payment_status, payment_method, delivery_type, email, firstname, lastname, locale,
      billing_address, subtotal, fees_price, fees_paid, total, vat, sale_terms_hash)
    select 38, 'R' || n, sha256(n::text::bytea), 'PAID', 'CARD', 'NO_DELIVERY', 'a@example.org', 'A', 'B', 'fr_FR', '{}', 0, 0, 0, 0, '[]', 'x'
    from generate_series(1, ${ORDERS}) n`,
  )
  await client.query('commit')
  client.release()
  await pool.query('analyze sites; analyze orders; analyze site_domains')
  db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query) })
})
afterAll(() => test.close())

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

it('reads at most one order of each site to know which sites have orders', async () => {
  asked.length = 0
  const { sites } = await readSites(db)
  expect(sites.filter(({ has_orders }) => has_orders).map(({ id }) => id)).toEqual([37, 38])
  const query = asked.find(({ sql }) => sql.includes('has_orders'))
  const { rows } = await test.database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${query?.sql ?? ''}`,
    [...(query?.parameters ?? [])],
  )
  const readings = nodesOf(rows[0]!['QUERY PLAN'][0].Plan).filter((node) => node['Relation Name'] === 'orders')
  expect(readings.length).toBeGreaterThan(0)
  for (const node of readings) {
    expect(node['Node Type']).not.toBe('Seq Scan')
    expect(node['Actual Rows'] * node['Actual Loops']).toBeLessThanOrEqual(SITES)
  }
})

it('starts the directory and the administrators of 2,000 sites with six statements', async () => {
  asked.length = 0
  const directory = await createSiteDirectory({ db, publicUrl: 'http://localhost:3000' })
  expect(directory.all()).toHaveLength(SITES + 2)
  expect(directory.resolve('maison-7.localhost').id).toBe(1007)
  const ofDirectory = asked.length
  const { passwords, audit } = test.features
  expect(await bootstrapAdmins({ db, passwords, audit, sites: directory.all() })).toEqual([])
  expect([ofDirectory, asked.length - ofDirectory]).toEqual([5, 1])
  await directory.rest()
})

it('starts the search of 2,000 sites with one reading, and waits for the first fifty', async () => {
  const refreshed: (number | undefined)[] = []
  let looked = 0
  const sites = new Map(test.features.directory.all().map((site) => [site.id, site]))
  const one = sites.get(37)!
  for (let n = 1; n <= SITES; n += 1) sites.set(1000 + n, { ...one, id: 1000 + n })
  const directory = {
    ...{
      all: () => [...sites.values()],
      find: (id: number) => ((looked += 1), sites.get(id)),
      resolve: () => one,
      onEdge: () => undefined,
    },
    refresh: (id?: number) => Promise.resolve(void refreshed.push(id)),
    rest: () => Promise.resolve(),
  }
  const features = { ...test.features, directory }
  const worker = await runIndexWorker({
    database: test.database,
    features,
    answer: () => Promise.resolve([]),
    clock: systemClock,
    log: silentLog,
  })
  expect(refreshed).toEqual([undefined])
  expect(looked).toBeLessThan(100)
  await worker.rest()
})
