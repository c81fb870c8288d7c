import { spawn } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const readySchema = z.union([z.object({ socketDir: z.string() }), z.object({ failure: z.string() })])

const keeper = fileURLToPath(new URL('./keep-test-cluster.ts', import.meta.url))

/** The template every test database is cloned from. */
export const templateName = 'migrated_template'

async function readReport(folder: string): Promise<z.infer<typeof readySchema> | null> {
  const text = await readFile(join(folder, 'report.json'), 'utf8').catch(() => null)
  return text === null ? null : readySchema.parse(JSON.parse(text))
}

/** A pid comes again one day; with the moment its process began it does not. */
async function nameOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return `${pid}-${status.split(') ').at(-1)?.split(' ')[19] ?? ''}`
}

/** What the tests of one run share lies here, and is gone after it. All workers of a vitest run are children of the same process. */
export async function runFolder(): Promise<string> {
  return join(tmpdir(), `vitrine-tests-${await nameOf(process.ppid)}`)
}

/** Through a shell that goes at once: whoever ends a worker with all that it started, as Stryker does when one is stuck, leaves the others their database. */
function startKeeper(args: readonly string[]): void {
  spawn('/bin/sh', ['-c', '"$@" &', 'sh', process.execPath, ...args], { detached: true, stdio: 'ignore' }).unref()
}

async function startCluster(): Promise<string> {
  const folder = await runFolder()
  const isFirst = await mkdir(folder, { mode: 0o711 }).then(
    () => true,
    () => false,
  )
  if (isFirst) startKeeper([keeper, folder, String(process.ppid)])
  for (let waited = 0; waited < 60_000; waited += 25) {
    const report = await readReport(folder)
    if (report !== null && 'failure' in report) throw new Error(`the test database could not be made: ${report.failure}`)
    if (report !== null) return report.socketDir
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`the test database did not start; delete ${folder} and try again`)
}

let started: Promise<string> | null = null

/** The folder of the socket of this run's PostgreSQL: the first test that asks starts it, a keeper stops it when the run has ended. */
export function testCluster(): Promise<string> {
  return (started ??= startCluster())
}
