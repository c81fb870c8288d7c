import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { twoSites } from '#tests/support/two-sites.ts'
import { createAudit, type Audit } from './service.ts'

let database: TestDatabase
let audit: Audit

beforeAll(async () => {
  database = await testDatabase(twoSites)
  audit = createAudit(database.db)
})
afterAll(() => database.close())

const act = (siteId: number, target: string, diff = {}) =>
  database.db.transaction().execute((trx) => audit.record(trx, { siteId, actorId: 1, action: 'parameter.save', target, diff }))

/** Changes the log as only someone with the whole database can. */
const tamper = async (statement: string, ...values: unknown[]) => {
  await database.pool.query('alter table audit_log disable trigger never_changed')
  await database.pool.query(statement, values)
  await database.pool.query('alter table audit_log enable trigger never_changed')
}
const ids = async (siteId: number) =>
  (await database.db.selectFrom('audit_log').select('id').where('site_id', '=', siteId).orderBy('id').execute()).map(({ id }) => id)

describe('the log of what administrators do', () => {
  it('is one chain for each site, however many write at once', async () => {
    const acts = Array.from({ length: 40 }, (_, index) =>
      act(37 + (index % 2), `parameter:${index}`, { before: null, after: { é: [1, 'a\u2028'] } }),
    )
    await Promise.all(acts)
    expect(await audit.verify(37)).toMatchObject({ entries: 20, brokenAt: null })
    expect(await audit.verify(38)).toMatchObject({ entries: 20, brokenAt: null })
  })

  it('holds nothing of a transaction that was undone', async () => {
    const undone = database.db.transaction().execute(async (trx) => {
      await audit.record(trx, { siteId: 37, actorId: null, action: 'user.role', target: 'user:1' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await audit.verify(37)).toMatchObject({ entries: 20, brokenAt: null })
  })

  it('lets no row be changed', async () => {
    await expect(database.pool.query("update audit_log set action = 'x'")).rejects.toThrow('never changed')
  })

  it('may lose its oldest entries, which are dropped in time', async () => {
    const [oldest] = await ids(37)
    await database.pool.query('delete from audit_log where id = $1', [oldest])
    expect(await audit.verify(37)).toMatchObject({ entries: 19, brokenAt: null })
  })

  it.each([
    ['an action', "update audit_log set action = 'user.read' where id = $1"],
    ['an actor', 'update audit_log set actor_id = 2 where id = $1'],
    ['an instant', "update audit_log set at = at + interval '1 second' where id = $1"],
    ['a change', `update audit_log set diff = '{"after":2}' where id = $1`],
    ['a target', "update audit_log set target = 'parameter:none' where id = $1"],
    ['a whole entry', 'delete from audit_log where id = $1'],
  ])('shows that %s was tampered with', async (_what, statement) => {
    for (let index = 0; index < 4; index += 1) await act(38, `next:${index}`)
    const all = await ids(38)
    const chosen = all.at(-2)!
    await tamper('create table if not exists kept as select * from audit_log')
    await tamper(statement, chosen)
    const { brokenAt } = await audit.verify(38)
    expect(brokenAt).toBe(statement.startsWith('delete') ? all.at(-1) : chosen)
    await tamper('delete from audit_log where site_id = 38')
    await tamper('insert into audit_log overriding system value select * from kept where site_id = 38')
    await tamper('drop table kept')
    expect((await audit.verify(38)).brokenAt).toBeNull()
  })

  it('shows that its end was cut off to whoever kept its head', async () => {
    await act(37, 'parameter:last')
    const { head } = await audit.verify(37)
    await act(37, 'parameter:after')
    expect((await audit.verify(37, head)).brokenAt).toBeNull()
    await tamper('delete from audit_log where id in (select id from audit_log where site_id = 37 order by id desc limit 2)')
    expect((await audit.verify(37)).brokenAt).toBeNull()
    expect((await audit.verify(37, head)).brokenAt).not.toBeNull()
  })
})
