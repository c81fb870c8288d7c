import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { fromKysely, type JobResult, type PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { coalesceRuns } from '#server/platform/concurrency/coalesce-runs.ts'
import type { DeliverMail } from './deliver-mail.ts'

/** How soon and how often mails are tried, in seconds; tests are less patient. */
export interface MailRetryPolicy {
  readonly firstRetry: number
  readonly longestRetry: number
  readonly look: number
  /** After how long a server that says nothing more is taken for dead: 10 at least. */
  readonly silence: number
}

interface Parts {
  readonly boss: PgBoss
  readonly database: Pick<Database, 'db' | 'listen'>
  readonly deliver: DeliverMail
  readonly log: DatabaseLog
  /** Whether many wait for an answer. */
  readonly isBusy: () => boolean
  readonly pace?: MailRetryPolicy
}

/** The hold on the worker. */
export interface MailWorker {
  /** Takes no further mail, and settles once those being handed to the queue are there; the one being sent is for the queue to wait for. */
  rest(): Promise<void>
}

const queue = 'mail'
const usualPace: MailRetryPolicy = { firstRetry: 10, longestRetry: 900, look: 10, silence: 10 }
const handedAtOnce = 200
const longestWaitMs = 500
const waitStepMs = 25
const jobSchema = z.object({ mail: z.int() })

async function handSome(db: Kysely<Tables>, boss: PgBoss): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const waiting = trx
      .selectFrom('mails')
      .select('id')
      .where('state', '=', 'QUEUED')
      // Handed long ago and still waiting: should its job be lost, this is another; should it not, there can be no second.
      .where((where) => where.or([where('handed_at', 'is', null), where('handed_at', '<', sql<Date>`now() - interval '1 hour'`)]))
      .orderBy('id')
      .limit(handedAtOnce)
      .forNoKeyUpdate()
      .skipLocked()
    const rows = await trx
      .updateTable('mails')
      .set({ handed_at: sql<Date>`now()` })
      .where('id', 'in', waiting)
      .returning('id')
      .execute()
    const jobs = rows.map(({ id }) => ({ data: { mail: id }, singletonKey: String(id) }))
    if (jobs.length > 0) await boss.insert(queue, jobs, { db: fromKysely(trx) })
    return rows.length
  })
}

// Hands the mails that wait in the outbox to the queue, each once.
async function handMails(db: Kysely<Tables>, boss: PgBoss): Promise<void> {
  while ((await handSome(db, boss)) === handedAtOnce) continue
}

async function prepareQueue(boss: PgBoss, pace: MailRetryPolicy): Promise<void> {
  const changeable = {
    // The age of a mail ends its attempts, not their number.
    retryLimit: 10_000,
    retryDelay: pace.firstRetry,
    retryBackoff: true,
    retryDelayMax: pace.longestRetry,
    expireInSeconds: 900,
    heartbeatSeconds: pace.silence,
    deleteAfterSeconds: 3600,
    notify: true,
  }
  await boss.createQueue(queue, { policy: 'exclusive', ...changeable })
  await boss.updateQueue(queue, changeable)
}

/** Gives way to those who wait for an answer, for half a second: a rush that does not end keeps no mail from leaving. */
async function giveWay(isBusy: () => boolean): Promise<void> {
  for (let waited = 0; waited < longestWaitMs && isBusy(); waited += waitStepMs) await pause(waitStepMs)
}

/** Sends the mails of the outbox as they are written, and tries again those that could not be sent. */
export async function runMailWorker({ boss, database, deliver, log, isBusy, pace = usualPace }: Parts): Promise<MailWorker> {
  let isResting = false
  const { db } = database
  await prepareQueue(boss, pace)

  const deliverJob = async ({ id, data }: { id: string; data: unknown }): Promise<JobResult> => {
    if (isResting) return { id, status: 'failed', output: { reason: 'the server stops' } }
    await giveWay(isBusy)
    const delivery = await deliver(jobSchema.parse(data).mail)
    return { id, status: delivery === 'LATER' ? 'failed' : 'completed', output: { delivery } }
  }
  const options = {
    perJobResults: true,
    batchSize: 10,
    burstWhenBatchFull: true,
    localConcurrency: 2,
    pollingIntervalSeconds: Math.min(2, pace.look),
    notifyPollingIntervalSeconds: pace.look,
  } as const
  await boss.work<object, unknown, typeof options>(queue, options, async (jobs) => {
    const results: JobResult[] = []
    for (const job of jobs)
      results.push(
        await deliverJob(job).catch((error: unknown) => ({ id: job.id, status: 'failed' as const, output: { reason: String(error) } })),
      )
    return results
  })

  const hand = coalesceRuns(async () => {
    await giveWay(isBusy)
    if (!isResting)
      await handMails(db, boss).catch((err: unknown) => log.warn({ err }, 'the mails that wait could not be handed to the queue'))
  })
  const forget = await database.listen('mails', hand.ask)
  const look = setInterval(hand.ask, 30_000)
  look.unref()
  hand.ask()
  return {
    rest: () => {
      isResting = true
      forget()
      clearInterval(look)
      return hand.ended()
    },
  }
}
