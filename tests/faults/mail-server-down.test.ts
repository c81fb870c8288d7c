import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enqueueMail } from '#server/mail/outbox/outbox.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { mailExamples } from '#tests/support/mail/mail-examples.ts'
import { endPrograms, temporaryFolder } from '#tests/support/server/processes.ts'
import { connectionUrl, startServerProcess, stopServer } from '#tests/support/server/server-process.ts'
import { smtpSink, type SmtpSink } from '#tests/support/mail/smtp-sink.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { isInTurn } from '#tests/support/sampling.ts'

let database: TestDatabase
let sink: SmtpSink
let folder: Awaited<ReturnType<typeof temporaryFolder>>

beforeEach(async () => {
  database = await testDatabase(twoSites)
  sink = await smtpSink()
  folder = await temporaryFolder()
})
afterEach(async () => {
  await endPrograms()
  sink.release()
  await sink.down()
  await database.close()
  await folder.remove()
})

const start = () =>
  startServerProcess({ dataDir: folder.path, env: { DATABASE_URL: connectionUrl(database.connection), SMTP_URL: sink.url } })

const write = () =>
  database.db.transaction().execute((trx) =>
    enqueueMail(trx, {
      siteId: 37,
      kind: 'PASSWORD_CHANGED',
      key: '1',
      to: 'camille.roy@example.org',
      locale: 'fr_FR',
      data: mailExamples.PASSWORD_CHANGED,
    }),
  )

const row = () => database.db.selectFrom('mails').select(['state', 'attempts']).executeTakeFirstOrThrow()

if (isInTurn(0))
  describe('a server whose mail server is down', () => {
    it('is ready, stops in good order, and sends what waits when both are back', async () => {
      await sink.down()
      const first = await start()
      await write()
      await expect.poll(async () => (await row()).attempts).toBeGreaterThan(0)
      expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
      expect((await stopServer(first)).code).toBe(0)
      expect((await row()).state).toBe('QUEUED')

      await sink.up()
      // The pause between two tries has gone by.
      await database.pool.query("update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'")
      const second = await start()
      await expect.poll(async () => (await row()).state).toBe('SENT')
      expect((await stopServer(second)).code).toBe(0)
      expect(sink.received).toHaveLength(1)
    })
  })

if (isInTurn(1))
  describe('a server that is asked to stop', () => {
    it('waits for the mail that is leaving, and marks it before its database is closed', async () => {
      sink.mood = 'hanging'
      const server = await start()
      await write()
      await expect.poll(() => sink.received.length).toBe(1)
      server.kill('SIGTERM')
      const isServed = () =>
        fetch(`${server.url}/healthz`).then(
          () => true,
          () => false,
        )
      await expect.poll(isServed).toBe(false)
      sink.release()
      expect(await server.ended).toEqual({ code: 0, signal: null })
      expect(await row()).toEqual({ state: 'SENT', attempts: 1 })
    })
  })
