import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminProfiles, allRights, hasRight, type AdminProfile, type Right } from '#schemas/admin/resources/rights.ts'
import { todaySchema, type Today } from '#schemas/admin/today/today-shapes.ts'
import { silentLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { createFeatures, type Features } from '#server/composition/features.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { noFiles } from '#tests/support/sites/no-files.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

const now = Date.parse('2026-11-26T10:00:00Z')
const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = []
let database: TestDatabase
let features: Features
let userId: number
let messages = 0

const run = (sql: string, ...values: unknown[]) => database.pool.query<{ id: number }>(sql, values)

beforeAll(async () => {
  database = await testDatabase(twoSites)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
  })
  features = await createFeatures({ db, files: noFiles, publicUrl: 'http://localhost:3000', log: silentLog, clock: () => now })
  const { rows } = await run(
    `insert into users (site_id, email, role, firstname, lastname) values (37, 'claire@example.org', 'ADMIN', 'Claire', 'Roy') returning id`,
  )
  userId = rows[0]!.id
})
afterAll(() => database.close())
beforeEach(() => run('delete from inbox_items where site_id in (37, 38)'))

function readAs(rights: readonly Right[], siteId = 37): Promise<Today> {
  const site = features.directory.find(siteId)!
  const caller = { kind: 'member', siteId, userId, role: 'ADMIN' } as const
  return features.today.read({ scope: { site, locale: 'fr_FR' }, caller: caller as never }, rights)
}
const rightsOf = (profile: AdminProfile) => allRights.filter((right) => hasRight(profile, right))
const waits = ({ waiting }: Today, kind: string) => waiting.find((row) => row.kind === kind)
const measure = ({ measures }: Today, name: string) => measures.find((each) => each.name === name)

const addMessage = (subject: string, at = '2026-11-20T09:00:00Z', siteId = 37) =>
  run(
    `insert into messages (site_id, reference, email, message, subject, received_at, locale)
     values ($1, $2, 'a@example.org', 'Bonjour', $3, $4, 'fr_FR') returning id`,
    siteId,
    `M-2026-${(messages += 1)}`,
    subject,
    at,
  )
const addNews = (status: string, at: string | null = null) =>
  run(`insert into news (site_id, status, published_at) values (37, $1, $2) returning id`, status, at)

describe('what waits', () => {
  it('counts open messages with the first ones, and privacy requests by their deadline', async () => {
    await addMessage('Coffret')
    await addMessage('Visite', '2026-11-21T09:00:00Z')
    await run(
      `insert into privacy_requests (site_id, reference, type, email, firstname, locale, received_at, due_on, alert_on)
       values (37, 'P-1', 'ACCESS', 'i@example.org', 'Inès', 'fr_FR', '2026-11-10', '2026-12-10', '2026-12-01')`,
    )
    const today = await readAs(allRights)
    expect(waits(today, 'MESSAGES')).toMatchObject({ count: 2, samples: [{ title: 'Visite' }, { title: 'Coffret' }] })
    expect(waits(today, 'PRIVACY')).toMatchObject({ count: 1, due: '2026-12-10', samples: [{ title: 'Inès' }] })
    expect(today.waiting[0]?.kind).toBe('PRIVACY')
    expect(todaySchema.safeParse(today).error).toBeUndefined()
  })

  it('counts the near plans of a declared resource', async () => {
    await run('delete from news where site_id = 37')
    await run(`insert into news (site_id, status, published_at) values (37, 'PUBLISHED', now() + interval '2 days')`)
    await run(`insert into news (site_id, status, published_at) values (37, 'PUBLISHED', now() + interval '40 days')`)
    expect(waits(await readAs(allRights), 'ITEM_PLANS')).toMatchObject({ resource: 'news', count: 1 })
  })

  it('counts the reviews without an answer, which an answer or hiding takes away', async () => {
    await run('delete from reviews where site_id = 37')
    const add = (author: string) =>
      run(`insert into reviews (site_id, source, author, rating, published_at) values (37, 'STORED', $1, 4, now()) returning id`, author)
    const [first, second] = [await add('Nadia'), await add('Paul')]
    await add('Inès')
    expect(waits(await readAs(allRights), 'ITEMS')).toMatchObject({ resource: 'review', count: 3 })
    await run(`update reviews set answer = '{"fr_FR": "Merci."}' where id = $1`, first.rows[0]!.id)
    await run('update reviews set is_hidden = true where id = $1', second.rows[0]!.id)
    expect(waits(await readAs(allRights), 'ITEMS')).toMatchObject({ count: 1 })
  })

  it('names the pages that link to a page in the trash, and forgets them once it is back', async () => {
    const save = (url: string, blocks: object[]) =>
      features.pages.save(
        { ...{ url, locale: 'fr_FR', title: url, seo: {}, shell: 'default', middleware: [] }, layout: { blocks } } as never,
        { siteId: 37, baseHash: null, by: 'seed' },
      )
    const target = await save('a-jeter', [])
    const block = { id: 'lien', type: 'button', v: 1, props: { label: 'Y aller', link: '/a-jeter' } }
    await run(
      `insert into content_refs (site_id, from_kind, from_id, from_locale, state, to_kind, to_key)
       values (37, 'PAGE', $1, 'fr_FR', 'PUBLISHED', 'address', '/a-jeter') on conflict do nothing`,
      (await save('qui-mene', [{ ...block, type: 'heading', props: { text: 'Titre', level: 1 } }])).id,
    )
    expect(waits(await readAs(allRights), 'LINKS')).toBeUndefined()
    await run('update page_documents set deleted_at = now() where page_id = $1', target.id)
    expect(waits(await readAs(allRights), 'LINKS')).toMatchObject({ count: 1, samples: [{ title: 'qui-mene' }] })
    await run('update page_documents set deleted_at = null where page_id = $1', target.id)
    expect(waits(await readAs(allRights), 'LINKS')).toBeUndefined()
  })
})

describe('the month', () => {
  it('counts visits and answers until today beside the same days before and a year before', async () => {
    await run('delete from visit_counts')
    const visit = (day: string, count: number) => run(`insert into visit_counts values (37, $1, '/', $2)`, day, count)
    for (const [day, count] of [
      ...([['2026-11-01', 5] as const, ['2026-11-26', 7] as const, ['2026-10-26', 4] as const, ['2026-10-31', 90] as const] as const),
      ...([['2025-11-26', 2] as const, ['2025-11-27', 50] as const, ['2026-11-27', 1] as const] as const),
    ])
      await visit(day, count)
    await addMessage('Le dernier soir d’octobre', '2026-10-31T23:30:00Z')
    const today = await readAs(allRights)
    expect(measure(today, 'VISITS')).toMatchObject({ now: 12, before: 4, lastYear: 2 })
    expect(measure(today, 'VISITS')?.daysBefore.at(-1)).toBe(90)
    // Half past midnight in Paris: November.
    expect(measure(today, 'ANSWERS')).toMatchObject({ now: 1, before: 0 })
  })

  it('has orders and turnover where the shop is on, less what was given back', async () => {
    await run(
      `update orders set payment_status = 'PAID', fulfilment_status = 'NEW', created_at = '2026-11-03T10:00:00Z' where site_id = 38`,
    )
    const { rows } = await database.pool.query<{ count: number; total: number }>(
      'select count(*)::int as count, sum(total)::int as total from orders where site_id = 38',
    )
    const today = await readAs(allRights, 38)
    expect(measure(today, 'ORDERS')?.now).toBe(rows[0]!.count)
    expect(measure(today, 'TURNOVER')?.now).toBe(rows[0]!.total)
    expect(waits(today, 'ORDERS')?.count).toBe(rows[0]!.count)
    await features.parameters.set(38, 'COMPANY_EMAIL', null)
    expect(waits(await readAs(allRights, 38), 'ORDERS')?.mailbox).toBeNull()
    await features.parameters.set(38, 'COMPANY_EMAIL', 'cave@example.org')
    expect(waits(await readAs(allRights, 38), 'ORDERS')?.mailbox).toBe('cave@example.org')
    expect(measure(await readAs(allRights), 'ORDERS')).toBeUndefined()
  })
})

describe('the orders that wait', () => {
  const states = {
    ...{ prepared: ['PAID', 'PREPARING', 'NONE'], transfer: ['AWAITING_TRANSFER', 'NEW', 'NONE'], debit: ['DEBIT_PENDING', 'NEW', 'NONE'] },
    ...{ givenUp: ['PAID', 'DELIVERED', 'CONFIRMED'], begun: ['PENDING_PAYMENT', 'NEW', 'NONE'], expired: ['EXPIRED', 'NEW', 'NONE'] },
    done: ['PAID', 'DELIVERED', 'NONE'],
  } as const
  const addOrder = async (name: string, [payment, fulfilment, withdrawal]: readonly string[], at: string) => {
    const { rows } = await run(
      `insert into orders (site_id, reference, token_hash, payment_status, fulfilment_status, withdrawal_status, payment_method, delivery_type,
        email, firstname, lastname, locale, billing_address, subtotal, fees_price, fees_paid, total, vat, sale_terms_hash, created_at)
       select site_id, $1::text, sha256($1::text::bytea), $2, $3, $4, 'TRANSFER', 'NO_DELIVERY', email, firstname, lastname, locale, billing_address,
        8640, 0, 0, 8640, vat, sale_terms_hash, $5 from orders where site_id = 38 order by id limit 1 returning id`,
      ...[name, payment, fulfilment, withdrawal, at],
    )
    return rows[0]!.id
  }
  const kinds = ['ORDERS', 'UNPAID_ORDERS', 'WITHDRAWALS', 'REFUNDS']

  it('are said with their state, number, amount and time, and count in the month once placed', async () => {
    await run(
      `update orders set payment_status = 'CANCELLED', fulfilment_status = 'CANCELLED', withdrawal_status = 'NONE' where site_id = 38`,
    )
    const at = '2026-11-25T09:00:00.000Z'
    const ids: Record<string, number> = {}
    for (const [name, state] of Object.entries(states)) ids[name] = await addOrder(`ATTEND-${name}`, state, at)
    await run(
      `insert into refunds (site_id, order_id, reason, amount, state, why, created_at) values (38, $1, 'TWICE', 1200, 'BY_HAND', 'TWICE', now())`,
      ids['done'],
    )
    const today = await readAs(allRights, 38)
    const orders = kinds.map((kind) => {
      const row = waits(today, kind)
      return [kind, row?.count, ...(row?.samples.map(({ title, order }) => `${title} ${order?.state ?? '–'} ${order?.amount ?? 0}`) ?? [])]
    })
    expect(orders).toEqual([
      ['ORDERS', 1, 'ATTEND-prepared PREPARING 8640'],
      ['UNPAID_ORDERS', 2, 'ATTEND-transfer AWAITING_TRANSFER 8640', 'ATTEND-debit DEBIT_PENDING 8640'],
      ['WITHDRAWALS', 1, 'ATTEND-givenUp WITHDRAWN 8640'],
      ['REFUNDS', 1, 'ATTEND-done BY_HAND 1200'],
    ])
    expect(waits(today, 'UNPAID_ORDERS')?.samples[0]?.order?.at).toBe('2026-11-25T09:00:00Z')
    expect(measure(today, 'ORDERS')?.now).toBe(5)
    expect(measure(today, 'TURNOVER')?.now).toBe(5 * 8640)
  })

  it.each(adminProfiles)('are shown to %s with the right to see orders alone', async (profile) => {
    const rights = rightsOf(profile)
    const today = await readAs(rights, 38)
    expect(today.waiting.some(({ kind }) => kinds.includes(kind))).toBe(rights.includes('orders.read'))
  })

  it('are read from indexes among 20,000 others', async () => {
    await run(
      `insert into orders (site_id, reference, token_hash, payment_status, fulfilment_status, payment_method, delivery_type,
        email, firstname, lastname, locale, billing_address, subtotal, fees_price, fees_paid, total, vat, sale_terms_hash, created_at)
       select o.site_id, 'PASSE-' || n, sha256(('PASSE-' || n)::bytea), 'PAID', 'DELIVERED', 'TRANSFER', 'NO_DELIVERY', 'e' || n, 'a', 'b', 'fr_FR',
        o.billing_address, 100, 0, 0, 100, o.vat, o.sale_terms_hash, '2020-01-01'::timestamptz + n * interval '1 minute'
       from (select * from orders where site_id = 38 order by id limit 1) o, generate_series(1, 20000) n`,
    )
    await run('analyze orders')
    asked.length = 0
    await readAs(allRights, 38)
    const ofOrders = asked.filter((statement) => /\bfrom orders\b/.test(statement.sql))
    expect(ofOrders.length).toBeGreaterThan(1)
    for (const { sql: statement, parameters } of ofOrders) {
      const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${statement}`, [...parameters])
      expect(rows.map((row) => row['QUERY PLAN']).filter((line) => /Seq Scan on orders/.test(line))).toEqual([])
    }
  })
})

describe('what changed', () => {
  const record = (action: string, target: string) =>
    database.db.transaction().execute((trx) => features.audit.record(trx, { siteId: 37, actorId: userId, action, target }))

  it('tells who did what to which thing, what one person did in a row as one', async () => {
    const { id } = await features.pages.save(
      {
        ...{ url: 'hiver', locale: 'fr_FR', title: 'Le caveau en hiver', seo: {}, shell: 'default', middleware: [] },
        layout: { blocks: [] },
      },
      { siteId: 37, baseHash: null, by: 'seed' },
    )
    await record('page.publish', `page ${id} fr_FR`)
    await run(
      `insert into item_versions (site_id, kind, id, version, act, form, life, changed_by)
       select 37, 'tag', n, 900000 + n, 'update', '{}', '{}', $1 from generate_series(1, 3) n`,
      userId,
    )
    const [tags, page] = (await readAs(allRights)).changes
    expect(tags).toMatchObject({ kind: 'tag', act: 'update', count: 3, by: { name: 'Claire Roy' } })
    expect(page).toMatchObject({ kind: 'page', act: 'publish', id, locale: 'fr_FR', title: 'Le caveau en hiver', count: 1 })
  })
})

describe('what is not published', () => {
  it('names the last edited pages and items with how they stand, and counts all of them', async () => {
    await run('delete from news where site_id = 37')
    for (const number of [1, 2, 3, 4]) {
      const { rows } = await addNews('DRAFT')
      await run(
        `update items set title = $2, changed_at = now() + make_interval(hours => $3) where kind = 'news' and id = $1`,
        rows[0]!.id,
        `Brève ${number}`,
        number,
      )
    }
    const { unpublished } = await readAs(allRights)
    expect(unpublished.count).toBeGreaterThanOrEqual(4)
    expect(unpublished.latest.map(({ kind, title, standing }) => [kind, title, standing])).toEqual([
      ['news', 'Brève 4', 'NEVER'],
      ['news', 'Brève 3', 'NEVER'],
      ['news', 'Brève 2', 'NEVER'],
      ['news', 'Brève 1', 'NEVER'],
    ])
  })
})

describe('the rights of a person', () => {
  it.each(adminProfiles)('narrow each part for %s', async (profile) => {
    await addMessage('Coffret')
    const rights = rightsOf(profile)
    const may = (right: Right) => rights.includes(right)
    const today = await readAs(rights)
    expect(waits(today, 'MESSAGES') !== undefined).toBe(may('inbox.read'))
    expect(measure(today, 'ANSWERS') !== undefined).toBe(may('inbox.read'))
    expect(measure(today, 'VISITS') !== undefined).toBe(may('pages.read'))
    expect(today.changes.every(({ kind }) => (kind === 'page' ? may('pages.read') : may('content.read')))).toBe(true)
    expect(today.unpublished.latest.some(({ kind }) => kind === 'news')).toBe(may('pages.read') && may('content.read'))
    const shop = await readAs(rights, 38)
    expect(measure(shop, 'TURNOVER') !== undefined).toBe(may('orders.read'))
  })
})

it('asks the same number of statements for a site with more messages and news', async () => {
  const count = async () => {
    asked.length = 0
    await readAs(allRights)
    return asked.length
  }
  await count()
  const before = await count()
  for (let each = 0; each < 30; each += 1) await addMessage(`Message ${each}`)
  for (let each = 0; each < 30; each += 1) await addNews('DRAFT')
  expect(await count()).toBe(before)
  expect(before).toBeLessThanOrEqual(20)
})
