import type pg from 'pg'

/**
 * Ends a pool and waits until each connection is closed. `pool.end()` resolves earlier, and a connection that the server ends first would
 * raise an unhandled error.
 */
export async function closePool(pool: pg.Pool): Promise<void> {
  let open = pool.totalCount
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  if (open === 0) resolve()
  pool.on('remove', () => {
    open -= 1
    if (open === 0) resolve()
  })
  await pool.end()
  await closed
}
