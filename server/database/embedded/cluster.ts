import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { StartError } from '#server/config/start-error.ts'
import { clusterAccount } from './os-user.ts'
import { findBinaries } from './binaries.ts'
import { hasCluster } from './existing-cluster.ts'
import { type Place, placeCluster } from './cluster-directory.ts'
import { findPostmaster, removeMisleadingPidFiles, waitForExit } from './postmaster.ts'
import { type Durability, includeSettings, writeSettings } from './settings.ts'

const run = promisify(execFile)

// The programs inherit no environment: neither secrets nor PG* variables that would redirect them.
const cleanEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** The time without a sign of life before a start fails. Children of a killed postmaster exit after about two seconds. */
const patience = 30_000

/** A running embedded PostgreSQL. */
export interface Cluster {
  readonly place: Place
  readonly pid: number
  readonly socketDir: string
  readonly made: boolean
  readonly takenOver: boolean
}

/** Returns the configuration of a connection over the socket of the cluster. */
export function socketConnection(cluster: { socketDir: string }, database: string): pg.ClientConfig {
  return { host: cluster.socketDir, port: 5432, user: 'postgres', database, keepAlive: true }
}

const identity = (place: Place): { uid: number; gid: number } | undefined => place.account ?? undefined

async function initialise(place: Place, durability: Durability): Promise<boolean> {
  if (await hasCluster(place.clusterDir, place.account?.uid ?? process.getuid?.())) return false
  const unfinished = `${place.clusterDir}.new-${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  if (place.account !== null) await chown(unfinished, place.account.uid, place.account.gid)
  const options = ['--username=postgres', '--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--auth-local=trust', '--auth-host=reject', '--no-instructions', ...(durability === 'throwaway' ? ['--no-sync'] : [])]
  await run(place.binaries.initdb, ['-D', unfinished, ...options, ...access], { ...identity(place), cwd: '/', env: cleanEnvironment })
  await includeSettings(unfinished)
  // Another process may have finished first. Its cluster remains, this one is deleted.
  const won = await rename(unfinished, place.clusterDir).then(
    () => true,
    () => false,
  )
  if (!won) await rm(unfinished, { recursive: true, force: true })
  return won
}

async function refuseOtherVersion(place: Place): Promise<void> {
  const [data, program] = await Promise.all([
    readFile(join(place.clusterDir, 'PG_VERSION'), 'utf8'),
    run(place.binaries.postgres, ['--version'], { ...identity(place), cwd: '/', env: cleanEnvironment }),
  ])
  const major = / (\d+)/.exec(program.stdout)?.[1]
  if (data.trim() === major) return
  throw new StartError('databaseUnavailable', {
    french: `La base est au format PostgreSQL ${data.trim()}, le programme fourni est en version ${major ?? '?'}.`,
    english: `The database has the format of PostgreSQL ${data.trim()}, the program that comes with Vitrine is version ${major ?? '?'}.`,
  })
}

function launch(place: Place): ChildProcess {
  const output = openSync(join(place.home, 'postgres.start.log'), 'w', 0o600)
  const child = spawn(place.binaries.postgres, ['-D', place.clusterDir], {
    ...identity(place),
    cwd: '/',
    env: cleanEnvironment,
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.on('error', () => undefined)
  child.unref()
  return child
}

/** Connects once and returns the state: running, starting or absent. */
async function answers(socketDir: string): Promise<'yes' | 'soon' | 'no'> {
  const client = new pg.Client({ ...socketConnection({ socketDir }, 'postgres'), connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return 'yes'
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === '57P03' ? 'soon' : 'no'
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function startFailure(place: Place): Promise<StartError> {
  const output = await readFile(join(place.home, 'postgres.start.log'), 'utf8').catch(() => '')
  const last = output.trim().split('\n').slice(-5).join('\n')
  return new StartError('databaseUnavailable', {
    french: `PostgreSQL n’a pas démarré dans ${place.clusterDir}.`,
    english: `PostgreSQL did not start in ${place.clusterDir}.\n${last}`,
  })
}

const hasEnded = (child: ChildProcess | null): boolean => child === null || child.exitCode !== null || child.signalCode !== null

async function waitUntilItAnswers(place: Place, silence: number): Promise<Pick<Cluster, 'pid' | 'socketDir'>> {
  let child: ChildProcess | null = null
  let end = performance.now() + silence
  while (performance.now() < end) {
    const running = await findPostmaster(place.clusterDir)
    const socketDir = running?.socketDir || place.socketDir
    const answer = await answers(socketDir)
    if (answer === 'yes' && running !== null) return { pid: running.pid, socketDir }
    // A server that responds is alive even when its process is invisible, as in another container. No second one is started.
    if (answer === 'no' && running === null && hasEnded(child)) {
      await removeMisleadingPidFiles(place)
      child = launch(place)
    }
    // Crash recovery may be long. The wait continues while PostgreSQL reports that it is starting.
    if (answer === 'soon') end = performance.now() + silence
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw await startFailure(place)
}

/** Creates the cluster if it is missing, then starts it, or takes over one that a killed server left running. */
export async function startCluster(dataDir: string, durability: Durability = 'durable', factor = 1): Promise<Cluster> {
  const place = await placeCluster(dataDir, await clusterAccount(), await findBinaries())
  const made = await initialise(place, durability)
  await refuseOtherVersion(place)
  const before = await findPostmaster(place.clusterDir)
  if (before === null) await writeSettings(place.clusterDir, place.socketDir, durability)
  const running = await waitUntilItAnswers(place, patience * factor)
  return { ...running, place, made, takenOver: running.pid === before?.pid }
}

/** Stops the cluster in fast mode: sessions end, everything is written and no recovery is needed. */
export async function stopCluster(cluster: Cluster): Promise<void> {
  try {
    process.kill(cluster.pid, 'SIGINT')
  } catch {
    return
  }
  if (await waitForExit(cluster.pid, 15_000)) return
  process.kill(cluster.pid, 'SIGQUIT')
  await waitForExit(cluster.pid, 5000)
}
