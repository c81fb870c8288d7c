import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { jsonb } from '#server/database/jsonb.ts'
import { silentLog } from '#server/database/log.ts'
import { planSettling } from '#server/content/drafts/planning/settle-plans-job.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { mailRetention } from '#server/mail/delivery/retention-job.ts'
import { startBackground } from '#server/process/background-workers.ts'
import { testEnvironment } from '#tests/support/server/app.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { mailExamples } from '#tests/support/mail/mail-examples.ts'
import { quickPace } from '#tests/support/mail/mail-pace.ts'
import { endPrograms, pause, startProgram } from '#tests/support/server/processes.ts'
import { connectionUrl } from '#tests/support/server/server-process.ts'
import { claimInterval } from '#server/platform/jobs/claim-interval.ts'
import { defineJob, type Job } from '#server/platform/jobs/define-job.ts'
import { runsRetention } from '#server/platform/jobs/job-runs-retention-job.ts'
import { createJobs } from '#server/platform/jobs/service.ts'
import { jobs as allJobs } from './jobs.ts'

let test: TestFeatures
let folder: string
const now = new Date('2026-11-20T12:00:00Z')

beforeAll(async () => {
  test = await testFeatures()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-jobs-'))
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})
afterEach(async () => {
  await endPrograms()
  await test.database.db.deleteFrom('job_runs').execute()
  await test.database.db.deleteFrom('mails').execute()
})

const service = (...jobs: Job[]) =>
  createJobs({ db: test.database.db, features: test.features, dataDir: folder, jobs, clock: () => now.getTime(), log: silentLog })

const runs = () => test.database.db.selectFrom('job_runs').selectAll().orderBy('id').execute()
const countMails = async () => (await test.database.db.selectFrom('mails').select('id').execute()).length

const tellMember = defineJob({
  name: 'test.tell',
  about: 'Écrit à un membre.',
  cron: '0 4 * * *',
  run: async ({ trx }, { log }) => {
    const to = 'camille.roy@example.org'
    await enqueueMail(trx, {
      siteId: 37,
      kind: 'INACTIVITY_WARNING',
      key: '1',
      to,
      locale: 'fr_FR',
      data: mailExamples.INACTIVITY_WARNING,
    })
    log('one member was told')
    return { told: 1 }
  },
})

const failing = defineJob({
  name: 'test.failing',
  about: 'Échoue.',
  cron: '0 4 * * *',
  run: async ({ trx }) => {
    const nothing = () => undefined
    await tellMember.run({ trx, now, features: test.features, dataDir: folder }, { dryRun: false, log: nothing, raiseAlarm: nothing })
    throw new Error('the disk is full')
  },
})

describe('a job', () => {
  it('runs and leaves a log entry', async () => {
    expect(await service(tellMember).run('test.tell')).toMatchObject({ job: 'test.tell', dryRun: false, counts: { told: 1 } })
    expect(await countMails()).toBe(1)
    expect(await runs()).toEqual([
      expect.objectContaining({
        job: 'test.tell',
        dry_run: false,
        outcome: 'DONE',
        counts: { told: 1 },
        lines: ['one member was told'],
      }),
    ])
  })

  it('in a dry run does the same work, reports it and leaves nothing', async () => {
    expect(await service(tellMember).run('test.tell', { dryRun: true })).toMatchObject({ dryRun: true, counts: { told: 1 } })
    expect(await countMails()).toBe(0)
    expect(await runs()).toEqual([expect.objectContaining({ dry_run: true, outcome: 'DONE', counts: { told: 1 } })])
  })

  it('that fails leaves nothing, and its log entry contains the error', async () => {
    await expect(service(failing).run('test.failing')).rejects.toThrow('the disk is full')
    expect(await countMails()).toBe(0)
    expect(await runs()).toEqual([expect.objectContaining({ outcome: 'FAILED', error: 'the disk is full', counts: {} })])
  })

  it('never runs concurrently, on any server', async () => {
    let running = 0
    let most = 0
    const slow = defineJob({
      ...tellMember,
      name: 'test.slow',
      run: async () => {
        most = Math.max(most, (running += 1))
        await pause(100)
        running -= 1
        return {}
      },
    })
    const [one, other] = [service(slow), service(slow)]
    await Promise.all([one.run('test.slow'), other.run('test.slow'), one.run('test.slow')])
    expect(most).toBe(1)
    expect(await runs()).toHaveLength(3)
  })

  it('that was aborted with its server is marked as interrupted by the next run', async () => {
    await test.database.db.insertInto('job_runs').values({ job: 'test.tell', dry_run: false }).execute()
    await service(tellMember).run('test.tell')
    expect((await runs()).map(({ outcome, error }) => [outcome, error])).toEqual([
      ['FAILED', 'interrupted'],
      ['DONE', null],
    ])
  })

  it('with an unknown name cannot be run', async () => {
    await expect(service(tellMember).run('test.unknown')).rejects.toThrow(RangeError)
  })
})

describe('the jobs of the server', () => {
  it('have a unique name, a French description and a schedule', () => {
    expect(new Set(allJobs.map(({ name }) => name)).size).toBe(allJobs.length)
    for (const { name, about, cron } of allJobs) {
      expect(name).toMatch(/^[a-z0-9]+([.-][a-z0-9]+)*$/)
      expect(about).toMatch(/^\p{Lu}.{10,}\.$/u)
      expect(cron.split(' ')).toHaveLength(5)
    }
  })

  it('missed while no server ran are run once by one of the starting servers', async () => {
    const { db } = test.database
    const background = await startBackground({
      env: testEnvironment({ DATA_DIR: folder }),
      database: test.database,
      features: test.features,
      log: silentLog,
      pace: quickPace,
    })
    await background.stop()
    await sql`update pgboss.schedule set created_on = now() - interval '3 days'`.execute(db)
    await sql`update pgboss.version set cron_on = now() - interval '2 days'`.execute(db)
    const program = () =>
      startProgram('tests/support/mail/mail-process.ts', [connectionUrl(test.database.connection), 'smtp://127.0.0.1:9'])
    const servers = [program(), program()]
    for (const server of servers) await server.printed(/working/)
    const waitingJobs = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
        where name in (select name from pgboss.schedule) and state in ('created', 'retry', 'active')`.execute(db)
      return rows[0]?.count
    }
    // Each server also settles the plans at its start.
    const others = allJobs.map(({ name }) => name).filter((name) => name !== planSettling.name)
    const done = async () =>
      (await runs()).filter(({ outcome, job }) => outcome === 'DONE' && job !== planSettling.name).map(({ job }) => job)
    await expect.poll(done).toHaveLength(others.length)
    await expect.poll(waitingJobs).toBe(0)
    expect((await done()).toSorted()).toEqual(others.toSorted())
  })
})

describe('the outbox', () => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const row = (key: string, state: 'SENT' | 'FAILED' | 'WITHHELD' | 'QUEUED', days: number) => ({
    site_id: 37,
    kind: 'PASSWORD_CHANGED',
    key,
    recipient: 'camille.roy@example.org',
    locale: 'fr_FR',
    data: jsonb({}),
    message_id: key,
    state,
    created_at: daysAgo(days),
    ended_at: state === 'QUEUED' ? null : daysAgo(days),
  })
  const keys = async () => (await test.database.db.selectFrom('mails').select('key').orderBy('key').execute()).map(({ key }) => key)

  it('retains the trace of a mail for 30 days, of one never sent for a day, and files as long', async () => {
    const mail = join(folder, 'mail')
    await mkdir(mail, { recursive: true })
    for (const [name, days] of [
      ['old.eml', 31],
      ['fresh.eml', 29],
      ['notes.txt', 90],
    ] as const) {
      await writeFile(join(mail, name), 'x')
      await utimes(join(mail, name), daysAgo(days), daysAgo(days))
    }
    await test.database.db
      .insertInto('mails')
      .values([
        row('sent long ago', 'SENT', 31),
        row('sent', 'SENT', 29),
        row('failed long ago', 'FAILED', 31),
        row('withheld', 'WITHHELD', 2),
        row('waiting', 'QUEUED', 40),
      ])
      .execute()

    const jobs = service(mailRetention)
    const counts = { erased: 2, withheldErased: 1, filesErased: 1 }
    expect((await jobs.run('mail.retention', { dryRun: true })).counts).toEqual(counts)
    expect(await keys()).toHaveLength(5)
    expect(await readdir(mail)).toHaveLength(3)

    expect((await jobs.run('mail.retention')).counts).toEqual(counts)
    expect(await keys()).toEqual(['sent', 'waiting'])
    expect((await readdir(mail)).toSorted()).toEqual(['fresh.eml', 'notes.txt'])
    expect((await jobs.run('mail.retention')).counts).toEqual({ erased: 0, withheldErased: 0, filesErased: 0 })
  })

  it('and the job log are retained for 13 months, idle runs for a week', async () => {
    const run = (outcome: 'DONE' | 'FAILED', days: number, erased?: number) => ({
      ...{ job: 'mail.retention', dry_run: false, outcome, started_at: daysAgo(days) },
      counts: jsonb<Record<string, number>>(erased === undefined ? {} : { erased }),
    })
    await test.database.db
      .insertInto('job_runs')
      .values([run('DONE', 401, 5), run('DONE', 399, 5), run('DONE', 399, 0), run('DONE', 8), run('DONE', 6, 0), run('FAILED', 8)])
      .execute()
    expect((await service(runsRetention).run('jobs.retention')).counts).toEqual({ erased: 3 })
  })
})

describe('the log of the server', () => {
  const told = async (counts: Readonly<Record<string, number>>) => {
    const lines: string[] = []
    const say = (level: string) => (_: object, message: string) => void lines.push(`${level}: ${message}`)
    const log = { debug: say('debug'), info: say('info'), warn: say('warn'), error: say('error') }
    const job = defineJob({ name: 'test.counts', about: 'Compte.', cron: '* * * * *', run: async () => counts })
    await createJobs({ db: test.database.db, features: test.features, dataDir: folder, jobs: [job], clock: () => now.getTime(), log }).run(
      job.name,
    )
    return lines
  }

  it('contains the work of a job at info level, and idle runs at debug level', async () => {
    expect(await told({ erased: 0, alerts: 2 })).toEqual(['info: a job has run'])
    expect(await told({ erased: 0, alerts: 0 })).toEqual(['debug: a job has run'])
    expect(await told({})).toEqual(['debug: a job has run'])
  })
})

describe('an interval', () => {
  const begin = (name: string) => claimInterval(test.database.db, { name, restSeconds: 20 })
  const age = (name: string, seconds: number) =>
    sql`update rounds set begun_at = begun_at - make_interval(secs => ${seconds}) where name = ${name}`.execute(test.database.db)

  it('is claimed by one of several concurrent servers, and again after its rest', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const begun = await Promise.all(Array.from({ length: 8 }, () => begin('test')))
      expect(begun.filter(Boolean)).toHaveLength(1)
      await age('test', 19)
      expect(await begin('test')).toBe(false)
      await age('test', 2)
    }
    expect(await begin('another')).toBe(true)
  })

  it('claimed in the future by a wrong clock is claimed now', async () => {
    await age('test', -3600)
    expect(await begin('test')).toBe(true)
  })
})
