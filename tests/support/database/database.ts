import { randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { socketConnection } from '#server/database/embedded/cluster.ts'
import { silentLog } from '#server/database/log.ts'
import { connectDatabase, type Database } from '#server/database/open-database.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { templateName, testCluster } from './test-cluster.ts'

/** A database of its own for a test file, on real PostgreSQL. */
export interface TestDatabase extends Database {
  readonly name: string
  readonly connection: pg.ClientConfig
  /** Ends the connections. */
  close(): Promise<void>
}

/** A state that several test files begin from: prepared once per run under its name, then cloned. */
export interface TestTemplate {
  readonly name: string
  prepare(db: Kysely<Tables>): Promise<void>
}

/** Copies the files of a database as they are: page by page through the log takes twice the processor time. */
const asFiles = 'strategy file_copy'

async function withMaintenance<T>(socketDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(socketConnection({ socketDir }, 'postgres'))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const hangMs = 240_000

/** Limits of a pool that only catch a hang: those of the application measure a slow machine, on which many tests share the processor. */
export const patientPool = {
  openTimeoutMillis: hangMs,
  connectionTimeoutMillis: hangMs,
  lock_timeout: hangMs,
  statement_timeout: hangMs,
  idle_in_transaction_session_timeout: hangMs,
}

const TMPFS = 0x01_02_19_94

/**
 * In memory a database is dropped for its room. On a disk it is left until the cluster is removed: file systems reuse
 * the files of a deleted one slowly, so that the next database would take ten times longer to make.
 */
async function dropInMemory(socketDir: string, name: string): Promise<void> {
  if ((await statfs(socketDir)).type !== TMPFS) return
  await withMaintenance(socketDir, (client) => client.query(`drop database if exists ${name} with (force)`))
}

async function prepareTemplate(client: pg.Client, socketDir: string, template: TestTemplate): Promise<void> {
  await client.query('select pg_advisory_lock(hashtext($1))', [template.name])
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template.name])
  if (rowCount !== 0) return
  const unfinished = `${template.name}_unfinished`
  await client.query(`drop database if exists ${client.escapeIdentifier(unfinished)} with (force)`)
  await client.query(`create database ${client.escapeIdentifier(unfinished)} template ${templateName} ${asFiles}`)
  const connected = connectDatabase({ ...socketConnection({ socketDir }, unfinished), ...patientPool }, silentLog)
  try {
    await template.prepare(connected.db)
  } finally {
    await connected.stop()
  }
  await client.query(`alter database ${client.escapeIdentifier(unfinished)} rename to ${client.escapeIdentifier(template.name)}`)
}

/** Gives a fresh, migrated database, or a clone of the template; call `close()` in `afterAll`. */
export async function testDatabase(template?: TestTemplate, pool: pg.PoolConfig = {}): Promise<TestDatabase> {
  const socketDir = await testCluster()
  const name = `test_${randomBytes(6).toString('hex')}`
  await withMaintenance(socketDir, async (client) => {
    if (template) await prepareTemplate(client, socketDir, template)
    await client.query(`create database ${name} template ${client.escapeIdentifier(template?.name ?? templateName)} ${asFiles}`)
  })
  const connection = socketConnection({ socketDir }, name)
  const connected = connectDatabase({ ...connection, ...patientPool, ...pool }, silentLog)
  return {
    ...connected,
    kind: 'external',
    made: true,
    takenOver: false,
    lost: new Promise(() => undefined),
    name,
    connection,
    close: async () => {
      await connected.stop()
      await dropInMemory(socketDir, name)
    },
  }
}
