import type { Kysely } from 'kysely'
import { readEnvironment, type Environment } from '#server/config/env.ts'
import { StartError } from '#server/config/start-error.ts'
import { silentLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { openForMaintenance } from '#server/database/maintenance-connection.ts'
import { storedPublicUrl } from '#server/sites/directory/public-url.ts'

/** Where links lead that people are sent: what this shell says of it, and else what the server that was last started did. */
async function addressOf(db: Kysely<Tables>, { PUBLIC_URL: own }: Environment): Promise<string> {
  const isSaid = process.env['PUBLIC_URL'] !== undefined || process.env['PORT'] !== undefined
  return isSaid ? own : ((await storedPublicUrl(db)) ?? own)
}

/** Does a short work on the database of a server, whether that runs or rests; what it takes is let go of afterwards. */
export async function onDatabase<Result>(work: (db: Kysely<Tables>, env: Environment) => Promise<Result>): Promise<Result> {
  const env = readEnvironment()
  const { db, stop } = await openForMaintenance(env, silentLog)
  try {
    return await work(db, { ...env, PUBLIC_URL: await addressOf(db, env) })
  } finally {
    await stop()
  }
}

/** Does what the command line wishes, or says what it takes where that cannot be read. What the person at the keyboard can mend is told in words, without a stack, and ends the command as it ends a start. */
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
