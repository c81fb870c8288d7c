import pg from 'pg'
import type { DatabaseLog } from './log.ts'
import { PreparingClient } from './prepared.ts'

const oid = { int8: 20, date: 1082 }

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer beyond what a number holds: ${text}`)
  return value
}

/** Counts and ids are numbers as long as a number can hold them; a day stays the text `YYYY-MM-DD`. */
function valueTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(oid.int8, parseInt8)
  types.setTypeParser(oid.date, (text: string) => text)
  return types
}

/** Settings of a pool, with a time limit for opening one of its connections apart from that for waiting until one is free. */
export interface PoolSettings extends pg.PoolConfig {
  readonly openTimeoutMillis?: number
}

/** Returns the time limits of a pool, multiplied for a slow machine. */
export const poolLimits = (factor = 1): PoolSettings => ({
  // A database that is away is noticed soon. One that is slow is waited for, within the limit of a request.
  openTimeoutMillis: 3000 * factor,
  connectionTimeoutMillis: 12_000 * factor,
  // Below the limit of a statement. So a wait in a queue and a slow statement are different errors.
  lock_timeout: 3000 * factor,
  statement_timeout: 5000 * factor,
  idle_in_transaction_session_timeout: 15_000 * factor,
})

/**
 * Makes the pool of the application: opening a connection and waiting for a lock end after three seconds, statements after five, forgotten
 * transactions after fifteen, a wait for a free connection after twelve. Broken idle connections are only logged.
 */
export function createPool(config: PoolSettings, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    max: 10,
    idleTimeoutMillis: 60_000,
    application_name: 'vitrine',
    keepAlive: true,
    types: valueTypes(),
    Client: PreparingClient,
    ...poolLimits(),
    ...config,
  })
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection broke')
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
