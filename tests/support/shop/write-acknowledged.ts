import { sql } from 'kysely'
import { openDatabase } from '#server/database/open-database.ts'
import { silentLog } from '#server/database/log.ts'

// Writes as fast as it can, each time two rows in one transaction, and prints what the database has acknowledged.
const [, , dataDir = '', first = '1'] = process.argv
const { db } = await openDatabase({ DATA_DIR: dataDir }, silentLog)
await sql`create table if not exists acknowledged (id int primary key)`.execute(db)
await sql`create table if not exists acknowledged_lines (id int references acknowledged, line text)`.execute(db)
process.stdout.write('writing\n')

async function write(id: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`insert into acknowledged values (${id})`.execute(transaction)
    await sql`insert into acknowledged_lines values (${id}, ${'x'.repeat(id % 2000)})`.execute(transaction)
  })
  process.stdout.write(`${id}\n`)
}

// Four writers, as visitors would be; a broken connection is waited out, its write was not acknowledged.
const writers = [0, 1, 2, 3].map(async (offset) => {
  for (let id = Number(first) + offset; ; id += 4) {
    await write(id).catch(() => new Promise((resolve) => setTimeout(resolve, 20)))
  }
})
await Promise.all(writers)
