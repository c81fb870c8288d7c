import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startBackground, type Background } from '#server/process/background-workers.ts'
import { testEnvironment } from '#tests/support/server/app.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { quickPace } from '#tests/support/mail/mail-pace.ts'
import { endPrograms, pause, startProgram } from '#tests/support/server/processes.ts'
import { connectionUrl } from '#tests/support/server/server-process.ts'
import { smtpSink, type SmtpSink } from '#tests/support/mail/smtp-sink.ts'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { waitingDeliveries } from '#tests/support/mail/waiting-deliveries.ts'
import { isFull } from '#tests/support/sampling.ts'

let test: TestFeatures
let sink: SmtpSink
let folder: string
let background: Background | null = null
let logged: unknown[] = []

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())
beforeEach(async () => {
  logged = []
  sink = await smtpSink()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-mail-'))
})
afterEach(async () => {
  await endPrograms()
  sink.release()
  await background?.stop()
  background = null
  await sink.down()
  await sql`delete from mails`.execute(test.database.db)
  // Running jobs belong to the previous test.
  const { rows: queues } = await sql<{ is: boolean }>`select to_regclass('pgboss.job') is not null as is`.execute(test.database.db)
  if (queues[0]?.is) await sql`delete from pgboss.job`.execute(test.database.db)
  await rm(folder, { recursive: true, force: true })
})

interface Working {
  readonly settings?: Readonly<Record<string, string>>
  readonly isBusy?: () => boolean
  /** The interval in seconds at which the outbox is polled without a notification. */
  readonly look?: number
}

async function work({ settings = { SMTP_URL: sink.url }, isBusy = () => false, look = quickPace.mail.look }: Working = {}): Promise<void> {
  const { database, features } = test
  const keep = (facts: object, message: string): void => void logged.push({ ...facts, message })
  const log = { debug: keep, info: keep, warn: keep, error: keep }
  const env = testEnvironment({ DATA_DIR: folder, ...settings })
  background = await startBackground({ env, database, features, log, isBusy, pace: { ...quickPace, mail: { ...quickPace.mail, look } } })
}

const write = (number: number) =>
  test.database.db.transaction().execute((trx) =>
    enqueueMail(trx, {
      siteId: 37,
      kind: 'PASSWORD_CHANGED',
      key: `change ${number}`,
      to: `member${number}@example.org`,
      locale: 'fr_FR',
      data: { firstname: 'Camille', changedAt: '2026-11-20T13:12:00Z', resetLink: 'https://www.greffe-plume.example/password/reset/ask' },
    }),
  )

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const rows = () => test.database.db.selectFrom('mails').selectAll().orderBy('id').execute()
const states = async () => (await rows()).map(({ state }) => state)
const idsReceived = () => sink.received.map(({ mail }) => mail.messageId)

const noneWaits = () => expect.poll(() => waitingDeliveries(test.database.db)).toBe(0)

async function isClaimRenewed(): Promise<boolean> {
  const { rows: found } = await sql<{ is: boolean }>`select heartbeat_on > started_on + interval '10 seconds' as is from pgboss.job
    where name = 'mail' and state = 'active'`.execute(test.database.db)
  return found[0]?.is === true
}

async function waitingStatements(): Promise<number> {
  const { rows: found } =
    await sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(test.database.db)
  return found.length
}

function mailProcess(way: 'careful' | 'naive' = 'careful') {
  return startProgram('tests/support/mail/mail-process.ts', [connectionUrl(test.database.connection), sink.url, way])
}

describe('an unavailable mail server', () => {
  it('delays several mails and loses none: each is one row and one delivery', async () => {
    await sink.down()
    await work()
    for (const number of numbers(6)) await write(number)
    await expect.poll(async () => Math.min(...(await rows()).map(({ attempts }) => attempts))).toBeGreaterThan(1)
    for (const row of await rows()) {
      expect(row.state).toBe('QUEUED')
      expect(row.last_error).toMatch(/ECONNREFUSED/)
    }
    await sink.up()
    await expect.poll(states).toEqual(Array(6).fill('SENT'))
    await noneWaits()
    expect(idsReceived().toSorted()).toEqual((await rows()).map((row) => row.message_id).toSorted())
    expect(new Set(sink.received.map(({ to }) => to[0])).size).toBe(6)
  })

  it('that returns 421 is retried later', async () => {
    sink.mood = 'busy'
    await work()
    await write(1)
    await expect.poll(async () => (await rows())[0]?.attempts).toBeGreaterThan(1)
    expect(sink.received).toEqual([])
    sink.mood = 'taking'
    await expect.poll(states).toEqual(['SENT'])
    expect(sink.received).toHaveLength(1)
  })

  it('that is slow is waited for and receives the mail once', async () => {
    sink.mood = 'hanging'
    await work()
    await write(1)
    await expect.poll(() => sink.received.length).toBe(1)
    // A worker that is silent for longer loses its job to another one. This one has renewed its claim.
    await expect.poll(isClaimRenewed).toBe(true)
    sink.mood = 'taking'
    sink.release()
    await expect.poll(states).toEqual(['SENT'])
    await noneWaits()
    expect(sink.received).toHaveLength(1)
    expect(await rows()).toEqual([expect.objectContaining({ attempts: 1 })])
  })

  it('that stays down for a day makes the mail fail and its content be erased', async () => {
    await sink.down()
    await write(1)
    await test.database.db
      .updateTable('mails')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute()
    await work()
    await expect.poll(states).toEqual(['FAILED'])
    const [row] = await rows()
    expect(row).toMatchObject({ data: {}, attempts: 1 })
    expect(row?.last_error).toMatch(/ECONNREFUSED/)
    await sink.up()
  })
})

describe('a mail', () => {
  it('is sent immediately, and its row retains no content', async () => {
    await work({ look: 600 })
    await write(1)
    await expect.poll(() => sink.received.length).toBe(1)
    await expect.poll(states).toEqual(['SENT'])
    expect(await rows()).toEqual([expect.objectContaining({ data: {}, attempts: 1, last_error: null })])
  })

  it('that was queued without a worker is sent when one starts', async () => {
    await write(1)
    await work()
    await expect.poll(states).toEqual(['SENT'])
  })

  it('to an unknown address fails immediately', async () => {
    sink.mood = 'refusing'
    await work()
    await write(1)
    await expect.poll(states).toEqual(['FAILED'])
    const [row] = await rows()
    expect(row).toMatchObject({ data: {}, attempts: 1 })
    expect(row?.last_error).toContain('No such user here')
  })

  it('is logged without its recipient, for any response of the mail server', async () => {
    sink.mood = 'refusing'
    await work()
    await write(1)
    await expect.poll(states).toEqual(['FAILED'])
    const line: unknown = expect.objectContaining({ kind: 'PASSWORD_CHANGED', attempt: 1, message: 'a mail was given up' })
    // The line is written after the state.
    await expect.poll(() => logged).toContainEqual(line)
    expect(inspect(logged, { depth: null })).not.toContain('member1@')
    expect((await rows())[0]?.last_error).toContain('No such user here: <…>')
  })

  it('without a mail server is written to a private file, and overwrites it on a retry', async () => {
    await work({ settings: {} })
    await write(1)
    await expect.poll(states).toEqual(['SENT'])
    const files = await readdir(join(folder, 'mail'))
    expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d{6}Z-password-changed-[0-9a-f]{12}\.eml$/)])
    const path = join(folder, 'mail', files[0]!)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const mail = await PostalMime.parse(await readFile(path))
    expect(mail).toMatchObject({ messageId: (await rows())[0]?.message_id, subject: 'Votre mot de passe a été changé' })
  })

  it('in delivery delays the shutdown of the server', async () => {
    sink.mood = 'hanging'
    await work()
    await write(1)
    await expect.poll(() => sink.received.length).toBe(1)
    const stopped = background?.stop()
    sink.release()
    await stopped
    background = null
    expect(await states()).toEqual(['SENT'])
  })
})

describe('during a peak of requests', () => {
  it('a mail waits until they have been served', async () => {
    let looks = 0
    let sentAtLook = 0
    await work({
      isBusy: () => {
        looks += 1
        if (sink.received.length === 0) sentAtLook = looks
        return looks <= 12
      },
    })
    await write(1)
    await expect.poll(states).toEqual(['SENT'])
    expect(sentAtLook).toBeGreaterThan(12)
  })

  it('mails are sent after a limit when it does not end', async () => {
    await work({ isBusy: () => true })
    for (const number of numbers(3)) await write(number)
    await expect.poll(states).toEqual(['SENT', 'SENT', 'SENT'])
  })
})

describe('a worker that is killed', () => {
  it('after sending and before marking sends the same mail again with its Message-ID', async () => {
    sink.mood = 'hanging'
    const first = mailProcess()
    await first.printed(/working/)
    await write(1)
    await expect.poll(() => sink.received.length).toBe(1)
    // The lock prevents the worker from marking the row, although the mail server has accepted the mail.
    const held = await test.database.db.startTransaction().execute()
    await held.selectFrom('mails').select('id').forUpdate().execute()
    sink.mood = 'taking'
    sink.release()
    await expect.poll(waitingStatements).toBe(1)
    first.kill('SIGKILL')
    expect((await first.ended).signal).toBe('SIGKILL')
    // The backend of the dead process is terminated, as after a crash of its machine.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      test.database.db,
    )
    await expect.poll(waitingStatements).toBe(0)
    await held.rollback().execute()
    expect(await states()).toEqual(['QUEUED'])

    const second = mailProcess()
    await second.printed(/working/)
    await expect.poll(states).toEqual(['SENT'])
    await noneWaits()
    expect(sink.received).toHaveLength(2)
    expect(new Set(idsReceived()).size).toBe(1)
    expect(sink.received[1]?.raw).toBe(sink.received[0]?.raw)
    expect(await rows()).toHaveLength(1)
  })
})

describe('two servers with one database', () => {
  it('send each mail once', async () => {
    const processes = [mailProcess(), mailProcess()]
    for (const each of processes) await each.printed(/working/)
    await Promise.all(numbers(40).map(write))
    await expect.poll(states).toEqual(Array(40).fill('SENT'))
    await noneWaits()
    expect(sink.received).toHaveLength(40)
    expect(new Set(idsReceived()).size).toBe(40)
  })

  // Verifies the test above. Only `npm run proof` runs it.
  if (isFull)
    it('would send duplicates if each sent all mails that it finds', async () => {
      for (const number of numbers(40)) await write(number)
      const processes = [mailProcess('naive'), mailProcess('naive')]
      for (const each of processes) await each.printed(/working/)
      await expect.poll(states).toEqual(Array(40).fill('SENT'))
      expect(new Set(idsReceived()).size).toBe(40)
      expect(sink.received.length).toBeGreaterThan(40)
    })
})

it('mails that are being queued are stored before the server closes its database', async () => {
  await work()
  const client = await test.database.pool.connect()
  await client.query('begin; lock table mails in access exclusive mode')
  // A notification that arrives during the hand-over is not repeated, so each poll sends another one.
  const notify = () => test.database.pool.query('notify mails').then(waitingStatements)
  await expect.poll(notify).toBeGreaterThan(0)
  let isStopped = false
  const stopped = background?.stop().then(() => (isStopped = true))
  await pause(200)
  expect(isStopped).toBe(false)
  await client.query('commit')
  client.release()
  await stopped
  background = null
  expect(logged).not.toContainEqual(expect.objectContaining({ message: 'the mails that wait could not be handed to the queue' }))
})
