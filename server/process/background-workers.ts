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
import { jobs } from '#server/composition/jobs.ts'
import { createJobs } from '#server/platform/jobs/service.ts'
import { createDelivery } from '#server/mail/delivery/deliver-mail.ts'
import { runMailWorker, type MailRetryPolicy } from '#server/mail/delivery/mail-worker.ts'
import { runShopMaintenance } from '#server/shop/payments/shop-maintenance.ts'
import { runIndexWorker } from '#server/content/search/index-text/index-worker.ts'
import { runWithdrawalWorker } from '#server/shop/withdrawals/process-worker.ts'
import { answerVisitors } from '#server/http/api/call-in-process.ts'
import { startInterval } from './interval.ts'

/** What is done beside answering requests. */
export interface Background {
  /** Takes nothing new, lets what is under way end, then leaves the database alone. */
  stop(): Promise<void>
}

interface Parts {
  readonly env: Environment
  readonly database: Database
  readonly features: Features
  readonly log: DatabaseLog
  readonly clock?: Clock
  readonly pace?: { readonly boss: QueueIntervals; readonly mail: MailRetryPolicy; readonly shop?: ShopPace }
  /** Whether many wait for an answer: what nobody waits for gives way to them. */
  readonly isBusy?: () => boolean
}

/** Interval of the rounds that expire reservations and ask for the state of payments, in one server and over all of them. */
interface ShopPace {
  readonly everyMs: number
  readonly restSeconds: number
}

/** An order that was not paid in time is on sale again within a minute; a single server makes each of its rounds. */
const usualShopPace: ShopPace = { everyMs: 30_000, restSeconds: 20 }
/** How long a mail or a job under way may take to end. */
const drainMs = 15_000

/** Starts sending mails and running jobs. */
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
  await runJobWorker(boss, createJobs({ db, features, dataDir: env.DATA_DIR, jobs, clock, log }))
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
