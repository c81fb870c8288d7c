import { execFile } from 'node:child_process'
import { rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withFileLock } from '#scripts/launch/file-lock.mjs'
import { runFolder, testCluster } from '#tests/support/database/test-cluster.ts'
import { temporaryFolder } from './processes.ts'
import { startServerProcess, stopServer } from './server-process.ts'

const run = promisify(execFile)

/** The data folder of a server that was started once and stopped: the first test of a run that asks makes it. */
async function firstFolder(): Promise<string> {
  // The keeper of the test database makes the folder of the run, and removes it.
  await testCluster()
  const ready = join(await runFolder(), 'ready-data')
  await withFileLock(`${ready}.lock`, async () => {
    if (await stat(ready).catch(() => null)) return
    const made = await temporaryFolder()
    const { code } = await stopServer(await startServerProcess({ dataDir: made.path }))
    if (code !== 0) throw new Error(`the server of the ready folder ended with ${code}`)
    await rename(made.path, ready)
  })
  return ready
}

/** A new folder with the data of a server after its first start and stop: a start on it creates and migrates no database, which saves half its time. */
export async function readyFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const [ready, folder] = [await firstFolder(), await temporaryFolder()]
  // The files belong to the account of the database, which fs.cp does not preserve.
  await run('cp', ['-a', `${ready}/.`, folder.path])
  return folder
}
