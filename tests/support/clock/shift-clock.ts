import childProcess, { type SpawnOptions } from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { basename } from 'node:path'
import { databaseClock, databaseClockPath } from './database-clock.ts'
import { shiftedDate } from './shifted-date.ts'

// Loaded into every process of a test run by NODE_OPTIONS (another-day.ts): the clocks of Node and of PostgreSQL show another day, and go on.

const offsetMs = Number(process.env['TEST_CLOCK_OFFSET_MS'] ?? 'none')
if (!Number.isSafeInteger(offsetMs)) throw new Error('TEST_CLOCK_OFFSET_MS is a whole number of milliseconds')

globalThis.Date = shiftedDate(Date, offsetMs)

const isPostgres = (command: string, args: readonly string[]): boolean => basename(command) === 'postgres' && args[0] === '-D'

/** Databases are copies of template1, so the functions are written there before the server of a cluster starts. */
function shiftCluster(command: string, [, folder = '']: readonly string[], { uid, gid, cwd, env }: SpawnOptions): void {
  const account = { ...(uid === undefined ? {} : { uid }), ...(gid === undefined ? {} : { gid }) }
  const { status, stderr } = childProcess.spawnSync(command, ['--single', '-D', folder, 'template1'], {
    ...{ ...account, cwd, env, encoding: 'utf8' as const },
    input: databaseClock(offsetMs).join('\n'),
  })
  if (status !== 0) process.stderr.write(`the clock of a database was not shifted: ${stderr}\n`)
}

const { spawn } = childProcess
Object.assign(childProcess, {
  spawn(command: string, args: readonly string[] = [], options: SpawnOptions = {}) {
    if (!isPostgres(command, args)) return spawn(command, args, options)
    shiftCluster(command, args, options)
    return spawn(command, [...args, '-c', `search_path=${databaseClockPath}`], options)
  },
})
syncBuiltinESMExports()
