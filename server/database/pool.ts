import pg from 'pg'
import type { DatabaseLog } from './log.ts'

const oid = { int8: 20, date: 1082 }

/** Counts and ids are numbers as long as a number can hold them; a day stays the text `YYYY-MM-DD`. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => {
    if (id === oid.int8) return parseInt8
    if (id === oid.date) return (text: string) => text
    return pg.types.getTypeParser(id, format)
  },
}

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer beyond what a number holds: ${text}`)
  return value
}

/** Makes the pool of the application: statements end after five seconds, forgotten transactions after fifteen, broken idle connections are only logged. */
export function createPool(config: pg.PoolConfig, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'vitrine',
    keepAlive: true,
    types,
    ...config,
  })
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection broke')
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
