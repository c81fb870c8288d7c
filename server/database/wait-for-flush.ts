import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from './tables/tables.ts'

/**
 * Lets a transaction end before it lies on the disk: those who wait for what it holds go on at once. Selected by a statement of that transaction; whoever
 * is told of its outcome is told after a flush.
 */
export const asyncCommitSql: RawBuilder<string> = sql<string>`set_config('synchronous_commit', 'off', true)`

/** Waits until everything that has ended before the call lies on the disk. */
export type Flush = () => Promise<void>

/** Makes a flush that is one for all who wait for it: those who come while one is under way share the next. */
export function createWalFlush(db: Kysely<Tables>): Flush {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | null = null
  // It ends when its own record lies on the disk, and with it all that were written before.
  const write = () => sql`/* kept */ select pg_logical_emit_message(true, 'vitrine', ${''})`.execute(db)
  return () => {
    next ??= underWay
      .catch(() => undefined)
      .then(() => {
        next = null
        const flushing = write().then(() => undefined)
        underWay = flushing
        return flushing
      })
    return next
  }
}
