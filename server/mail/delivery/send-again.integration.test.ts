import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '#server/database/log.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import type { Member } from '#server/platform/scope/member.ts'
import { createJobs } from '#server/platform/jobs/service.ts'
import { mailExamples } from '#tests/support/mail/mail-examples.ts'
import { smtpSink, type SmtpSink } from '#tests/support/mail/smtp-sink.ts'
import { waitingDeliveries } from '#tests/support/mail/waiting-deliveries.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { endPrograms, startProgram } from '#tests/support/server/processes.ts'
import { connectionUrl } from '#tests/support/server/server-process.ts'
import { failedContentDays, mailRetention } from './retention-job.ts'

let test: TestFeatures
let sink: SmtpSink
let team: readonly Member[] = []
let written = 0
const addresses = new Map<number, string>()

beforeAll(async () => {
  test = await testFeatures()
  const { rows } = await test.database.pool.query<{ id: number }>(
    `insert into users (site_id, email, role) values (37, 'claire@example.org', 'ADMIN'), (37, 'paul@example.org', 'ADMIN') returning id`,
  )
  team = rows.map(({ id }) => ({ scope: test.scope(37), caller: { kind: 'member', siteId: 37, userId: id, role: 'ADMIN' } as never }))
  sink = await smtpSink()
  await startWorkers()
})
afterAll(async () => {
  await endPrograms()
  await sink.down()
  await test.close()
})
afterEach(async () => {
  await sql`delete from mails`.execute(test.database.db)
})

const rows = () => test.database.db.selectFrom('mails').selectAll().execute()
const states = async () => (await rows()).map(({ state }) => state)

async function startWorkers(): Promise<void> {
  const url = connectionUrl(test.database.connection)
  const workers = [1, 2].map(() => startProgram('tests/support/mail/mail-process.ts', [url, sink.url, 'careful']))
  for (const worker of workers) await worker.printed(/working/)
}

async function write(kind: 'MESSAGE_ACK' | 'PASSWORD_RESET'): Promise<number> {
  const to = `claire.${(written += 1)}@example.org`
  const mail = { siteId: 37, kind, key: to, to, locale: 'fr_FR', data: mailExamples[kind] } as const
  await test.database.db.transaction().execute((trx) => enqueueMail(trx, mail))
  const { id } = (await rows())[0]!
  addresses.set(id, to)
  return id
}

async function failed(kind: 'MESSAGE_ACK' | 'PASSWORD_RESET'): Promise<number> {
  sink.mood = 'refusing'
  const id = await write(kind)
  await expect.poll(states).toEqual(['FAILED'])
  sink.mood = 'taking'
  return id
}

/** The mails that reached the address of a test. */
const sentTo = (id: number) => sink.received.filter(({ to }) => to[0] === addresses.get(id))

const again = (who: number, id: number) => test.features.sendAgain(team[who]!, id)

describe('a mail that could not be sent', () => {
  it('leaves once for many requests of two administrators over two servers', async () => {
    const id = await failed('MESSAGE_ACK')
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => again(index % 2, id)))
    expect(answers.some(({ isAsked }) => isAsked)).toBe(true)
    await expect.poll(states).toEqual(['SENT'])
    expect(await again(0, id)).toMatchObject({ isAsked: false, mail: { state: 'SENT', canSend: false } })
    await expect.poll(() => waitingDeliveries(test.database.db)).toBe(0)
    expect(sentTo(id)).toHaveLength(1)
    const acts = await test.database.pool.query(`select from audit_log where action = 'mail.again' and target = $1`, [`mail:${id}`])
    expect([(await rows())[0]?.data, acts.rowCount]).toEqual([{}, 1])
  })

  it('keeps no content where its link expires: it is not sent again', async () => {
    const id = await failed('PASSWORD_RESET')
    expect(await again(0, id)).toMatchObject({ isAsked: false, mail: { state: 'FAILED', canSend: false } })
    expect(sentTo(id)).toEqual([])
  })

  it('loses its content after a week, and belongs to its own site', async () => {
    const id = await failed('MESSAGE_ACK')
    await expect(test.features.sendAgain({ ...team[0]!, scope: test.scope(38) }, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { db } = test.database
    const at = Date.now() + (failedContentDays + 1) * 86_400_000
    const jobs = createJobs({ db, features: {}, dataDir: '/nowhere', jobs: [mailRetention], clock: () => at, log: silentLog })
    await jobs.run(mailRetention.name)
    expect(await again(0, id)).toMatchObject({ isAsked: false, mail: { state: 'FAILED', canSend: false } })
  })
})

it('a mail that waits is tried now, long before its turn', async () => {
  await sink.down()
  const id = await write('MESSAGE_ACK')
  await expect.poll(async () => (await rows())[0]?.last_error).toMatch(/ECONNREFUSED/)
  await sql`update pgboss.job set start_after = now() + interval '1 hour' where name = 'mail' and state = 'retry'`.execute(test.database.db)
  await sink.up()
  await again(0, id)
  await expect.poll(states).toEqual(['SENT'])
  expect(sentTo(id)).toHaveLength(1)
})
