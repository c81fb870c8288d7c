import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tablesOfSites } from './foreign-upserts.ts'
import { foreignWrites } from './foreign-writes.ts'

const read = (path: string): string => readFileSync(path, 'utf8')
const tables = tablesOfSites(globSync('server/database/tables/*.ts').map(read))
const files = globSync(['server/**/*.ts', 'scripts/**/*.ts']).filter((path) => !/\.test\.ts$|^server\/migrations\//.test(path))
const written = new Map(files.map((path) => [path, foreignWrites(read(path), tables)] as const).filter(([, found]) => found.length > 0))

const isRetention = (path: string): boolean => /(?:^|[/-])retention-job\.ts$/.test(path)

/** The statements that mean rows of all sites, by their files, with the reason. */
const ofAllSites: Readonly<Record<string, { readonly tables: readonly string[]; readonly because: string }>> = {
  'server/content/media/films/film-room.ts': {
    tables: ['film_uploads'],
    because: 'a job deletes the films of all sites that were given up',
  },
  'server/mail/delivery/deliver-mail.ts': { tables: ['mails'], because: 'a job of the queue names its mail by the id alone' },
  'server/mail/delivery/mail-worker.ts': { tables: ['mails'], because: 'one worker hands the waiting mails of all sites to the queue' },
  'server/people/accounts/registration/expired-accounts-job.ts': {
    tables: ['${table}', 'users', 'users'],
    because: 'a job deletes what has expired',
  },
  'server/people/sessions/login-attempts.ts': { tables: ['login_failures'], because: 'a new row lets the old ones be deleted' },
  'server/platform/idempotency/repository.ts': { tables: ['idempotency_keys'], because: 'requests let the old rows be deleted' },
  'server/shop/order-events/reminder-job.ts': { tables: ['orders'], because: 'a job chooses the orders by their dates' },
  'server/shop/payments/reconcile.ts': { tables: ['payments'], because: 'one worker claims the silent payments of all sites' },
  'server/shop/payments/send-refunds.ts': { tables: ['refunds'], because: 'one worker claims the due refunds of all sites' },
}

describe('a statement that changes or deletes rows of a table of sites', () => {
  it('names the site in its condition', () => {
    expect(tables.size).toBeGreaterThan(130)
    const others = [...written].filter(([path]) => !isRetention(path))
    const allowed = Object.entries(ofAllSites).map(([path, each]) => [path, each.tables])
    expect(Object.fromEntries(others)).toEqual(Object.fromEntries(allowed))
  })

  it('means all sites in a retention job, which chooses its rows by their age', () => {
    const jobs = [...written.keys()].filter(isRetention)
    expect(jobs.length).toBeGreaterThan(5)
    expect(jobs.filter((path) => !/\bdefineJob(?:<\w+>)?\(/.test(read(path)))).toEqual([])
  })

  it.each([
    ['an update by the id', "trx.updateTable('orders').set({ site_id: 1, due_at: null }).where('id', '=', id).execute()"],
    ['a deletion under another name', "trx.deleteFrom('menu_items as m').where('m.id', 'in', ids).execute()"],
    ['a deletion from a table of a value', "trx.deleteFrom(table).where('product_id', '=', id).execute()"],
    ['a table whose type has the site of its base', "trx.deleteFrom('news_texts').where('news_id', '=', id).execute()"],
    ['SQL that reads the site elsewhere', 'sql`update orders o set total = 1 from (select 1 as site_id) n where o.id = ${id}`'],
    ['SQL with a table of a value', 'sql`delete from ${sql.table(store.table)} where id = any(${[...ids]})`'],
    ['SQL without a condition', 'sql`delete from orders`'],
    ['the second of two statements', 'sql`with a as (delete from orders where site_id = 1) update users set role = 1 where id = ${id}`'],
  ])('is found where it does not: %s', (_, code) => {
    expect(foreignWrites(code, tables)).toHaveLength(1)
  })

  it.each([
    ['a condition', "trx.updateTable('orders').set(row).where('site_id', '=', siteId).where('id', '=', id).execute()"],
    [
      'a condition for one site of all',
      "trx.deleteFrom('orders').$if(one, (all) => all.where('site_id', '=', id)).where(isOver).execute()",
    ],
    ['SQL', 'sql`update orders o set total = n.total from ${rows} n where o.site_id = ${siteId} and o.id = n.id`'],
    ['a table of no site', "trx.updateTable('sites').set(row).where('id', '=', id).execute()"],
    ['an upsert', 'sql`insert into orders (id) values (1) on conflict (id) do update set total = 1 where orders.id = 1`'],
  ])('passes with %s', (_, code) => {
    expect(foreignWrites(code, tables)).toEqual([])
  })
})
