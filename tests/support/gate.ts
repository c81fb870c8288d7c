import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { TestDatabase } from './database/database.ts'
import { patience } from './patience.ts'

/** A database lock held by a connection of the test. Clients that need it wait until the test opens it. */
export interface Gate {
  /** Waits until the given number of connections wait for any lock, or the work has finished. */
  waiting(count: number, work?: Promise<unknown>): Promise<void>
  /** Waits until a connection waits for this gate, or the work has finished. */
  holding(work?: Promise<unknown>): Promise<void>
  /** Ends the lock. A second call does nothing. */
  open(): Promise<void>
}

/** Closes a gate by a statement that takes a lock. Waiting clients are queued in order. */
export async function closeGateBy(
  { connection }: Pick<TestDatabase, 'connection'>,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Gate> {
  const client = new pg.Client(connection)
  await client.connect()
  let opened: Promise<void> | undefined
  await client.query('begin')
  await client.query(statement, [...values])
  const countWaiting = async (which: string): Promise<number> => {
    // Within a transaction the list of waiting connections is a snapshot of the first read.
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and ${which}`,
    )
    return rows[0]?.count ?? 0
  }
  const waitFor = async (count: number, which: string, work?: Promise<unknown>): Promise<void> => {
    let isDone = false
    const done = (): void => {
      isDone = true
    }
    work?.then(done, done)
    const until = performance.now() + patience.timeout
    while (!isDone && (await countWaiting(which)) < count) {
      if (performance.now() > until) throw new Error(`fewer than ${count} wait`)
      await pause(5)
    }
  }
  return {
    waiting: (count, work) => waitFor(count, "wait_event_type = 'Lock'", work),
    holding: (work) => waitFor(1, 'pg_backend_pid() = any(pg_blocking_pids(pid))', work),
    open: () => (opened ??= client.query('commit').then(() => client.end())),
  }
}

/** Closes a gate at a named lock of the application. */
export function closeGate(database: TestDatabase, name: string): Promise<Gate> {
  return closeGateBy(database, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
}
