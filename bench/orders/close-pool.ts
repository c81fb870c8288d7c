import type pg from 'pg'

/** Ends the connections of a pool, and waits until each is closed: the pool answers before, and one that the server ends first is an error that nobody hears. */
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
