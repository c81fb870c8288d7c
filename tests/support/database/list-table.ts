import { sql, type Kysely, type SqlBool } from 'kysely'
import type { ListGrammar } from '#schemas/api/base/list-grammar.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import { tsquerySql } from '#server/platform/text-search/full-text-query.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { runBoundedList, runList } from '#server/platform/lists/query-list.ts'
import type { TestDatabase } from './database.ts'
import type { ModelRow } from './list-model.ts'

const grammar: ListGrammar = {
  fields: {
    title: { kind: 'text', order: true },
    price: { kind: 'number', order: true },
    at: { kind: 'instant', order: true },
    day: { kind: 'day', order: true },
    isOpen: { kind: 'boolean', order: true },
    kind: { kind: 'enum', options: ['RED', 'WHITE', 'PINK'] },
    folder: { kind: 'id' },
    tags: { kind: 'tags' },
  },
  search: true,
  defaultOrder: 'at:desc',
}

const names = ['title', 'price', 'at', 'day', 'isOpen', 'kind', 'folder', 'tags'] as const
const quoted = (name: string) => sql.ref(`l.${name}`)
const columns: ListColumns = {
  id: quoted('id'),
  fields: Object.fromEntries(names.map((name) => [name, quoted(name)])),
  search: {
    says: (text) => sql<SqlBool>`to_tsvector('french_folded', ${quoted('title')}) @@ ${tsquerySql(text, sql`'fr_FR'`)}`,
    folded: sql`fold(${quoted('title')})`,
    language: sql`'fr_FR'`,
  },
}
const rowType = sql`(id integer, title text, price numeric, at timestamptz, day date, "isOpen" boolean, kind text, folder integer, tags text[])`

/** A table of every kind of field, and the list that reads it. */
export interface ListTable {
  fill(rows: readonly ModelRow[]): Promise<void>
  answer(query: URLSearchParams): Promise<{ ids: number[]; total: number }>
  /** Reads the same page, counting up to a limit. */
  answerUpTo(query: URLSearchParams, limit: number): Promise<{ ids: number[]; total: number; hasMore: boolean }>
}

/** Makes the table in a database of the test's own. */
export async function createListTable(database: TestDatabase): Promise<ListTable> {
  // The table is the test's own: the application's types do not know it.
  const db = database.db as unknown as Kysely<{ listed: { id: number } }>
  await sql`create table listed ${rowType}`.execute(db)
  const asked = (query: URLSearchParams) =>
    [db.selectFrom('listed as l').select('l.id'), { grammar, query: parseListQuery(grammar, query), columns }] as const
  return {
    fill: async (rows) => {
      await sql`truncate listed`.execute(db)
      await sql`insert into listed select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r${rowType}`.execute(db)
    },
    answer: async (query) => {
      const { rows, total } = await runList(...asked(query))
      return { ids: rows.map(({ id }) => id), total }
    },
    answerUpTo: async (query, limit) => {
      const { rows, ...counted } = await runBoundedList(...asked(query), { db, limit })
      return { ids: rows.map(({ id }) => id), ...counted }
    },
  }
}
