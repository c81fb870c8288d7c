import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

type Query = (...args: unknown[]) => unknown

/** A database that takes long for every query, as one does on a busy machine. */
export interface SlowQueries {
  /** How many queries have been delayed. */
  readonly delayed: number
  /** How many delayed queries were made in turn: each began when the one before had been answered. */
  readonly inTurn: number
  /** Lets later queries through at once. */
  end(): void
}

/** The longest series of waits that follow one another without overlap. */
function longestChain(waits: readonly { readonly begin: number; readonly end: number }[]): number {
  let length = 0
  let last = -Infinity
  for (const { begin, end } of waits.toSorted((one, other) => one.end - other.end)) {
    if (begin < last) continue
    length += 1
    last = end
  }
  return length
}

/** Delays every query of a pool from now on, also those of transactions. */
export function slowQueries(pool: pg.Pool, ms: number): SlowQueries {
  const patched = new WeakSet<pg.PoolClient>()
  let delayed = 0
  let isSlow = true
  const waits: { readonly begin: number; readonly end: number }[] = []
  const patch = (client: pg.PoolClient): void => {
    if (patched.has(client)) return
    patched.add(client)
    const query: Query = client.query.bind(client)
    const late: Query = async (...args) => {
      if (!isSlow) return query(...args)
      delayed += 1
      const begin = performance.now()
      await pause(ms)
      const answer = await query(...args)
      waits.push({ begin, end: performance.now() })
      return answer
    }
    Object.assign(client, { query: late })
  }
  pool.on('acquire', patch)
  return {
    get delayed() {
      return delayed
    },
    get inTurn() {
      return longestChain(waits)
    },
    end: () => {
      isSlow = false
      pool.off('acquire', patch)
    },
  }
}
