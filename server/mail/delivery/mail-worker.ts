import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { fromKysely, type JobResult, type PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { coalesceRuns } from '#server/platform/concurrency/coalesce-runs.ts'
import type { DeliverMail } from './deliver-mail.ts'

/** The intervals of attempts in seconds. Tests use shorter ones. */
export interface MailRetryPolicy {
  readonly firstRetry: number
  readonly longestRetry: number
  readonly look: number
  /** The number of seconds without a heartbeat after which a server counts as dead: at least 10. */
  readonly silence: number
}

interface Parts {
  readonly boss: PgBoss
  readonly database: Pick<Database, 'db' | 'listen'>
  readonly deliver: DeliverMail
  readonly log: DatabaseLog
  /** Returns true while many requests wait for a response. */
  readonly isBusy: () => boolean
  readonly pace?: MailRetryPolicy
}

/** The handle of the mail worker. */
export interface MailWorker {
  /** Stops queueing mails and resolves when the current hand-over is stored. The queue waits for the delivery in progress. */
  rest(): Promise<void>
}

const queue = 'mail'
const usualPace: MailRetryPolicy = { firstRetry: 10, longestRetry: 900, look: 10, silence: 10 }
const BATCH_SIZE = 200
const MAX_WAIT_MS = 500
const waitStepMs = 25
const numberPattern = /^[1-9]\d{0,9}$/
const jobSchema = z.object({ mail: z.int() })

async function handSome(db: Kysely<Tables>, boss: PgBoss): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const waiting = trx
      .selectFrom('mails')
      .select('id')
      .where('state', '=', 'QUEUED')
      // A mail that was queued an hour ago and still waits is queued again, in case its job was lost. If it was not, the singleton key
      // prevents a second job.
      .where((where) => where.or([where('handed_at', 'is', null), where('handed_at', '<', sql<Date>`now() - interval '1 hour'`)]))
      .orderBy('id')
      .limit(BATCH_SIZE)
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

// Adds the pending mails of the outbox to the queue, each once.
async function handMails(db: Kysely<Tables>, boss: PgBoss): Promise<void> {
  while ((await handSome(db, boss)) === BATCH_SIZE) continue
}

async function prepareQueue(boss: PgBoss, pace: MailRetryPolicy): Promise<void> {
  const changeable = {
    // The age of a mail limits its attempts, not their number.
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

/** Waits up to half a second while requests are pending. The limit ensures that mails are sent under permanent load. */
async function giveWay(isBusy: () => boolean): Promise<void> {
  for (let waited = 0; waited < MAX_WAIT_MS && isBusy(); waited += waitStepMs) await pause(waitStepMs)
}

/** Starts the worker that sends queued mails and retries failed ones. */
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
  const askedFor = new Set<Promise<unknown>>()
  // A mail that an administrator asks for is tried now: its job in the queue may be due in a quarter of an hour. Its lock lets one server send it.
  const tryNow = (id: number): void => {
    const tried = deliver(id)
      .catch((err: unknown) => log.warn({ err, mail: id }, 'a mail that was asked for could not be tried'))
      .finally(() => askedFor.delete(tried))
    askedFor.add(tried)
  }
  const forget = await database.listen('mails', (payload) => {
    if (!isResting && payload !== null && numberPattern.test(payload)) tryNow(Number(payload))
    hand.ask()
  })
  const look = setInterval(hand.ask, 30_000)
  look.unref()
  hand.ask()
  return {
    rest: async () => {
      isResting = true
      forget()
      clearInterval(look)
      await hand.ended()
      await Promise.all(askedFor)
    },
  }
}
