import { setTimeout as pause } from 'node:timers/promises'
import { createSmtpSender } from '#server/adapters/mail/smtp-sender.ts'
import { jsonb } from '#server/database/jsonb.ts'
import { silentLog } from '#server/database/log.ts'
import { connectDatabase } from '#server/database/open-database.ts'
import { createFeatures } from '#server/composition/features.ts'
import { startBackground } from '#server/process/background-workers.ts'
import { testEnvironment } from '#tests/support/server/app.ts'
import { noFiles } from '#tests/support/sites/no-files.ts'
import { quickPace } from './mail-pace.ts'

// One of several servers on one database, which only sends mails. The naive one sends what it finds, as one would without thinking of the others.
const [, , url = '', smtp = '', way = 'careful'] = process.argv
const connected = connectDatabase({ connectionString: url }, silentLog)
const database = { ...connected, kind: 'external' as const, made: false, takenOver: false, lost: new Promise<Error>(() => undefined) }

async function sendNaively(): Promise<never> {
  const { db } = database
  const sender = createSmtpSender(smtp)
  const plain = { from: { name: '', address: 'a@example.org' }, subject: 'x', text: 'x', html: '<p>x</p>', lang: 'fr' }
  for (;;) {
    const row = await db.selectFrom('mails').selectAll().where('state', '=', 'QUEUED').orderBy('id').executeTakeFirst()
    if (row) {
      await sender.send({ ...plain, messageId: row.message_id, date: row.created_at, kind: row.kind, to: row.recipient })
      const sent = { state: 'SENT' as const, data: jsonb({}), ended_at: new Date() }
      await db.updateTable('mails').set(sent).where('id', '=', row.id).execute()
    } else await pause(10)
  }
}

process.stdout.write('working\n')
if (way === 'naive') await sendNaively()
const features = await createFeatures({ db: database.db, files: noFiles, publicUrl: 'http://localhost:3000', log: silentLog })
await startBackground({ env: testEnvironment({ SMTP_URL: smtp }), database, features, log: silentLog, pace: quickPace })
