import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exitCodes } from '#server/config/start-error.ts'
import { silentLog } from '#server/database/log.ts'
import { migrateToLatest } from '#server/database/migrate.ts'
import { connectDatabase } from '#server/database/open-database.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { endPrograms, projectFolder, startProgram, temporaryFolder } from '#tests/support/server/processes.ts'
import { connectionUrl, launchServer } from '#tests/support/server/server-process.ts'

const migrations = {
  '0001-create-shelves.ts': 'create table shelves (id int primary key)',
  '0002-fill-shelves.ts': 'insert into shelves select generate_series(1, 5)',
  '0003-add-shelf-label.ts': "alter table shelves add column label text not null default '—'",
}

async function writeMigrations(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, statement] of Object.entries(files)) {
    const source = `import { sql } from 'kysely'\nexport async function up(db) {\n  await sql\`${statement}\`.execute(db)\n}\n`
    await writeFile(join(folder, name), source)
  }
}

/** Creates an empty database and a folder with three small migrations. */
async function emptyDatabase(): Promise<{ database: TestDatabase; folder: string; close: () => Promise<void> }> {
  const database = await testDatabase()
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  // Inside the project, so that the migrations resolve its packages.
  await mkdir(join(projectFolder, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(projectFolder, '.cache', 'migrations-'))
  await writeMigrations(folder, migrations)
  return { database, folder, close: async () => Promise.all([database.close(), rm(folder, { recursive: true })]).then(() => undefined) }
}

describe('migrations', () => {
  it('run once each in order, and never again', async () => {
    const { database, folder, close } = await emptyDatabase()
    expect(await migrateToLatest(database.db, { folder })).toEqual(['0001-create-shelves', '0002-fill-shelves', '0003-add-shelf-label'])
    expect(await migrateToLatest(database.db, { folder })).toEqual([])
    await close()
  })

  it('run once when two servers start together', async () => {
    const { database, folder, close } = await emptyDatabase()
    const other = connectDatabase(database.connection, silentLog)
    const [first, second] = await Promise.all([migrateToLatest(database.db, { folder }), migrateToLatest(other.db, { folder })])
    expect([...first, ...second].sort()).toEqual(['0001-create-shelves', '0002-fill-shelves', '0003-add-shelf-label'])
    await other.stop()
    await close()
  })

  it('that fail leave nothing behind', async () => {
    const { database, folder, close } = await emptyDatabase()
    await writeMigrations(folder, { '0004-break-shelves.ts': 'create table half (id int); select 1 / 0' })
    await expect(migrateToLatest(database.db, { folder })).rejects.toThrow(/0004-break-shelves a échoué et a été annulée[\s\S]*rolled back/)
    const { rows } = await sql`select to_regclass('half') as half, (select count(*) from schema_migrations) as count`.execute(database.db)
    expect(rows).toEqual([{ half: null, count: 3 }])
    await close()
  })

  it('are complete after a restart, for any time of the kill', async () => {
    const { database, folder, close } = await emptyDatabase()
    const url = connectionUrl(database.connection)
    let kills = 0
    for (const killedAt of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      const run = startProgram('tests/support/database/migrate-and-die.ts', [url, folder, String(killedAt)])
      const { code, signal } = await run.ended
      expect(code ?? signal, run.output()).toBe(code === 0 ? 0 : 'SIGKILL')
      if (code === 0) break
      kills += 1
      const { rows } = await sql<{
        unfinished: number
      }>`select count(*) filter (where finished_at is null) as unfinished from schema_migrations`
        .execute(database.db)
        .catch(() => ({ rows: [{ unfinished: 0 }] }))
      expect(rows[0]?.unfinished, `killed at statement ${killedAt}`).toBe(0)
    }
    await migrateToLatest(database.db, { folder })
    const { rows } = await sql`select count(*) as shelves, count(label) as labels from shelves`.execute(database.db)
    expect(rows).toEqual([{ shelves: 5, labels: 5 }])
    expect(kills).toBeGreaterThan(8)
    await close()
  })
})

describe('an unsupported database', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(async () => {
    await endPrograms()
    await database.close()
  })

  const startOnIt = async () => {
    const folder = await temporaryFolder()
    const server = await launchServer({ dataDir: folder.path, env: { DATABASE_URL: connectionUrl(database.connection) } })
    const end = await server.ended
    await folder.remove()
    return { end, output: server.output() }
  }

  it('is rejected at the start when it is newer', async () => {
    await sql`insert into schema_migrations (name, hash, finished_at) values ('9999-add-future', 'x', now())`.execute(database.db)
    const { end, output } = await startOnIt()
    expect(end.code).toBe(exitCodes.migrationRefused)
    expect(output).toContain('plus récente que ce programme (migration 9999-add-future inconnue)')
    expect(output).toContain('The database is newer than this program')
    await sql`delete from schema_migrations where name = '9999-add-future'`.execute(database.db)
  })

  it('is rejected with an incomplete migration', async () => {
    await sql`update schema_migrations set finished_at = null where name like '0003-%'`.execute(database.db)
    const { end, output } = await startOnIt()
    expect(end.code).toBe(exitCodes.migrationRefused)
    expect(output).toContain('à moitié migrée')
    expect(output).toContain('half-migrated')
    await sql`update schema_migrations set finished_at = now()`.execute(database.db)
  })

  it('is rejected with a gap in its migration history', async () => {
    const { rows } = await sql<{
      name: string
      hash: string
    }>`delete from schema_migrations where name like '0002-%' returning name, hash`.execute(database.db)
    await expect(migrateToLatest(database.db)).rejects.toThrow(/history of the database departs from the program's at 0002-/)
    await sql`insert into schema_migrations (name, hash, finished_at) values (${rows[0]!.name}, ${rows[0]!.hash}, now())`.execute(
      database.db,
    )
  })

  it('is rejected with the tables of another program', async () => {
    await sql`drop table schema_migrations`.execute(database.db)
    const { end, output } = await startOnIt()
    expect(end.code).toBe(exitCodes.migrationRefused)
    expect(output).toContain('les tables d’un autre programme')
  })
})
