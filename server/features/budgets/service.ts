import { sql, type Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { budgets, type BudgetName } from '#schemas/api/budgets.ts'
import type { Clock } from '#domain/clock.ts'
import type { Tables } from '#server/database/tables.ts'
import { callerKey } from './caller-key.ts'

/** How often each caller may do what is counted, on all nodes together. */
export interface Budgets {
  /** Takes one for an address, an account (`user:12`) or a session (`session:34`); answers 0, or the seconds to wait when nothing is left. */
  take(name: BudgetName, caller: string): Promise<number>
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

async function count(db: Kysely<Tables>, { name, seconds }: Window, caller: string): Promise<{ taken: number; wait: number }> {
  const window = sql`make_interval(secs => ${seconds})`
  const isOver = sql<boolean>`budgets.started_at <= now() - ${window}`
  const counted = await db
    .insertInto('budgets')
    .values({ name, caller, taken: 1 })
    .onConflict((conflict) =>
      conflict.columns(['name', 'caller']).doUpdateSet({
        taken: sql`case when ${isOver} then 1 else budgets.taken + 1 end`,
        started_at: sql`case when ${isOver} then now() else budgets.started_at end`,
      }),
    )
    .returning(['taken', sql<number>`ceil(extract(epoch from started_at + ${window} - now()))::int`.as('wait')])
    .executeTakeFirstOrThrow()
  if (counted.taken === 1)
    await db
      .deleteFrom('budgets')
      .where('name', '=', name)
      .where('started_at', '<=', sql<Date>`now() - ${window}`)
      .execute()
  return counted
}

/** Counts in the database, so that all nodes share what is left. */
export function createBudgets({ db, factor, clock }: Needs): Budgets {
  // Who has nothing left is refused from memory: a flood costs the database nothing.
  const refused = new LRUCache<string, number>({ max: refusalsKept })
  return {
    take: async (name, caller) => {
      const key = callerKey(caller)
      const until = refused.get(`${name} ${key}`) ?? 0
      const now = clock()
      if (now < until) return Math.ceil((until - now) / 1000)
      const { limit, seconds } = budgets[name]
      const { taken, wait } = await count(db, { name, seconds }, key)
      if (taken <= limit * factor) return 0
      const toWait = Math.max(1, wait)
      refused.set(`${name} ${key}`, now + toWait * 1000)
      return toWait
    },
  }
}
