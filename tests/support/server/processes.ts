import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { patience } from '#tests/support/patience.ts'

/** The project's folder. */
export const projectFolder = fileURLToPath(new URL('../../..', import.meta.url))

/** How a process ended. */
export interface ProcessEnd {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** A program of the project in its own process. */
export interface RunningProgram {
  readonly pid: number
  readonly ended: Promise<ProcessEnd>
  output(): string
  /** Waits until the program has printed this. */
  printed(pattern: RegExp, timeoutMs?: number): Promise<RegExpExecArray>
  kill(signal: NodeJS.Signals): void
}

interface ProgramOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly uid?: number
  readonly gid?: number
}

const running = new Set<ChildProcess>()

/** Cache of compiled modules: many programs load the same ones. */
const compiled = join(projectFolder, 'node_modules', '.cache', 'node')

/** Starts a TypeScript program of the project with the Node that runs the tests. */
export function startProgram(file: string, args: readonly string[] = [], { env = {}, uid, gid }: ProgramOptions = {}): RunningProgram {
  const child = spawn(process.execPath, [join(projectFolder, file), ...args], {
    cwd: '/',
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid }),
  })
  running.add(child)
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = once(child, 'close').then(([code, signal]: unknown[]): ProcessEnd => {
    running.delete(child)
    return { code: typeof code === 'number' ? code : null, signal: typeof signal === 'string' ? (signal as NodeJS.Signals) : null }
  })
  return {
    pid: child.pid ?? -1,
    ended,
    output: () => text,
    printed: async (pattern, timeoutMs = 2 * patience.timeout) => {
      for (const end = performance.now() + timeoutMs; performance.now() < end; await pause(10)) {
        const found = pattern.exec(text)
        if (found) return found
        if (child.exitCode !== null) break
      }
      throw new Error(`${file} did not print ${String(pattern)}:\n${text}`)
    },
    kill: (signal) => void child.kill(signal),
  }
}

/** Ends every program that a test left running. */
export async function endPrograms(): Promise<void> {
  const ends = [...running].map(async (child) => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  await Promise.all(ends)
}

/** Waits a while. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** A new folder in the system's temporary one, and how to remove it. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'vitrine-fault-'))
  // The database's own user must be able to walk through it.
  await chmod(path, 0o711)
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}
