import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '#domain/dates/clock.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { openSender } from '#server/adapters/mail/create-sender.ts'
import type { Environment } from '#server/config/env.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Features } from '#server/composition/features.ts'
import { claimInterval } from '#server/platform/jobs/claim-interval.ts'
import { openQueue, type QueueIntervals } from '#server/platform/jobs/open-queue.ts'
import { runJobWorker } from '#server/platform/jobs/job-worker.ts'
import { planSettling } from '#server/content/drafts/planning/settle-plans-job.ts'
import { jobs } from '#server/composition/jobs.ts'
import { createJobs } from '#server/platform/jobs/service.ts'
import { createDelivery } from '#server/mail/delivery/deliver-mail.ts'
import { runMailWorker, type MailRetryPolicy } from '#server/mail/delivery/mail-worker.ts'
import { runShopMaintenance } from '#server/shop/payments/shop-maintenance.ts'
import { runIndexWorker } from '#server/content/search/index-text/index-worker.ts'
import { runWithdrawalWorker } from '#server/shop/withdrawals/process-worker.ts'
import { answerVisitors } from '#server/http/api/call-in-process.ts'
import { startInterval } from './interval.ts'

/** The background workers of a server. */
export interface Background {
  /** Stops taking work, finishes the current work and releases the database. */
  stop(): Promise<void>
}

interface Parts {
  readonly env: Environment
  readonly database: Database
  readonly features: Features
  readonly log: DatabaseLog
  readonly clock?: Clock
  readonly pace?: { readonly boss: QueueIntervals; readonly mail: MailRetryPolicy; readonly shop?: ShopPace }
  /** Returns true while many requests wait. Background work pauses then. */
  readonly isBusy?: () => boolean
}

/** Interval of the rounds that expire reservations and ask for the state of payments, in one server and over all of them. */
interface ShopPace {
  readonly everyMs: number
  readonly restSeconds: number
}

/** An unpaid order is on sale again within a minute after its expiry. A single server runs every interval. */
const usualShopPace: ShopPace = { everyMs: 30_000, restSeconds: 20 }
/** The longest that a start waits until the plans that are due are settled. */
const settleMs = 10_000
/** The time for current mails and jobs to finish. */
const drainMs = 15_000

/** Starts the delivery of mails and the jobs. */
export async function startBackground({
  env,
  database,
  features,
  log,
  clock = systemClock,
  pace,
  isBusy = () => false,
}: Parts): Promise<Background> {
  const { db } = database
  const shopPace = pace?.shop ?? usualShopPace
  const sender = openSender(env)
  const boss = await openQueue(database, log, pace?.boss)
  const deliver = createDelivery({ db, features, sender, log })
  const mails = await runMailWorker({ boss, database, deliver, log, isBusy, ...(pace ? { pace: pace.mail } : {}) })
  const withdrawals = await runWithdrawalWorker({ database, features, clock, log })
  const words = await runIndexWorker({ database, features, answer: answerVisitors(features), clock, log })
  const service = createJobs({ db, features, dataDir: env.DATA_DIR, jobs, clock, log })
  await runJobWorker(boss, service)
  // Plans that came due while no server ran take effect before the first request. A failure is in the log of the job, which runs again, and
  // another server that settles plans right now does not hold the start up.
  await Promise.race([service.run(planSettling.name).catch(() => undefined), pause(settleMs, undefined, { ref: false })])
  const goRound = async (): Promise<void> => {
    if (await claimInterval(db, { name: 'shop', restSeconds: shopPace.restSeconds }))
      await runShopMaintenance({ db, clock, payments: features.payments })
  }
  const rounds = startInterval(goRound, {
    everyMs: shopPace.everyMs,
    onError: (err) => log.warn({ err }, 'a round of the shop has failed'),
  })
  return {
    stop: async () => {
      await mails.rest()
      await withdrawals.rest()
      await words.rest()
      await rounds.stop()
      await boss.stop({ graceful: true, timeout: drainMs })
      sender.close()
    },
  }
}
