import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrateToLatest } from '#server/database/migrate.ts'

// Migrates, and is gone the moment its n-th statement has been answered.
const [, , url = '', folder = '', killedAt = '1'] = process.argv
let statements = 0
const db = new Kysely<unknown>({
  dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  log: () => {
    statements += 1
    if (statements === Number(killedAt)) process.kill(process.pid, 'SIGKILL')
  },
})
await migrateToLatest(db, { folder })
await db.destroy()
