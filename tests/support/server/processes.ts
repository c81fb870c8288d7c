import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clockOfTests } from '#tests/support/clock/another-day.ts'
import { patience } from '#tests/support/patience.ts'

/** The folder of the project. */
export const projectFolder = fileURLToPath(new URL('../../..', import.meta.url))

/** The exit status of a process. */
export interface ProcessEnd {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** A program of the project in its own process. */
export interface RunningProgram {
  readonly pid: number
  readonly ended: Promise<ProcessEnd>
  output(): string
  /** Waits until the program has printed a match. */
  printed(pattern: RegExp, timeoutMs?: number): Promise<RegExpExecArray>
  kill(signal: NodeJS.Signals): void
}

interface ProgramOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly uid?: number
  readonly gid?: number
}

const running = new Set<ChildProcess>()

/** The compile cache, because many programs load the same modules. */
const compiled = join(projectFolder, 'node_modules', '.cache', 'node')

/** Starts a TypeScript program of the project with the Node of the tests. */
export function startProgram(file: string, args: readonly string[] = [], { env = {}, uid, gid }: ProgramOptions = {}): RunningProgram {
  const child = spawn(process.execPath, [join(projectFolder, file), ...args], {
    cwd: '/',
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...clockOfTests(), ...env },
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

/** Waits for the given time. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Returns an unused port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

const MAX_PORTS = 5

/** Calls a start with an unused port, and again with another one if a program has taken the port meanwhile. */
export async function onFreePort<Started>(start: (port: number) => Promise<Started>): Promise<Started> {
  for (let tries = 1; ; tries += 1)
    try {
      return await start(await freePort())
    } catch (error) {
      const isTaken = error instanceof Error && error.message.includes('EADDRINUSE')
      if (!isTaken || tries === MAX_PORTS) throw error
    }
}

/** Creates a temporary folder with a function that removes it. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'vitrine-fault-'))
  // The user of the database needs access to it.
  await chmod(path, 0o711)
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}
