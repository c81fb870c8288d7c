import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

type Query = (...args: unknown[]) => unknown

/** A database that takes long for every query, as one does on a busy machine. */
export interface SlowQueries {
  /** How many queries have been delayed. */
  readonly delayed: number
  /** Lets later queries through at once. */
  end(): void
}

/** Delays every query of a pool from now on, also those of transactions. */
export function slowQueries(pool: pg.Pool, ms: number): SlowQueries {
  const patched = new WeakSet<pg.PoolClient>()
  let delayed = 0
  let isSlow = true
  const patch = (client: pg.PoolClient): void => {
    if (patched.has(client)) return
    patched.add(client)
    const query: Query = client.query.bind(client)
    const late: Query = async (...args) => {
      if (isSlow) {
        delayed += 1
        await pause(ms)
      }
      return query(...args)
    }
    Object.assign(client, { query: late })
  }
  pool.on('acquire', patch)
  return {
    get delayed() {
      return delayed
    },
    end: () => {
      isSlow = false
      pool.off('acquire', patch)
    },
  }
}
