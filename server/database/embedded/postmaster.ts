import { execFile } from 'node:child_process'
import { readFile, readlink, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { systemClock } from '#domain/clock.ts'

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

/** PostgreSQL removes the file of a dead postmaster by itself, but believes any living or unreaped process of that pid: only then is it ours to remove. */
async function removeMisleading(file: string, seen: string): Promise<void> {
  const now = await readFile(file, 'utf8').catch(() => null)
  if (now === seen) await rm(file, { force: true })
}

/** Finds the PostgreSQL already running on the folder; a file whose pid now is another program's, or nobody's, does not stand in the way. */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | null> {
  const file = join(clusterDir, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  const pid = Number(lines[0])
  const isReadable = Number.isInteger(pid) && pid > 0
  // The socket's folder is the fifth line; a postmaster that has just begun has not written it yet.
  if (isReadable && servesFolder(await processFacts(pid), clusterDir)) return { pid, socketDir: lines[4] ?? '' }
  if (isReadable || (await isOlderThanAStart(file))) await removeMisleading(file, text)
  return null
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
