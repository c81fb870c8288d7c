import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '#server/database/log.ts'
import { jobs } from '#server/composition/jobs.ts'
import { createJobs } from '#server/platform/jobs/service.ts'
import { waitingMails } from '#tests/support/accounts/account-calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { jobsRunAt, runJob } from '#tests/support/sites/job-runs.ts'
import { endPrograms, startProgram } from '#tests/support/server/processes.ts'
import { connectionUrl } from '#tests/support/server/server-process.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  await test.app.features.parameters.set(37, 'DPO_EMAIL', 'donnees@greffe-plume.example')
})
afterAll(() => test.close())
afterEach(() => endPrograms())

const act = (target: string) =>
  test.database.db
    .transaction()
    .execute((trx) => test.app.features.audit.record(trx, { siteId: 37, actorId: null, action: 'parameter.save', target }))
const ids = async () =>
  (await test.database.db.selectFrom('audit_log').select('id').where('site_id', '=', 37).orderBy('id').execute()).map(({ id }) => id)
const alerts = async () => (await waitingMails(test)).filter(({ kind }) => kind === 'AUDIT_BROKEN')
const verifyByHand = async () => {
  const program = startProgram('scripts/maintenance/run-job.ts', ['audit.verify'], {
    env: { DATABASE_URL: connectionUrl(test.database.connection) },
  })
  const { code } = await program.ended
  return { code, output: program.output() }
}

describe('the check of the audit log, nightly and by hand', () => {
  it('uses the singular for one entry, and reports when the only one is missing', async () => {
    await act('alone')
    expect((await verifyByHand()).output).toContain('site 37\u00a0: 1 acte, empreinte')
    await test.database.pool.query('delete from audit_log; delete from audit_heads')
    expect(await runJob(test, 'audit.verify')).toMatchObject({ entries: 0, broken: 1 })
    await test.database.pool.query('delete from mails; delete from job_runs')
  })

  it('accepts a complete log and returns the hash of its newest entry', async () => {
    for (let index = 0; index < 5; index += 1) await act(`whole:${index}`)
    expect(await runJob(test, 'audit.verify')).toMatchObject({ entries: 5, broken: 0 })
    const { head } = await test.app.features.audit.verify(37)
    const byHand = await verifyByHand()
    expect(byHand.code).toBe(0)
    expect(byHand.output).toContain(`site 37\u00a0: 5 actes, empreinte du dernier ${head}`)
    expect(await alerts()).toEqual([])
  })

  it.each([
    ['the first', 0],
    ['one in the midst', 2],
    ['the last', -1],
  ])('reports to contact, log and shell that %s is missing, once by mail', async (_which, at) => {
    await test.database.db.deleteFrom('mails').execute()
    const all = await ids()
    await test.database.pool.query('create table kept as select * from audit_log')
    await test.database.db
      .deleteFrom('audit_log')
      .where('id', '=', all.at(at) ?? 0)
      .execute()
    const told: unknown[] = []
    const log = { ...silentLog, error: (...said: unknown[]) => void told.push(said) }
    const { features } = test.app
    const service = createJobs({ db: test.database.db, features, dataDir: '', jobs, clock: () => jobsRunAt.getTime(), log })
    for (let night = 0; night < 2; night += 1) expect((await service.run('audit.verify')).counts).toMatchObject({ broken: 1 })
    expect(JSON.stringify(told)).toMatch(/site 37\s: .*ne tient plus/)
    expect(told).toHaveLength(2)
    expect(await alerts()).toMatchObject([{ to: 'donnees@greffe-plume.example', data: { entry: expect.any(Number) as number } }])
    const byHand = await verifyByHand()
    expect(byHand.code).toBe(1)
    expect(byHand.output).toMatch(/site 37\s: .*ne tient plus/)
    await test.database.pool.query('delete from audit_log')
    await test.database.pool.query('insert into audit_log overriding system value select * from kept')
    await test.database.pool.query('drop table kept')
    expect(await runJob(test, 'audit.verify')).toMatchObject({ broken: 0 })
  })

  it('reports a deleted log with its head, from the count of earlier nights', async () => {
    await runJob(test, 'audit.verify')
    const { pool } = test.database
    for (const table of ['audit_log', 'audit_heads']) {
      await pool.query(`create table kept_${table} as select * from ${table}`)
      await pool.query(`delete from ${table}`)
    }
    for (let night = 0; night < 2; night += 1) expect(await runJob(test, 'audit.verify')).toMatchObject({ broken: 1 })
    expect((await verifyByHand()).code).toBe(1)
    for (const table of ['audit_log', 'audit_heads']) {
      await pool.query(`insert into ${table} overriding system value select * from kept_${table}`)
      await pool.query(`drop table kept_${table}`)
    }
    expect(await runJob(test, 'audit.verify')).toMatchObject({ broken: 0 })
  })

  it('sends no mail in a dry run', async () => {
    await test.database.db.deleteFrom('mails').execute()
    await test.database.db
      .deleteFrom('audit_log')
      .where('id', '=', (await ids()).at(-1) ?? 0)
      .execute()
    expect(await runJob(test, 'audit.verify', { dryRun: true })).toMatchObject({ broken: 1 })
    expect(await alerts()).toEqual([])
  })
})
