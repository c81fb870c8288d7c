import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrateToLatest, requireLatest } from '#server/database/migrate.ts'
import { up } from '#server/migrations/settings/0263-one-opening-hours.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'

const reworded = '0263-one-opening-hours'
/** The hash that a database took down when PostgreSQL 16 was needed to apply the script. */
const former = '6c93887e2bf40c6573e37ec18fb591658be2f989a49f5eba776e2de841d45ff1'

const monday = { day: 'MONDAY', ranges: [{ open: '09:00', close: '18:00' }] }
const collected = (from: string, to: string) => JSON.stringify({ schedules: [{ day: '1', from, to }] })

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

const recordHash = (hash: string) => sql`update schema_migrations set hash = ${hash} where name = ${reworded}`.execute(database.db)

describe('a database to which a migration was applied before it was reworded', () => {
  it('is served, and keeps the hash that older programs know', async () => {
    await recordHash(former)
    await expect(migrateToLatest(database.db)).resolves.toEqual([])
    await expect(requireLatest(database.db)).resolves.toBeUndefined()
    const { rows } = await sql`select hash from schema_migrations where name = ${reworded}`.execute(database.db)
    expect(rows).toEqual([{ hash: former }])
  })

  it('is refused when its hash is of no known words', async () => {
    await recordHash(former.replace('6c', '7c'))
    await expect(migrateToLatest(database.db)).rejects.toThrow(/rewritten/)
  })
})

describe('the migration of opening hours', () => {
  const cases: readonly (readonly [what: string, stored: unknown, follows: boolean])[] = [
    ['slots within the week', collected('10:00', '12:00'), true],
    ['slots outside of the week', collected('08:00', '12:00'), false],
    ['the same slots after a blank line', `\n ${collected('08:00', '12:00')}`, false],
    ['slots as an object instead of its text', JSON.parse(collected('08:00', '12:00')), false],
    ['a list of such texts', `[${collected('08:00', '12:00')}]`, true],
    ['a text that is not JSON', 'le lundi', true],
    ['a text of JSON that ends too early', collected('08:00', '12:00').slice(0, -1), true],
    ['a text with a letter that PostgreSQL does not store', String.raw`{"schedules": [{"day": "1", "from": "\u0000"}]}`, true],
    ['an empty text', '', true],
    ['nothing', null, true],
  ]

  it('lets the slots of collection follow the week, but where an object of JSON has others', async () => {
    const { db } = database
    await sql`drop table opening_hours cascade; drop function add_opening_hours() cascade`.execute(db)
    for (const [index, [what, stored]] of cases.entries()) {
      const site = 900 + index
      await sql`insert into sites (id, name, default_locale) values (${site}, ${what}, 'fr_FR')`.execute(db)
      await sql`insert into component_confs values (${site}, 'OPENING_HOURS', '', ${JSON.stringify({ days: [monday] })}::jsonb)`.execute(db)
      await sql`insert into parameters (site_id, type, value)
        values (${site}, 'CLICK_AND_COLLECT_HOURS', ${JSON.stringify(stored)}::jsonb)`.execute(db)
    }
    await up(db as Parameters<typeof up>[0])
    const { rows } = await sql<{ name: string; collect_follows: boolean }>`
      select name, collect_follows from opening_hours join sites on sites.id = site_id order by site_id`.execute(db)
    expect(rows.map(({ name, collect_follows }) => [name, collect_follows])).toEqual(cases.map(([what, , follows]) => [what, follows]))
  })
})
