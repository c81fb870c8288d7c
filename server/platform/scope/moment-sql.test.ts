import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, it } from 'vitest'
import { momentSql } from './moment-sql.ts'

const db = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

it('writes the clock of the database for now, and the asked instant as a parameter', () => {
  const [now, asked] = [momentSql({}), momentSql({ at: Date.parse('2098-01-02T00:00:00Z') })].map((moment) => moment.compile(db))
  expect([now?.sql, now?.parameters]).toEqual(['now()', []])
  expect([asked?.sql, asked?.parameters]).toEqual(['$1::timestamptz', ['2098-01-02T00:00:00.000Z']])
})
