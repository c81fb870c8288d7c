import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Rows that tell what was seeded, and the demonstration accounts, which no owner makes. */
const own = new Set(['seeded_items', 'users'])
const writes =
  /\b(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\('(\w+)'|\b(?:insert into|update|delete from) (?!set\b)(\w+|\$)/g

const written = (code: string): readonly string[] => [...code.matchAll(writes)].map(([, called, said]) => called ?? said ?? '')
const foreign = (code: string): readonly string[] => written(code).filter((table) => !own.has(table))
const files = globSync('server/seeds/**/*.ts').filter((path) => !path.endsWith('.test.ts'))

it('writes no row of an area in the seeds, whose stores and services have the rules', () => {
  expect(files.length).toBeGreaterThan(15)
  const code = files.map((path) => [path, readFileSync(path, 'utf8')] as const)
  expect(code.flatMap(([, text]) => written(text))).toContain('seeded_items')
  expect(code.flatMap(([path, text]) => foreign(text).map((table) => `${path}: ${table}`))).toEqual([])
})

it.each(["db.insertInto('carriers').values(row)", 'sql`insert into reviews default values`', 'sql`insert into ${table} (id) values (1)`'])(
  'finds a row that is written by %s',
  (code) => {
    expect(foreign(code)).not.toEqual([])
  },
)
