import type { Environment } from '#server/config/env.ts'
import { StartError } from '#server/config/start-error.ts'
import { clusterAccount } from '#server/database/embedded/os-user.ts'
import { findBinaries } from '#server/database/embedded/binaries.ts'
import { socketConnection } from '#server/database/embedded/cluster.ts'
import { databaseName } from '#server/database/embedded/embedded-database.ts'
import { hasCluster } from '#server/database/embedded/existing-cluster.ts'
import { holdsDatabase, placeCluster } from '#server/database/embedded/cluster-directory.ts'
import { findPostmaster } from '#server/database/embedded/postmaster.ts'
import type { DatabaseLog } from './log.ts'
import { requireLatest } from './migrate.ts'
import { connectDatabase, openDatabase, type Database } from './open-database.ts'

type Visited = Pick<Database, 'db' | 'stop'>
type Place = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>

function nothingThere(dataDir: string): StartError {
  return new StartError('databaseUnavailable', {
    french: `Aucune base de Vitrine dans ${dataDir}\u00a0: corrigez DATA_DIR, ou démarrez d’abord le serveur (npm start), qui la crée. Rien n’a été modifié.`,
    english: `There is no database of Vitrine in ${dataDir}: correct DATA_DIR, or start the server first (npm start), which makes it. Nothing was changed.`,
  })
}

async function openThere(env: Place, log: DatabaseLog): Promise<Visited> {
  if (env.DATABASE_URL !== undefined) return openDatabase(env, log)
  if (!(await holdsDatabase(env.DATA_DIR))) throw nothingThere(env.DATA_DIR)
  const place = await placeCluster(env.DATA_DIR, await clusterAccount(), await findBinaries())
  if (!(await hasCluster(place.clusterDir, place.account?.uid ?? process.getuid?.()))) throw nothingThere(env.DATA_DIR)
  const running = await findPostmaster(place.clusterDir)
  return running === null ? openDatabase(env, log) : connectDatabase(socketConnection(running, databaseName), log)
}

/**
 * Opens the database for a short work beside the server: one that runs is joined and left running, one that rests is started for the time of it. None is made:
 * where there is none, a setting was mistyped.
 */
export async function openForMaintenance(env: Place, log: DatabaseLog): Promise<Visited> {
  const { db, stop } = await openThere(env, log)
  try {
    await requireLatest(db)
    return { db, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
