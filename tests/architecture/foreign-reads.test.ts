import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foreignReads } from './foreign-reads.ts'
import { tablesOfSites } from './foreign-upserts.ts'

const read = (path: string): string => readFileSync(path, 'utf8')
const tables = tablesOfSites(globSync('server/database/tables/*.ts').map(read))
const files = globSync(['server/**/*.ts', 'scripts/**/*.ts']).filter((path) => !/\.test\.ts$|^server\/migrations\//.test(path))
const found = new Map(files.map((path) => [path, foreignReads(read(path), tables)] as const).filter(([, named]) => named.length > 0))

const isRetention = (path: string): boolean => /(?:^|[/-])retention-job\.ts$/.test(path)

/** The selects that mean rows of all sites, or are given their site elsewhere, by their files, with the reason. */
const ofAllSites: Readonly<Record<string, { readonly tables: readonly string[]; readonly because: string }>> = {
  'server/content/drafts/adopt-words.ts': { tables: ['page_documents'], because: 'the start completes the pages of all sites' },
  'server/content/drafts/planning/check-plans.ts': {
    tables: ['publications', 'publications'],
    because: 'a job checks the plans of all sites by their dates',
  },
  'server/content/drafts/planning/items/settle-items.ts': {
    tables: ['publications', 'publications', 'items'],
    because: 'a job lays the planned items of all sites; a condition of a value names the site of an act',
  },
  'server/content/media/orphaned-files.ts': {
    tables: ['media', 'media_variants', 'media', 'item_versions', 'item_versions'],
    because: 'a folder is deleted when no site names it',
  },
  'server/content/new-site/find-place.ts': {
    tables: ['site_domains', 'site_domains'],
    because: 'a host belongs to one site of all, and its domain to one person',
  },
  'server/content/page-life/erase-trash-job.ts': {
    tables: ['sections', 'page_documents'],
    because: 'a job erases what has been in the trash of any site',
  },
  'server/content/translations/replay-revisions.ts': { tables: ['page_documents'], because: 'the start completes the pages of all sites' },
  'server/mail/delivery/mail-worker.ts': { tables: ['mails'], because: 'one worker hands the waiting mails of all sites to the queue' },
  'server/mail/outbox/outbox-metrics.ts': { tables: ['mails', 'mails'], because: 'metrics count the mails of all sites' },
  'server/people/accounts/bootstrap-admins.ts': { tables: ['users'], because: 'the start looks for sites without an administrator' },
  'server/people/accounts/erasure/inactive-accounts-job.ts': { tables: ['users'], because: 'a job chooses the accounts by their last use' },
  'server/people/accounts/sign-in/reset-two-factor.ts': {
    tables: ['users'],
    because: 'a maintenance command names an account by its address on all sites',
  },
  'server/people/accounts/sign-in/verify-secret-key.ts': {
    tables: ['users'],
    because: 'the start tries the key on the accounts of all sites',
  },
  'server/people/personal-data/last-activity.ts': { tables: ['users'], because: 'a job notes the acts of the accounts of all sites' },
  'server/people/privacy/privacy-register.ts': {
    tables: ['privacy_requests'],
    because: 'a maintenance command lists the open requests of all sites',
  },
  'server/people/sessions/cookie-domain-setting.ts': {
    tables: ['site_domains'],
    because: 'a domain for cookies covers no host of another site',
  },
  'server/platform/resources/forget-items.ts': { tables: ['items', 'item_versions'], because: 'a job forgets old items of all sites' },
  'server/platform/resources/words/adopt-items.ts': { tables: ['items'], because: 'the start completes the items of all sites' },
  'server/shop/order-events/close-orders-job.ts': { tables: ['orders'], because: 'a job closes the orders of all sites' },
  'server/shop/order-events/expire-orders.ts': { tables: ['orders'], because: 'a job chooses the orders by their dates' },
  'server/shop/orders/unreviewed-withdrawals.ts': {
    tables: ['withdrawals'],
    because: 'a query is begun, and its callers add their orders',
  },
  'server/shop/payments/handle-webhook.ts': { tables: ['payments'], because: 'the provider names a payment by its own mark' },
  'server/shop/payments/reconcile.ts': { tables: ['payments'], because: 'one worker claims the silent payments of all sites' },
  'server/shop/payments/record-refund.ts': { tables: ['refunds'], because: 'the provider names a refund by its own mark' },
  'server/shop/payments/send-refunds.ts': { tables: ['refunds'], because: 'one worker claims the due refunds of all sites' },
  'server/shop/payments/settle-payment.ts': { tables: ['payments'], because: 'a payment that the provider has named tells its site' },
  'server/shop/withdrawals/process-pending.ts': {
    tables: ['withdrawals'],
    because: 'one worker takes the waiting withdrawals of all sites',
  },
  'server/shop/withdrawals/withdrawable-order.ts': {
    tables: ['withdrawals'],
    because: 'the worker locks the orders of withdrawals that it has taken',
  },
  'server/sites/directory/repository.ts': {
    tables: [
      'page_documents',
      'publications',
      'blogs',
      'elements',
      'elements',
      'news',
      'albums',
      'services',
      'seen_shells',
      'seen_sections',
      'opening_hours',
    ],
    because: 'the directory reads the next changes of all sites, or of one by an outer condition',
  },
}

describe('a select of rows of a table of sites', () => {
  it('names the site in its condition', () => {
    expect(tables.size).toBeGreaterThan(130)
    const others = [...found].filter(([path]) => !isRetention(path))
    const allowed = Object.entries(ofAllSites).map(([path, each]) => [path, each.tables])
    expect(Object.fromEntries(others)).toEqual(Object.fromEntries(allowed))
  })

  it('means all sites in a retention job, which chooses its rows by their age', () => {
    const jobs = [...found.keys()].filter(isRetention)
    expect(jobs.filter((path) => !/\bdefineJob(?:<\w+>)?\(/.test(read(path)))).toEqual([])
  })

  it.each([
    ['a row by its id', "db.selectFrom('orders').select(['site_id', 'total']).where('id', '=', id).executeTakeFirst()"],
    ['rows under another name', "db.selectFrom('menu_items as m').selectAll().where('m.id', 'in', ids).execute()"],
    ['a table of a value', "db.selectFrom(table).select('hash').where('id', '=', id).executeTakeFirst()"],
    ['one of two tables', "db.selectFrom(['sites as s', 'orders as o']).select('o.id').where('o.id', '=', id).execute()"],
    ['a table whose type has the site of its base', "db.selectFrom('news_texts').selectAll().where('news_id', '=', id).execute()"],
    [
      'columns that are compared with each other',
      "db.selectFrom('orders as o').select('o.id').whereRef('o.total', '=', 'o.fees_paid').execute()",
    ],
    [
      'a joined row of another table',
      "db.selectFrom('orders as o').innerJoin('users as u', 'u.id', 'o.user_id').whereRef('u.email', '=', 'o.email').execute()",
    ],
    [
      'a select in a condition',
      "trx.deleteFrom('users').where('site_id', '=', 1).where('id', 'in', db.selectFrom('orders').select('user_id'))",
    ],
    ['SQL with an id', 'sql`select total, site_id from orders where id = ${id}`'],
    ['SQL that sorts by the site', 'sql`select id from orders o where o.id = any(${ids}) order by o.site_id`'],
    ['SQL with a table of a value', 'sql`select * from ${sql.table(texts.table)} where ${sql.ref(key)} = any(${[...ids]})`'],
    ['SQL without a condition', 'sql`select count(*) from orders`'],
    ['SQL with a joined row', 'sql`select o.id from orders o join users u on u.id = o.user_id where o.id = ${id}`'],
    ['SQL beside a select that names the site', 'sql`select (select 1 from users where id = 2), (select 1 from orders where site_id = 3)`'],
    ['a part of SQL', "sql.raw('exists (select from orders where id = 1)')"],
  ])('is found where it does not: %s', (_, code) => {
    expect(foreignReads(code, tables)).toHaveLength(1)
  })

  it.each([
    ['a condition', "db.selectFrom('orders').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()"],
    ['a condition after a join', "db.selectFrom('orders as o').innerJoin('users as u', 'u.id', 'o.user_id').where('o.site_id', '=', 1)"],
    ['a condition for one site of all', "db.selectFrom('orders').select('id').$if(one, (all) => all.where('site_id', '=', id))"],
    ['a row that is read outside', "eb.selectFrom('order_lines as l').select('l.total').whereRef('l.order_id', '=', 'o.id').as('lines')"],
    ['a query as its table', "db.selectFrom(chosen.as('p')).selectAll('p').where('p.id', '=', id).execute()"],
    ['a table of no site', "db.selectFrom('sites').selectAll().where('id', '=', id).executeTakeFirst()"],
    ['SQL', 'sql`select o.id from orders o where o.site_id = ${siteId} and o.id = ${id}`'],
    ['SQL with a row that is read outside', 'sql`exists (select from order_lines l where l.order_id = o.id and l.total > ${least})`'],
    ['SQL with a row of another text', 'sql`exists (select from drafts d where d.document_id = ${plan}.document_id)`'],
    ['SQL with a row of an outer table', "sql`exists (select from account_tokens t where t.purpose = 'RESET' and t.user_id = users.id)`"],
    ['a deletion', 'sql`delete from orders where id = ${id}`'],
    ['words that are no table', 'sql`extract(epoch from users.created_at) is distinct from orders.total`'],
  ])('passes with %s', (_, code) => {
    expect(foreignReads(code, tables)).toEqual([])
  })
})
