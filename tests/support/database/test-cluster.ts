import { spawn } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { isAlive } from '#server/database/embedded/postmaster.ts'

const readySchema = z.union([z.object({ socketDir: z.string() }), z.object({ failure: z.string() })])

const keeper = fileURLToPath(new URL('./keep-test-cluster.ts', import.meta.url))

/** The file of the run with the pid of the process that starts and stops the database. */
export const keeperFile = 'keeper.pid'

/** The template of every test database. */
export const templateName = 'migrated_template'

async function readReport(folder: string): Promise<z.infer<typeof readySchema> | null> {
  const text = await readFile(join(folder, 'report.json'), 'utf8').catch(() => null)
  return text === null ? null : readySchema.parse(JSON.parse(text))
}

/** A pid is reused. Together with its start time it is unique. */
async function nameOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return `${pid}-${status.split(') ').at(-1)?.split(' ')[19] ?? ''}`
}

/** The folder shared by the tests of a run, deleted afterwards. All workers of a vitest run are children of one process. */
export async function runFolder(): Promise<string> {
  return join(tmpdir(), `vitrine-tests-${await nameOf(process.ppid)}`)
}

/**
 * Started through a shell that exits immediately, so that killing a worker with its children, as Stryker does, leaves the database of the
 * other workers.
 */
function startKeeper(args: readonly string[]): void {
  spawn('/bin/sh', ['-c', '"$@" &', 'sh', process.execPath, ...args], { detached: true, stdio: 'ignore' }).unref()
}

/** The start creates and migrates a database. On a cold, busy machine that takes minutes. */
const MAX_START_MS = 10 * 60_000

/** False once the keeper has ended without a report. It is a process of its own and may not have begun yet. */
async function isKept(folder: string): Promise<boolean> {
  const pid = await readFile(join(folder, keeperFile), 'utf8').catch(() => '')
  return pid === '' || (await isAlive(Number(pid))) || (await readReport(folder)) !== null
}

async function startCluster(): Promise<string> {
  const folder = await runFolder()
  const isFirst = await mkdir(folder, { mode: 0o711 }).then(
    () => true,
    () => false,
  )
  if (isFirst) startKeeper([keeper, folder, String(process.ppid)])
  const end = performance.now() + MAX_START_MS
  while (performance.now() < end && (await isKept(folder))) {
    const report = await readReport(folder)
    if (report !== null && 'failure' in report) throw new Error(`the test database could not be made: ${report.failure}`)
    if (report !== null) return report.socketDir
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`the test database did not start; delete ${folder} and try again`)
}

let started: Promise<string> | null = null

/** Returns the socket folder of the PostgreSQL of this run. The first test starts it, and a keeper stops it after the run. */
export function testCluster(): Promise<string> {
  return (started ??= startCluster())
}
