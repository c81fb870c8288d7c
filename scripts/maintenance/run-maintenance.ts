import type { Kysely } from 'kysely'
import { readEnvironment, type Environment } from '#server/config/env.ts'
import { StartError } from '#server/config/start-error.ts'
import { silentLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { openForMaintenance } from '#server/database/maintenance-connection.ts'
import { storedPublicUrl } from '#server/sites/directory/public-url.ts'

/** Returns the base URL of links in mails: that of this shell if set, or else that of the last started server. */
async function addressOf(db: Kysely<Tables>, { PUBLIC_URL: own }: Environment): Promise<string> {
  const isSaid = process.env['PUBLIC_URL'] !== undefined || process.env['PORT'] !== undefined
  return isSaid ? own : ((await storedPublicUrl(db)) ?? own)
}

/** Runs a short task on the database of a server, which may run or not, and closes the database afterwards. */
export async function onDatabase<Result>(work: (db: Kysely<Tables>, env: Environment) => Promise<Result>): Promise<Result> {
  const env = readEnvironment()
  const { db, stop } = await openForMaintenance(env, silentLog)
  try {
    return await work(db, { ...env, PUBLIC_URL: await addressOf(db, env) })
  } finally {
    await stop()
  }
}

/** Runs a parsed command, or prints the given usage text and sets the exit code 1. Prints a StartError without its stack and sets its exit code; other errors are thrown. */
export async function runMaintenance<Wish extends object>(wish: Wish | string, act: (wish: Wish) => Promise<void>): Promise<void> {
  try {
    if (typeof wish !== 'string') return await act(wish)
    console.error(wish)
    process.exitCode = 1
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exitCode = error.exitCode
  }
}
