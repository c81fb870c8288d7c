import { afterAll, beforeAll, expect, it } from 'vitest'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { mailExamples } from '#tests/support/mail/mail-examples.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
})
afterAll(() => test.close())

const figures = async () => (await test.app.inject('/metrics')).body

it('reports waiting, sent and failed mails, the age of the oldest, and the last run of jobs', async () => {
  const { db } = test.database
  expect(await figures()).toContain('mails{state="queued"} 0')
  const order = { siteId: 37, locale: 'fr_FR', to: 'camille.roy@example.org' }
  await db.transaction().execute(async (trx) => {
    const kind = 'PASSWORD_CHANGED' as const
    await enqueueMail(trx, { ...order, kind, key: '1', data: mailExamples[kind] })
    await enqueueMail(trx, { ...order, kind, key: '2', data: mailExamples[kind] })
    await enqueueMail(trx, { ...order, kind, key: '3', data: mailExamples[kind], withhold: true })
  })
  await db
    .updateTable('mails')
    .set({ created_at: new Date(Date.now() - 90_000) })
    .where('key', '=', '1')
    .execute()
  await db
    .insertInto('job_runs')
    .values({ job: 'mail.retention', dry_run: false, outcome: 'DONE', finished_at: '2026-11-20T12:00:00Z' })
    .execute()
  const text = await figures()
  expect(text).toContain('mails{state="queued"} 2')
  expect(text).toContain('mails{state="failed"} 0')
  expect(text).toContain('mails{state="withheld"} 1')
  expect(Number(/^mail_oldest_queued_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(89)
  expect(text).toContain('job_last_success_timestamp_seconds{job="mail.retention"} 1795176000')
})

it('a mail server that is down changes nothing for those who ask whether the server is ready', async () => {
  expect((await test.app.inject('/readyz')).statusCode).toBe(200)
})
