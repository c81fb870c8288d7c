import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Environment } from '#server/config/env.ts'
import { StartError } from '#server/config/start-error.ts'
import { openEmbeddedDatabase } from './embedded/embedded-database.ts'
import { createListener, type NotificationHandler } from './listener.ts'
import type { DatabaseLog } from './log.ts'
import { createPool, poolLimits, type PoolSettings } from './pool.ts'
import type { Tables } from './tables/tables.ts'

/** The database of the application: typed queries, notifications and its end. */
export interface Database {
  readonly kind: 'embedded' | 'external'
  readonly db: Kysely<Tables>
  readonly pool: pg.Pool
  /** True when the start has created the cluster; `takenOver` when a killed server had left it running. */
  readonly made: boolean
  readonly takenOver: boolean
  /** Resolves when the database is permanently lost, not on a temporary outage. */
  readonly lost: Promise<Error>
  /** Calls the handler with each payload of the channel, and with `null` when some may be lost. */
  listen(channel: string, handler: NotificationHandler): Promise<() => void>
  /** Returns true when the database responds within a second. */
  isReady(): Promise<boolean>
  stop(): Promise<void>
}

/** Wraps a connection in the pool, the query builder and the listener of the application. The factor multiplies the time limits of the pool. */
export function connectDatabase(
  config: PoolSettings,
  log: DatabaseLog,
  factor = 1,
): Pick<Database, 'db' | 'pool' | 'listen' | 'isReady' | 'stop'> {
  const pool = createPool({ ...poolLimits(factor), ...config }, log)
  const listener = createListener(config, log)
  let stopped: Promise<void> | null = null
  const stop = async (): Promise<void> => {
    await listener.stop()
    await pool.end()
  }
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    listen: (channel, handler) => listener.listen(channel, handler),
    isReady: async () => {
      const late = new Promise<false>((resolve) => setTimeout(resolve, 1000, false).unref())
      const answer = pool.query('select 1').then(
        () => true,
        () => false,
      )
      return Promise.race([answer, late])
    },
    stop: () => (stopped ??= stop()),
  }
}

async function requireAnswer(url: string, factor: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 * factor })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(`select current_setting('server_version_num')::int as version`)
    if ((rows[0]?.version ?? 0) < 150_000) throw new Error('PostgreSQL 15 or newer is needed')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(
      'databaseUnavailable',
      {
        french: `La base de DATABASE_URL ne répond pas comme il faut : ${reason}`,
        english: `The database of DATABASE_URL does not answer as it should: ${reason}`,
      },
      { cause },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

type DatabaseSettings = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'> & Partial<Pick<Environment, 'DEADLINE_FACTOR'>>

/** Opens the configured database: the server of DATABASE_URL, or else the embedded one in DATA_DIR. */
export async function openDatabase(env: DatabaseSettings, log: DatabaseLog): Promise<Database> {
  const { DEADLINE_FACTOR: factor = 1 } = env
  if (env.DATABASE_URL !== undefined) {
    await requireAnswer(env.DATABASE_URL, factor)
    const connected = connectDatabase({ connectionString: env.DATABASE_URL }, log, factor)
    return { ...connected, kind: 'external', made: false, takenOver: false, lost: new Promise(() => undefined) }
  }
  const embedded = await openEmbeddedDatabase(env.DATA_DIR, log, factor)
  const connected = connectDatabase(embedded.connection, log, factor)
  const stop = async (): Promise<void> => {
    await connected.stop()
    await embedded.stop()
  }
  let stopped: Promise<void> | null = null
  return {
    ...connected,
    kind: 'embedded',
    made: embedded.made,
    takenOver: embedded.takenOver,
    lost: embedded.lost,
    stop: () => (stopped ??= stop()),
  }
}
