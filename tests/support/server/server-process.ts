import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { waitForExit } from '#server/database/embedded/postmaster.ts'
import { patience } from '#tests/support/patience.ts'
import { patientServer } from './patient-server.ts'
import { freePort, onFreePort, pause, type RunningProgram, startProgram } from './processes.ts'

/** A real server in its own process. */
export interface ServerProcess extends RunningProgram {
  readonly url: string
  readonly port: number
}

interface ServerOptions {
  readonly dataDir: string
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  readonly args?: readonly string[]
  /** True to fill the database with the sample sites. */
  readonly samples?: boolean
  readonly uid?: number
  readonly gid?: number
}

/** Starts a server without waiting for it. */
export async function launchServer({
  dataDir,
  port,
  env = {},
  args = [],
  samples = false,
  uid,
  gid,
}: ServerOptions): Promise<ServerProcess> {
  const chosen = port ?? (await freePort())
  const settings = { PORT: String(chosen), DATA_DIR: dataDir, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...patientServer, ...env }
  const program = startProgram('server/main.ts', ['--steps', ...(samples ? [] : ['--without-samples']), ...args], {
    env: settings,
    uid,
    gid,
  })
  return { ...program, port: chosen, url: `http://127.0.0.1:${chosen}` }
}

/** Starts a server and waits until it is ready. */
export function startServerProcess(options: ServerOptions): Promise<ServerProcess> {
  const startOn = async (port: number): Promise<ServerProcess> => {
    const server = await launchServer({ ...options, port })
    try {
      await server.printed(/Prêt en/)
    } catch (error) {
      // A server that is still starting would keep this process from ending.
      await stopServer(server)
      throw error
    }
    return server
  }
  return options.port === undefined ? onFreePort(startOn) : startOn(options.port)
}

/** Stops a server gracefully and returns its exit status. */
export async function stopServer(server: ServerProcess): Promise<{ code: number | null }> {
  server.kill('SIGTERM')
  return server.ended
}

/** Returns the pid of the PostgreSQL of a data folder. */
export async function postmasterPid(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

/** Ends the PostgreSQL that a killed server left running. */
export async function endOrphan(dataDir: string): Promise<void> {
  const pid = await postmasterPid(dataDir).catch(() => null)
  if (pid === null) return
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    return
  }
  await waitForExit(pid, patience.timeout)
}

/** Waits until the readiness probe returns the status. */
export async function waitForReadiness(url: string, status: number, timeoutMs: number = patience.timeout): Promise<number> {
  const begin = performance.now()
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.status === status) return performance.now() - begin
    if (performance.now() - begin > timeoutMs) throw new Error(`readyz did not answer ${status} within ${timeoutMs} ms`)
    await pause(20)
  }
}

/** Returns the URL of a database on a socket. */
export function connectionUrl({ host, port, user, database }: ClientConfig): string {
  return `postgres://${user ?? 'postgres'}@localhost:${port ?? 5432}/${database ?? 'postgres'}?host=${encodeURIComponent(host ?? '')}`
}
