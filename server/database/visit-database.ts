import type { Environment } from '#server/config/env.ts'
import { clusterAccount } from './embedded/account.ts'
import { findBinaries } from './embedded/binaries.ts'
import { socketConnection } from './embedded/cluster.ts'
import { databaseName } from './embedded/embedded-database.ts'
import { placeCluster } from './embedded/place.ts'
import { findPostmaster } from './embedded/postmaster.ts'
import type { DatabaseLog } from './log.ts'
import { connectDatabase, openDatabase, type Database } from './open-database.ts'

/** Opens the database for a short work beside the server: one that runs is joined and left running, one that rests is started for the time of it. */
export async function visitDatabase(
  env: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>,
  log: DatabaseLog,
): Promise<Pick<Database, 'db' | 'stop'>> {
  if (env.DATABASE_URL !== undefined) return openDatabase(env, log)
  const place = await placeCluster(env.DATA_DIR, await clusterAccount(), await findBinaries())
  const running = await findPostmaster(place.clusterDir)
  return running === null ? openDatabase(env, log) : connectDatabase(socketConnection(running, databaseName), log)
}
