import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '#server/database/log.ts'
import { startBackground, type Background } from '#server/process/background-workers.ts'
import { makeCall, mailedLink, registrationOf, waitingMails, type CallAnswer } from '#tests/support/accounts/account-calls.ts'
import { testApp, testEnvironment, type TestApp } from '#tests/support/server/app.ts'
import { quickPace } from '#tests/support/mail/mail-pace.ts'
import { testPassword } from '#tests/support/accounts/members.ts'
import { smtpSink, type SmtpSink } from '#tests/support/mail/smtp-sink.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { waitingDeliveries } from '#tests/support/mail/waiting-deliveries.ts'

const email = 'camille.roy@example.org'
const otherPassword = 'quatre chats sous la pluie'
let test: TestApp
let sink: SmtpSink
let folder: string
let background: Background

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  sink = await smtpSink()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-journey-'))
  const env = testEnvironment({ DATA_DIR: folder, SMTP_URL: sink.url })
  background = await startBackground({ env, database: test.database, features: test.app.features, log: silentLog, pace: quickPace })
})
afterAll(async () => {
  await background.stop()
  await sink.down()
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

const rows = () =>
  test.database.db.selectFrom('mails').select(['kind', 'recipient', 'state', 'attempts', 'message_id']).orderBy('id').execute()
/** Returns the token of a mail that was not delivered yet. */
const linkOf = async (kind: 'REGISTRATION_CONFIRM' | 'PASSWORD_RESET' | 'NEWSLETTER_CONFIRM') => (await mailedLink(test, email, kind)).token
const taken = ({ status }: CallAnswer) => expect(status).toBeOneOf([200, 202])

/** Registers, resets the password and subscribes. The mails stay in the outbox. */
async function goThrough(): Promise<void> {
  taken(await makeCall(test, 'user.register', registrationOf(email)))
  taken(await makeCall(test, 'user.confirmRegistration', { token: await linkOf('REGISTRATION_CONFIRM'), password: testPassword }))
  taken(await makeCall(test, 'user.login', { email, password: testPassword }))
  taken(await makeCall(test, 'password.askReset', { email }))
  taken(await makeCall(test, 'password.reset', { token: await linkOf('PASSWORD_RESET'), password: otherPassword }))
  expect((await makeCall(test, 'user.login', { email, password: testPassword })).status).toBe(401)
  taken(await makeCall(test, 'user.login', { email, password: otherPassword }))
  taken(await makeCall(test, 'newsletter.subscribe', { email, lists: [1], consent: true }))
  taken(await makeCall(test, 'newsletter.confirm', { token: await linkOf('NEWSLETTER_CONFIRM') }))
}

const mailed = ['REGISTRATION_CONFIRM', 'PASSWORD_RESET', 'PASSWORD_CHANGED', 'NEWSLETTER_CONFIRM', 'NEWSLETTER_WELCOME']

it('a journey during a mail server outage delivers each mail once with its Message-ID', async () => {
  await sink.down()
  await goThrough()
  const written = await rows()
  expect(written.map(({ kind, recipient }) => [kind, recipient])).toEqual(mailed.map((kind) => [kind, email]))
  await expect.poll(async () => Math.min(...(await rows()).map(({ attempts }) => attempts))).toBeGreaterThan(1)
  expect((await waitingMails(test)).map(({ state }) => state)).toEqual(mailed.map(() => 'QUEUED'))
  expect(sink.received).toEqual([])

  await sink.up()
  await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(mailed.map(() => 'SENT'))
  await expect.poll(() => waitingDeliveries(test.database.db)).toBe(0)
  const names = (list: readonly { readonly kind: string; readonly message_id: string }[]) => list.map((row) => [row.kind, row.message_id])
  expect(names(await rows())).toEqual(names(written))
  expect(sink.received.map(({ mail }) => mail.messageId).toSorted()).toEqual(written.map((row) => row.message_id).toSorted())
  expect(sink.received.map(({ to }) => to)).toEqual(mailed.map(() => [email]))
  expect(new Set(written.map((row) => row.message_id)).size).toBe(mailed.length)
})
