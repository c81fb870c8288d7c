import { join } from 'node:path'
import { socketConnection } from '#server/database/embedded/cluster.ts'
import { databaseName } from '#server/database/embedded/embedded-database.ts'
import { findPostmaster } from '#server/database/embedded/postmaster.ts'
import { connectionUrl, startServerProcess, stopServer, type ServerProcess } from '#tests/support/server/server-process.ts'

/** Runs a work beside a second server process, which has the database, files and settings of the server under test, and its own page cache. */
export async function withSecondServer(work: (second: ServerProcess) => Promise<void>): Promise<void> {
  const settings = JSON.parse(process.env['E2E_SERVER'] ?? '{}') as Readonly<Record<string, string>>
  const dataDir = process.env['E2E_DATA'] ?? ''
  const postmaster = await findPostmaster(join(dataDir, 'postgres'))
  if (postmaster === null) throw new Error('the database of the server under test does not run')
  const env = { ...settings, DATABASE_URL: connectionUrl(socketConnection(postmaster, databaseName)) }
  const second = await startServerProcess({ dataDir, env })
  try {
    await work(second)
  } finally {
    await stopServer(second)
  }
}
