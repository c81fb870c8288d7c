import { execFile } from 'node:child_process'
import { readFile, readlink, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { systemClock } from '#domain/dates/clock.ts'
import type { Place } from './cluster-directory.ts'

const run = promisify(execFile)

/** A running PostgreSQL of one cluster folder. */
export interface Postmaster {
  readonly pid: number
  readonly socketDir: string
}

interface ProcessFacts {
  readonly command: string
  readonly folder: string | null
}

async function factsFromProc(pid: number): Promise<ProcessFacts | null> {
  const [status, command, folder] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
    readlink(`/proc/${pid}/cwd`).catch(() => null),
  ])
  const isZombie = /^\d+ \(.*\) [ZX]/s.test(status)
  return isZombie ? null : { command: command.replaceAll('\0', ' ').trim(), folder }
}

async function factsFromPs(pid: number): Promise<ProcessFacts | null> {
  const { stdout } = await run('ps', ['-ww', '-o', 'stat=', '-o', 'command=', '-p', String(pid)])
  const [, state = 'Z', command = ''] = /^\s*(\S+)\s+(.*)$/m.exec(stdout) ?? []
  return state.startsWith('Z') ? null : { command, folder: null }
}

/** What the system says of a process; null when it is gone or only waits to be reaped. */
async function processFacts(pid: number): Promise<ProcessFacts | null> {
  try {
    return process.platform === 'linux' ? await factsFromProc(pid) : await factsFromPs(pid)
  } catch {
    return null
  }
}

/** Whether a process of this pid runs (a zombie does not). */
export async function isAlive(pid: number): Promise<boolean> {
  return (await processFacts(pid)) !== null
}

function servesFolder(facts: ProcessFacts | null, clusterDir: string): boolean {
  if (facts === null || !basename(facts.command.split(' ')[0] ?? '').startsWith('postgres')) return false
  return facts.folder === null ? facts.command.includes(clusterDir) : facts.folder === clusterDir
}

async function isOlderThanAStart(file: string): Promise<boolean> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }))
  return systemClock() - mtimeMs > 2000
}

const pidFileName = 'postmaster.pid'
const socketLockName = '.s.PGSQL.5432.lock'

/** What PostgreSQL writes of itself, both in the folder and beside its socket. */
interface PidFile {
  readonly path: string
  readonly text: string
  readonly pid: number
  readonly socketDir: string
}

async function readPidFile(path: string): Promise<PidFile | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  // The socket's folder is the fifth line; a postmaster that has just begun has not written it yet.
  return { path, text, pid: Number(lines[0]), socketDir: lines[4] ?? '' }
}

const isPid = (pid: number): boolean => Number.isInteger(pid) && pid > 0

/** Finds the PostgreSQL already running on the folder. */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | null> {
  const file = await readPidFile(join(clusterDir, pidFileName))
  if (file === null || !isPid(file.pid) || !servesFolder(await processFacts(file.pid), clusterDir)) return null
  return { pid: file.pid, socketDir: file.socketDir }
}

/** Whether a lock file speaks of a postmaster of this folder, or of none at all any more. */
async function misleads({ path, pid }: PidFile, clusterDir: string): Promise<boolean> {
  if (!isPid(pid)) return isOlderThanAStart(path)
  return !servesFolder(await processFacts(pid), clusterDir)
}

async function removeMisleading(path: string, clusterDir: string): Promise<void> {
  const file = await readPidFile(path)
  if (file === null || !(await misleads(file, clusterDir))) return
  const now = await readPidFile(path)
  if (now?.text === file.text) await rm(path, { force: true })
}

/**
 * Clears the way for a start, when nobody answers on the socket: PostgreSQL itself removes the files of a dead postmaster, but believes
 * any living or unreaped process of that pid. Both of them, that of the folder and that of the socket: where the first process of a
 * container reaps late or never, a database that was killed would start late or never.
 */
export async function removeMisleadingPidFiles({ clusterDir, socketDir }: Pick<Place, 'clusterDir' | 'socketDir'>): Promise<void> {
  await removeMisleading(join(clusterDir, pidFileName), clusterDir)
  if ((await findPostmaster(clusterDir)) === null) await removeMisleading(join(socketDir, socketLockName), clusterDir)
}

/** Waits until the process is gone, at most so long. */
export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    if (!(await isAlive(pid))) return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return !(await isAlive(pid))
}
