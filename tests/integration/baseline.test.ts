import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrateToLatest, requireLatest } from '#server/database/migrate.ts'
import { migrationFolder, readMigrations } from '#server/database/migration-files.ts'
import { testDatabase, type TestDatabase, type TestTemplate } from '#tests/support/database/database.ts'
import { describeSchema } from '#tests/support/database/describe-schema.ts'
import legacyHistory from '#tests/support/database/legacy-history.json' with { type: 'json' }
import { projectFolder } from '#tests/support/server/processes.ts'

/** The hash of the description of a database that the 104 migrations of version 0.1.0 made. */
const schemaOfLegacy = '69fd486ff87610561f27dece2c314ffd32e9d70aba4b9f36d5ddce6fcbe6bfef'

let database: TestDatabase

const run = (statement: string) => sql.raw(statement).execute(database.db)
const names = async () =>
  (await sql<{ name: string }>`select name from schema_migrations order by name collate "C"`.execute(database.db)).rows

/** Replaces the history by that of version 0.1.0, or by its first rows. */
async function makeLegacy(count = legacyHistory.length): Promise<void> {
  await run('delete from schema_migrations')
  for (const { name, hash } of legacyHistory.slice(0, count))
    await sql`insert into schema_migrations (name, hash, finished_at) values (${name}, ${hash}, now())`.execute(database.db)
}

/** A database to which the baseline alone was applied. */
const baselineOnly: TestTemplate = {
  name: 'baseline_only',
  async prepare(db) {
    // Inside the project, so that the migrations find its packages.
    await mkdir(join(projectFolder, '.cache'), { recursive: true })
    const folder = await mkdtemp(join(projectFolder, '.cache', 'baseline-'))
    await symlink(join(migrationFolder, 'baseline'), join(folder, 'baseline'))
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    await migrateToLatest(db, { folder })
    await rm(folder, { recursive: true })
  },
}

beforeEach(async () => {
  database = await testDatabase(baselineOnly)
})
afterEach(() => database.close())

describe('the baseline', () => {
  it('makes the schema and the rows that the migrations of version 0.1.0 made', async () => {
    const described = await describeSchema(database.pool)
    expect(createHash('sha256').update(described.join('\n')).digest('hex')).toBe(schemaOfLegacy)
  })
})

describe('a database of version 0.1.0', () => {
  it('gets the history of the baseline and the later migrations, and keeps its rows', async () => {
    await makeLegacy()
    await run("insert into rounds (name, begun_at) values ('before', now())")
    const files = await readMigrations(migrationFolder)
    const later = files.filter(({ isBaseline }) => !isBaseline).map(({ name }) => name)
    expect(await migrateToLatest(database.db)).toEqual(later)
    expect(await names()).toEqual(files.map(({ name }) => ({ name })))
    await expect(requireLatest(database.db)).resolves.toBeUndefined()
    expect((await sql`select name from rounds where name = 'before'`.execute(database.db)).rows).toHaveLength(1)
    await run("delete from rounds where name = 'before'")
    const fresh = await testDatabase()
    expect(await describeSchema(database.pool)).toEqual(await describeSchema(fresh.pool))
    await fresh.close()
  })

  it('on which a later migration has run gets the history of the baseline alone', async () => {
    await migrateToLatest(database.db)
    const later = (await readMigrations(migrationFolder)).filter(({ isBaseline }) => !isBaseline)
    await makeLegacy()
    for (const { name, hash } of later)
      await sql`insert into schema_migrations (name, hash, finished_at) values (${name}, ${hash}, now())`.execute(database.db)
    expect(await migrateToLatest(database.db)).toEqual([])
    await expect(requireLatest(database.db)).resolves.toBeUndefined()
  })

  it('is not served before a server has given it the new history', async () => {
    await makeLegacy()
    await expect(requireLatest(database.db)).rejects.toThrow('npm start')
  })
})

describe('an older database', () => {
  it.each([
    ['of one migration', 1],
    ['that lacks the last migration', legacyHistory.length - 1],
  ])('%s is refused with the version to start first, and is not changed', async (_which, count) => {
    await makeLegacy(count)
    const before = await names()
    await expect(migrateToLatest(database.db)).rejects.toThrow(
      /Démarrez d’abord Vitrine 0\.1\.0, qui la mène au moins à 0197-picture-bottles-and-date-medals[^]*Start Vitrine 0\.1\.0 first/,
    )
    expect(await names()).toEqual(before)
  })

  it.each([
    ['with a migration that did not finish', "update schema_migrations set finished_at = null where name like '0197-%'", /half-migrated/],
    ['with a rewritten migration', "update schema_migrations set hash = 'x' where name like '0100-%'", /rewritten/],
    ['without a migration in the middle', "delete from schema_migrations where name like '0100-%'", /half-migrated/],
  ])('%s is refused', async (_which, change, message) => {
    await makeLegacy()
    await run(change)
    const before = await names()
    await expect(migrateToLatest(database.db)).rejects.toThrow(message)
    expect(await names()).toEqual(before)
  })
})
