import pg from 'pg'
import { StartError } from '#server/config/start-error.ts'
import { type Cluster, socketConnection } from './cluster.ts'
import { isAlive } from './postmaster.ts'

// An arbitrary key, the same in every version.
const lockKey = 1_447_646_290
const namePrefix = 'vitrine-guard-'

/** The connection that makes this process the only server of its data folder. The lock ends with the process, so it is never stale. */
export interface ClusterLock {
  /** Resolves when the connection ends for any reason. */
  readonly ended: Promise<void>
  release(): Promise<void>
}

async function holderPid(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objid = $1 and application_name like '${namePrefix}%'`,
    [lockKey],
  )
  const pid = Number(rows[0]?.name.slice(namePrefix.length))
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey])
  return rows[0]?.taken === true
}

/** Takes the lock; null while a running server holds it. Waits for the session of a killed one to end. */
async function lockOrHolder(client: pg.Client, factor: number): Promise<{ taken: boolean; holder: number | null }> {
  const end = performance.now() + 5000 * factor
  for (;;) {
    if (await tryLock(client)) return { taken: true, holder: null }
    const holder = await holderPid(client)
    if ((holder !== null && (await isAlive(holder))) || performance.now() > end) return { taken: false, holder }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function inUse(dataDir: string, holder: number | null): StartError {
  const pid = holder ?? '?'
  return new StartError('dataInUse', {
    french: `Le dossier ${dataDir} est déjà utilisé par un autre serveur Vitrine en marche (processus ${pid}). Arrêtez-le, ou choisissez un autre DATA_DIR. Rien n’a été modifié.`,
    english: `DATA_DIR ${dataDir} is in use by another running server (pid ${pid}). Stop it, or choose another DATA_DIR. Nothing was changed.`,
  })
}

/** Makes this process the only server of the cluster, or rejects the start. */
export async function takeClusterLock(cluster: Cluster, dataDir: string, factor = 1): Promise<ClusterLock> {
  const client = new pg.Client({ ...socketConnection(cluster, 'postgres'), application_name: `${namePrefix}${process.pid}` })
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
  client.on('error', () => undefined)
  await client.connect()
  const { taken, holder } = await lockOrHolder(client, factor)
  if (!taken) {
    await client.end()
    throw inUse(dataDir, holder)
  }
  return { ended, release: () => client.end().catch(() => undefined) }
}

/** Creates the database of the application on the cluster if it is missing. */
export async function ensureDatabase(cluster: Pick<Cluster, 'socketDir'>, name: string): Promise<void> {
  const client = new pg.Client(socketConnection(cluster, 'postgres'))
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
