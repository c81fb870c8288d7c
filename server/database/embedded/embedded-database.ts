import { StartError } from '#server/config/start-error.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import { type Cluster, startCluster, stopCluster } from './cluster.ts'
import { ensureDatabase, type ClusterLock, takeClusterLock } from './cluster-lock.ts'

/** The name of the application’s database on the embedded cluster. */
export const databaseName = 'vitrine'

/** The PostgreSQL in DATA_DIR under supervision: it is restarted when it exits. */
export interface EmbeddedDatabase {
  readonly connection: { readonly host: string; readonly port: number; readonly user: string; readonly database: string }
  readonly takenOver: boolean
  readonly made: boolean
  /** Resolves when the database is permanently lost: another server has taken the folder, or it cannot be restarted. */
  readonly lost: Promise<Error>
  stop(): Promise<void>
}

interface Held {
  readonly cluster: Cluster
  readonly guard: ClusterLock
}

async function holdOnce(dataDir: string, factor: number): Promise<Held> {
  const cluster = await startCluster(dataDir, 'durable', factor)
  const guard = await takeClusterLock(cluster, dataDir, factor)
  try {
    await ensureDatabase(cluster, databaseName)
    return { cluster, guard }
  } catch (error) {
    await guard.release()
    throw error
  }
}

/** A PostgreSQL that is being stopped may respond once and then break the connection. It is started again. */
async function hold(dataDir: string, factor: number): Promise<Held> {
  const end = performance.now() + 30_000 * factor
  for (;;) {
    try {
      return await holdOnce(dataDir, factor)
    } catch (error) {
      if (error instanceof StartError || performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function letGo({ cluster, guard }: Held): Promise<void> {
  // The lock is held to the end, so that no other server starts while this PostgreSQL is closing.
  await stopCluster(cluster)
  await guard.release()
}

/** Starts the embedded database for this process only. Rejects when another server holds the folder. The factor multiplies its time limits. */
export async function openEmbeddedDatabase(dataDir: string, log: DatabaseLog, factor = 1): Promise<EmbeddedDatabase> {
  let held = await hold(dataDir, factor)
  let stopping = false
  const { promise: lost, resolve: tellLost } = Promise.withResolvers<Error>()

  const watch = async (): Promise<void> => {
    for (;;) {
      await held.guard.ended
      if (stopping) return
      log.error({ dataDir }, 'the embedded database ended by itself; starting it again')
      try {
        held = await hold(dataDir, factor)
        if (stopping) return await letGo(held)
        log.warn({ dataDir, pid: held.cluster.pid }, 'the embedded database is back')
      } catch (error) {
        tellLost(error instanceof Error ? error : new Error(String(error)))
        return
      }
    }
  }
  const watching = watch()

  return {
    connection: { host: held.cluster.socketDir, port: 5432, user: 'postgres', database: databaseName },
    takenOver: held.cluster.takenOver,
    made: held.cluster.made,
    lost,
    stop: async () => {
      stopping = true
      await letGo(held)
      await watching
    },
  }
}
