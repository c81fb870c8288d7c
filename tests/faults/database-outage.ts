import { type Cluster, socketConnection, startCluster, stopCluster } from '#server/database/embedded/cluster.ts'
import { ensureDatabase } from '#server/database/embedded/cluster-lock.ts'
import { silentLog } from '#server/database/log.ts'
import { migrateToLatest } from '#server/database/migrate.ts'
import { connectDatabase } from '#server/database/open-database.ts'
import { endPrograms, pause, temporaryFolder } from '#tests/support/server/processes.ts'
import { connectionUrl, type ServerProcess, startServerProcess, waitForReadiness } from '#tests/support/server/server-process.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

/** A server with its own database server, which can be stopped and started. */
export interface FragileServer {
  readonly server: ServerProcess
  takeDatabaseAway(): Promise<void>
  giveDatabaseBack(): Promise<void>
  close(): Promise<void>
}

/** Starts a server on an external database with two small sites. */
export async function startFragileServer(): Promise<FragileServer> {
  const folder = await temporaryFolder()
  const clusterDir = `${folder.path}/cluster`
  let cluster: Cluster = await startCluster(clusterDir, 'throwaway')
  await ensureDatabase(cluster, 'external')
  const connection = socketConnection(cluster, 'external')
  const database = connectDatabase(connection, silentLog)
  await migrateToLatest(database.db)
  await twoSites.prepare(database.db)
  await database.stop()
  const env = { DATABASE_URL: connectionUrl(connection), LOG_LEVEL: 'silent' }
  const server = await startServerProcess({ dataDir: `${folder.path}/data`, env })
  return {
    server,
    takeDatabaseAway: () => stopCluster(cluster),
    giveDatabaseBack: async () => {
      cluster = await startCluster(clusterDir, 'throwaway')
    },
    close: async () => {
      await endPrograms()
      await stopCluster(cluster)
      await folder.remove()
    },
  }
}

/** Effect of an outage on visitors. */
export interface OutageOutcome {
  readonly visits: number
  readonly failed: number
  readonly backAfterMs: number
}

/** Stops the database for at least the given seconds and 150 visits of a cached page, and starts it again. */
export async function sufferOutage(seconds: number): Promise<OutageOutcome> {
  const fragile = await startFragileServer()
  const { url } = fragile.server
  let visits = 0
  let failed = 0
  let over = false
  const visit = async (): Promise<void> => {
    while (!over) {
      const answer = await fetch(url).catch(() => null)
      await answer?.arrayBuffer()
      visits += 1
      if (answer?.status !== 200) failed += 1
    }
  }
  const first = await fetch(url)
  await first.arrayBuffer()
  const visitors = Promise.all(Array.from({ length: 8 }, visit))
  const more = async (): Promise<void> => {
    for (const enough = visits + 150; visits < enough;) await pause(20)
  }
  await more()
  await fragile.takeDatabaseAway()
  await waitForReadiness(url, 503)
  await Promise.all([more(), pause(seconds * 1000)])
  await fragile.giveDatabaseBack()
  const backAfterMs = Math.round(await waitForReadiness(url, 200))
  await more()
  over = true
  await visitors
  await fragile.close()
  return { visits, failed, backAfterMs }
}
