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
  const line = stdout.trim()
  if (line === '' || line.startsWith('Z')) return null
  return { command: line.replace(/^\S+/, '').trim(), folder: null }
}

/** The command and folder of a process; null when it has ended or is a zombie. */
async function processFacts(pid: number): Promise<ProcessFacts | null> {
  try {
    return process.platform === 'linux' ? await factsFromProc(pid) : await factsFromPs(pid)
  } catch {
    return null
  }
}

/** Returns true when a process with this pid runs; a zombie does not. */
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

/** The lock file that PostgreSQL writes into its folder and beside its socket. */
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

/** Returns true when the process of a lock file does not serve this folder. */
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
 * Removes both lock files before a start when no server answers on the socket. PostgreSQL removes the files of a dead postmaster itself,
 * but trusts any living or unreaped process with that pid: in a container whose first process does not reap, it would not start again.
 */
export async function removeMisleadingPidFiles({ clusterDir, socketDir }: Pick<Place, 'clusterDir' | 'socketDir'>): Promise<void> {
  await removeMisleading(join(clusterDir, pidFileName), clusterDir)
  if ((await findPostmaster(clusterDir)) === null) await removeMisleading(join(socketDir, socketLockName), clusterDir)
}

/** Waits until a process has ended; returns false when the time is over first. */
export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    if (!(await isAlive(pid))) return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return !(await isAlive(pid))
}
