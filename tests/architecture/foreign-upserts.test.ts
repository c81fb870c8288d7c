import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foreignUpserts, tablesOfSites } from './foreign-upserts.ts'

const readAll = (paths: readonly string[]): string[] => paths.map((path) => readFileSync(path, 'utf8'))
const tables = tablesOfSites(readAll(globSync('server/database/tables/*.ts')))
const files = globSync('server/**/*.ts').filter((path) => !/\.test\.ts$|^server\/migrations\//.test(path))

describe('a statement that inserts a row or changes the one that is there', () => {
  it('names the site in its key or its condition', () => {
    expect(tables.size).toBeGreaterThan(100)
    const faults = files.flatMap((path) => foreignUpserts(readFileSync(path, 'utf8'), tables).map((table) => `${path}: ${table}`))
    expect(faults).toEqual([])
  })

  it.each([
    ['a builder', "db.insertInto('menu_items').values(row).onConflict((c) => c.column('id').doUpdateSet(row)).execute()"],
    ['SQL', 'sql`insert into menu_items as m (id, site_id) values (${id}, ${site}) on conflict (id) do update set position = 1`'],
    ['SQL with a table from a value', 'sql`insert into ${sql.table(t)} (id, site_id) values (1, 2) on conflict (id) do update set a = 1`'],
  ])('is found where it does not, in %s', (_, code) => {
    expect(foreignUpserts(code, tables)).toHaveLength(1)
  })

  it.each([
    [
      'a condition',
      'sql`insert into menu_items as m (id) values (1) on conflict (id) do update set a = 1 where m.site_id = excluded.site_id`',
    ],
    ['a key', "db.insertInto('tags').values(row).onConflict((c) => c.columns(['site_id', 'value']).doUpdateSet(row)).execute()"],
    ['a table of no site', "db.insertInto('sites').values(row).onConflict((c) => c.column('id').doUpdateSet(row)).execute()"],
    ['no change', "db.insertInto('users').values(row).onConflict((c) => c.doNothing()).execute()"],
  ])('passes with %s', (_, code) => {
    expect(foreignUpserts(code, tables)).toEqual([])
  })
})
