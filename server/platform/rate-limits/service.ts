import { sql, type Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { budgets, type BudgetName } from '#schemas/api/base/rate-limits.ts'
import type { Clock } from '#domain/dates/clock.ts'
import { retryLockWaits } from '#server/database/lock-wait.ts'
import { preparedStatement } from '#server/database/prepared.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { callerKey } from './rate-limit-key.ts'

/** The rate limits of callers, shared by all nodes. */
export interface Budgets {
  /**
   * Charges an address, an account (`user:12`) or a session (`session:34`). Returns 0, or the seconds to wait when the limit is used up.
   */
  take(name: BudgetName, caller: string): Promise<number>
  /** Returns true while a caller must wait, according to the memory of this node. */
  isSpent(name: BudgetName, caller: string): boolean
}

interface Needs {
  readonly db: Kysely<Tables>
  /** RATE_LIMIT_FACTOR. */
  readonly factor: number
  readonly clock: Clock
}

interface Window {
  readonly name: string
  readonly seconds: number
}

const refusalsKept = 10_000
const forgetEveryMs = 60_000

async function count(db: Kysely<Tables>, { name, seconds }: Window, caller: string): Promise<{ taken: number; wait: number }> {
  const { rows } = await sql<{ taken: number; wait: number }>`${preparedStatement}
    insert into budgets (name, caller, taken) values (${name}, ${caller}, 1)
    on conflict (name, caller) do update set
      taken = case when budgets.started_at <= now() - make_interval(secs => ${seconds}) then 1 else budgets.taken + 1 end,
      started_at = case when budgets.started_at <= now() - make_interval(secs => ${seconds}) then now() else budgets.started_at end
    returning taken, ceil(extract(epoch from started_at + make_interval(secs => ${seconds}) - now()))::int as wait
  `.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('a budget was not counted')
  return counted
}

async function forget(db: Kysely<Tables>, { name, seconds }: Window): Promise<void> {
  await db
    .deleteFrom('budgets')
    .where('name', '=', name)
    .where('started_at', '<=', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .execute()
}

/** Creates rate limits that count in the database, so that all nodes share them. */
export function createBudgets({ db, factor, clock }: Needs): Budgets {
  // Rejected callers are stored in memory, so that a flood costs no queries.
  const refused = new LRUCache<string, number>({ max: refusalsKept })
  const forgotAt = new Map<BudgetName, number>()
  // Old rows are deleted on the first request and then once a minute.
  const forgetSometimes = async (window: Window & { readonly name: BudgetName }): Promise<void> => {
    const now = clock()
    if (now - (forgotAt.get(window.name) ?? -forgetEveryMs) < forgetEveryMs) return
    forgotAt.set(window.name, now)
    await forget(db, window)
  }
  return {
    isSpent: (name, caller) => clock() < (refused.get(`${name} ${callerKey(caller)}`) ?? 0),
    take: async (name, caller) => {
      const key = callerKey(caller)
      const until = refused.get(`${name} ${key}`) ?? 0
      const now = clock()
      if (now < until) return Math.ceil((until - now) / 1000)
      const { limit, seconds } = budgets[name]
      const { taken, wait } = await retryLockWaits(() => count(db, { name, seconds }, key))
      if (taken === 1) await forgetSometimes({ name, seconds })
      if (taken <= limit * factor) return 0
      const toWait = Math.max(1, wait)
      refused.set(`${name} ${key}`, now + toWait * 1000)
      return toWait
    },
  }
}
