import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from './tables/tables.ts'

/**
 * Commits the current transaction before its WAL record is flushed, so that its locks are released earlier. A statement of the transaction
 * selects it.
 * The response about its outcome must wait for a flush.
 */
export const asyncCommitSql: RawBuilder<string> = sql<string>`set_config('synchronous_commit', 'off', true)`

/** Waits until everything committed before the call is flushed to disk. */
export type Flush = () => Promise<void>

/** Creates a flush shared by its callers: those that arrive during a flush share the next one. */
export function createWalFlush(db: Kysely<Tables>): Flush {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | null = null
  // It returns when its own WAL record is flushed, and with it all earlier ones.
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
