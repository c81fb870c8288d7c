import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '#server/database/log.ts'
import { createJobs } from '#server/platform/jobs/service.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { auditRetention } from './retention-job.ts'
import { createAudit, type Audit } from './service.ts'

let database: TestDatabase
let audit: Audit
// This job asks for none.
const noFeatures = {}

beforeAll(async () => {
  database = await testDatabase(twoSites)
  audit = createAudit(database.db)
})
afterAll(() => database.close())

const act = (siteId: number, target: string, diff = {}) =>
  database.db.transaction().execute((trx) => audit.record(trx, { siteId, actorId: 1, action: 'parameter.save', target, diff }))

/** Runs the job that drops old entries, as if it were that moment. */
const runAt = (now: number, dryRun = false) =>
  createJobs({ db: database.db, features: noFeatures, dataDir: '', jobs: [auditRetention], clock: () => now, log: silentLog }).run(
    'audit.retention',
    { dryRun },
  )

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

  it('loses what is older than a year, to the second, and says so in an entry of its own', async () => {
    const [first, second, third] = await ids(37)
    const { rows } = await database.pool.query<{ at: Date }>('select at from audit_log where id = $1', [second])
    const at = (seconds: number) => rows[0]!.at.getTime() + 365 * 86_400_000 + seconds * 1000
    const others = await ids(38)
    // All were written within a second or two: the two oldest are made old enough by what the job takes for now.
    await tamper("update audit_log set at = at + interval '1 hour' where site_id = 38 or id > $1", second)
    expect((await runAt(at(-1), true)).counts).toEqual({ erased: 0 })
    expect((await runAt(at(0), true)).counts).toEqual({ erased: 2 })
    expect(await ids(37)).toHaveLength(20)
    expect((await Promise.all([runAt(at(0)), runAt(at(0))])).map(({ counts }) => counts['erased']).toSorted()).toEqual([0, 2])
    const left = await ids(37)
    expect([left.includes(first!), left.includes(second!), left[0], left.length]).toEqual([false, false, third, 19])
    expect(await ids(38)).toEqual(others)
    const newest = await database.db.selectFrom('audit_log').selectAll().where('id', '=', left.at(-1)!).executeTakeFirstOrThrow()
    expect(newest).toMatchObject({ actor_id: null, action: 'audit.retention', diff: { erased: 2 } })
    await tamper("update audit_log set at = at - interval '1 hour' where site_id = 38 or (id > $1 and id <> $2)", second, newest.id)
    expect(await audit.verify(37)).toMatchObject({ entries: 19, brokenAt: null })
  })

  it('goes on to hold when it is dropped time and again, to the last entry', async () => {
    await runAt(Date.now() + 400 * 86_400_000)
    await act(38, 'parameter:between')
    await runAt(Date.now() + 800 * 86_400_000)
    for (const siteId of [37, 38]) {
      expect(await audit.verify(siteId)).toMatchObject({ entries: 1, brokenAt: null })
      await act(siteId, 'parameter:after')
      expect(await audit.verify(siteId)).toMatchObject({ entries: 2, brokenAt: null })
    }
  })

  it('shows that its beginning was deleted from outside', async () => {
    for (let index = 0; index < 3; index += 1) await act(37, `begin:${index}`)
    const all = await ids(37)
    await tamper('create table kept as select * from audit_log')
    for (const count of [1, 3]) {
      await tamper('delete from audit_log where site_id = 37 and id <= $1', all[count - 1])
      expect((await audit.verify(37)).brokenAt).toBe(all[count])
      await tamper('delete from audit_log where site_id = 37')
      await tamper('insert into audit_log overriding system value select * from kept where site_id = 37')
    }
    await tamper('drop table kept')
    expect((await audit.verify(37)).brokenAt).toBeNull()
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

  it('shows that its end or all of it was deleted, also after another act', async () => {
    for (let index = 0; index < 3; index += 1) await act(37, `last:${index}`)
    const all = await ids(37)
    await tamper('create table kept as select * from audit_log')
    await tamper('delete from audit_log where id = $1', all.at(-1))
    expect((await audit.verify(37)).brokenAt).toBe(all.at(-2))
    await tamper('delete from audit_log where site_id = 37')
    expect(await audit.verify(37)).toMatchObject({ entries: 0, brokenAt: 0 })
    await tamper('insert into audit_log overriding system value select * from kept where site_id = 37')
    expect((await audit.verify(37)).brokenAt).toBeNull()
    await tamper('delete from audit_log where id = $1', all.at(-1))
    await act(37, 'after')
    expect((await audit.verify(37)).brokenAt).toBe((await ids(37)).at(-1))
  })

  it('is not taken for cut during a concurrent write', async () => {
    const writing = Array.from({ length: 20 }, (_, index) => act(38, `meanwhile:${index}`))
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => audit.verify(38)))
    await Promise.all(writing)
    expect(verdicts.filter(({ brokenAt }) => brokenAt !== null)).toEqual([])
  })
})
