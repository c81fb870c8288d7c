import type { Clock } from '#domain/dates/clock.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import type { SiteDirectory } from '#server/sites/directory/site-directory.ts'
import { coalesceRuns } from '#server/platform/concurrency/coalesce-runs.ts'
import { processNext } from './process-pending.ts'

interface Parts {
  readonly database: Pick<Database, 'db' | 'listen'>
  readonly features: { readonly directory: SiteDirectory; readonly parameters: Parameters }
  readonly clock: Clock
  readonly log: DatabaseLog
}

/** The hold on the worker. */
export interface SettleWorker {
  /** Takes nothing further, and settles once what is under way has ended. */
  rest(): Promise<void>
}

/**
 * Settles withdrawals as they are confirmed, so that the desk reads them at once: after the answer and apart from it, which takes as long whether there is such
 * an order or none. What it could not settle is left to the job of each minute.
 */
export async function runWithdrawalWorker({ database, features, clock, log }: Parts): Promise<SettleWorker> {
  const { db } = database
  const { directory, parameters } = features
  let isResting = false
  const settleAll = async (): Promise<void> => {
    const needs = () => ({ parameters, now: new Date(clock()), findSite: (siteId: number) => directory.find(siteId) })
    while (!isResting) if ((await db.transaction().execute((trx) => processNext(trx, needs()))).length === 0) return
  }
  const settle = coalesceRuns(() =>
    settleAll().catch((err: unknown) => log.warn({ err }, 'the withdrawals that wait could not be settled')),
  )
  const forget = await database.listen('withdrawals', settle.ask)
  settle.ask()
  return {
    rest: () => {
      isResting = true
      forget()
      return settle.ended()
    },
  }
}
