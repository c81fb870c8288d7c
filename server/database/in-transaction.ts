import type { Kysely, Transaction } from 'kysely'
import { retryLockWaits } from './lock-wait.ts'
import type { Tables } from './tables/tables.ts'

type Act = () => unknown

/** State of one transaction, shared by all writers that take part in it. */
interface Ledger {
  acts: Map<string, Act>
  /** Errors of parts that failed. A caller that catches one of them cannot commit the rest. */
  failures: unknown[]
}

const ledgers = new WeakMap<Kysely<Tables>, Ledger>()

async function runActs(acts: Iterable<Act>): Promise<void> {
  const failures: unknown[] = []
  for (const act of acts) {
    try {
      await act()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

async function takePart<Result>(trx: Transaction<Tables>, work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
  try {
    return await work(trx)
  } catch (error) {
    ledgers.get(trx)?.failures.push(error)
    throw error
  }
}

/** The most times that a transaction runs which loses against others. */
const ATTEMPTS = 8

/** SQL states of a transaction that PostgreSQL ends for the sake of another one: a serialization failure and a deadlock. */
const LOST_STATES: ReadonlySet<unknown> = new Set(['40001', '40P01'])

/** Thrown by a writer whose reading was overtaken before it held its locks: the transaction runs again. The refusal stands once that has failed too often. */
export class Overtaken extends Error {
  constructor(refusal: unknown) {
    super('Another transaction has changed what this one has read', { cause: refusal })
    this.name = 'Overtaken'
  }
}

function isLost(error: unknown): boolean {
  return error instanceof Overtaken || (error instanceof Error && 'code' in error && LOST_STATES.has(error.code))
}

async function attempt<Result>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<Result>, ledger: Ledger): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    ledgers.set(trx, ledger)
    const value = await work(trx)
    if (ledger.failures.length > 0) throw ledger.failures[0]
    return value
  })
}

/** Runs a transaction until it no longer loses against others, then the acts that it has registered. */
async function runOuter<Result>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    const ledger: Ledger = { acts: new Map(), failures: [] }
    const run = await attempt(db, work, ledger).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    )
    if ('result' in run) {
      await runActs(ledger.acts.values())
      return run.result
    }
    if (count === ATTEMPTS || !isLost(run.error)) throw run.error instanceof Overtaken ? run.error.cause : run.error
  }
}

/**
 * Runs a writer in the transaction that it was given, or in a new one.
 * When a part of a given transaction fails, the whole transaction is rolled back, even if the error is caught.
 * A new transaction that loses a deadlock, or waits for a lock beyond its limit, runs again from its start, so a writer keeps no state
 * outside the transaction.
 */
export async function inTransaction<Result>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return takePart(db as Transaction<Tables>, work)
  return retryLockWaits(() => runOuter(db, work))
}

/** Registers what to do once the outer transaction has committed. Of several acts with the same key, one runs. After a rollback none runs. */
export function afterCommit(trx: Transaction<Tables>, key: string, act: Act): void {
  const ledger = ledgers.get(trx)
  if (!ledger) throw new Error('afterCommit needs a transaction that inTransaction has opened')
  ledger.acts.set(key, act)
}

/** Undoes what a failed part has registered, so that the transaction can go on after a rollback to a savepoint. */
export function ledgerMark(trx: Transaction<Tables>): () => void {
  const ledger = ledgers.get(trx)
  if (!ledger) return () => undefined
  const acts = new Map(ledger.acts)
  const failures = ledger.failures.length
  return () => {
    ledger.acts = acts
    ledger.failures.length = failures
  }
}
