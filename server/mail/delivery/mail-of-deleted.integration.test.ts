import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PermanentMailError, type MailSender } from '#server/adapters/mail/mail-sender.ts'
import { silentLog } from '#server/database/log.ts'
import type { Caller } from '#server/platform/scope/caller.ts'
import { startBackground, type Background } from '#server/process/background-workers.ts'
import { testEnvironment } from '#tests/support/server/app.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { quickPace } from '#tests/support/mail/mail-pace.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { smtpSink, type SmtpSink } from '#tests/support/mail/smtp-sink.ts'
import { createDelivery } from './deliver-mail.ts'

let test: TestFeatures
let sink: SmtpSink
let folder: string
let background: Background | null = null
let member: TestMember

beforeEach(async () => {
  test = await testFeatures()
  sink = await smtpSink()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-mail-'))
  member = await addMember({ app: { features: test.features } as never, database: test.database })
})
afterEach(async () => {
  sink.release()
  await background?.stop()
  background = null
  await sink.down()
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

async function work(): Promise<void> {
  const { database, features } = test
  const env = testEnvironment({ DATA_DIR: folder, SMTP_URL: sink.url })
  background = await startBackground({ env, database, features, log: silentLog, pace: quickPace })
}

const caller = (): Caller & { kind: 'member' } => ({
  ...{ kind: 'member', siteId: 37, role: 'MEMBER', userId: member.userId, sessionId: member.sessionId, provedAt: new Date() },
})
const askDeregistration = () =>
  test.features.privacy.request({ scope: test.scope(37), caller: caller() }, { type: 'DEREGISTRATION', email: member.email })
const askReset = () => test.features.accounts.askPasswordReset(test.scope(37), { email: member.email })
const remove = () => test.features.accounts.delete({ scope: test.scope(37), caller: caller() }, {})
const traces = async () => {
  const rows = await test.database.db.selectFrom('mails').selectAll().orderBy('id').execute()
  return rows.map(({ kind, state, recipient, data }) => [kind, state, recipient, Object.keys(data).length] as const)
}
/** Sends the first mail of the outbox and runs a function during the delivery. */
async function deliverFirst(meanwhile: () => Promise<unknown>): Promise<string> {
  const { db } = test.database
  const sender: MailSender = { send: async () => void (await meanwhile()), close: () => undefined }
  const { id } = await db.selectFrom('mails').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  return createDelivery({ db, features: test.features, sender, log: silentLog })(id)
}
const received = () => sink.received.map(({ mail }) => mail.subject)

describe('the mails of a deleted account', () => {
  it('include the acknowledgement when the mail server is up again, and no dead link', async () => {
    await sink.down()
    await work()
    await askReset()
    const { reference } = await askDeregistration()
    const attempts = async () => (await test.database.db.selectFrom('mails').select('attempts').execute()).map((mail) => mail.attempts)
    await expect.poll(async () => Math.min(...(await attempts()))).toBeGreaterThan(0)
    await remove()
    await sink.up()
    await expect.poll(() => sink.received.length).toBe(2)
    await expect.poll(traces).toEqual([
      ['PASSWORD_RESET', 'WITHHELD', '', 0],
      ['PRIVACY_REQUEST_ACK', 'SENT', member.email, 0],
      ['ACCOUNT_DELETED', 'SENT', member.email, 0],
    ])
    expect(received().some((subject) => subject?.includes(reference))).toBe(true)
    expect(sink.received.every(({ to }) => to[0] === member.email)).toBe(true)
  })

  it('that were sent during the deletion retain their recipient as a trace', async () => {
    await askReset()
    expect(await deliverFirst(remove)).toBe('SENT')
    expect(await traces()).toEqual([
      ['PASSWORD_RESET', 'SENT', member.email, 0],
      ['ACCOUNT_DELETED', 'QUEUED', member.email, 4],
    ])
  })

  it.each([
    ['for good', new PermanentMailError('No such user here')],
    ['for now', new Error('Too busy, come back later')],
  ])('that are rejected %s during the deletion retain only their state', async (_how, error) => {
    await askReset()
    await deliverFirst(async () => {
      await remove()
      throw error
    })
    expect((await traces())[0]).toEqual(['PASSWORD_RESET', 'WITHHELD', '', 0])
    const mail = await test.database.db.selectFrom('mails').select('last_error').where('state', '=', 'WITHHELD').executeTakeFirst()
    expect(mail?.last_error).toBeNull()
  })
})
