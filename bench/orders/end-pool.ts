import { once } from 'node:events'
import type pg from 'pg'

/** Ends the connections of a pool, and waits until each is closed: the pool answers before, and one that the server ends first is an error that nobody hears. */
export async function endPool(pool: pg.Pool): Promise<void> {
  const closed = Array.from({ length: pool.totalCount }, () => once(pool, 'remove'))
  await pool.end()
  await Promise.all(closed)
}
