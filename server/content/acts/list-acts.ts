import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { thingIn } from '#schemas/admin/audit/act-thing.ts'
import { auditList } from '#schemas/admin/audit/audit-calls.ts'
import { COUNTED_ITEMS } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { ListFilter, ListQuery } from '#schemas/api/base/list-grammar.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { findParameter } from '#domain/parameters.ts'
import { readTitles } from '#server/content/today/change-titles.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { filterCondition } from '#server/platform/lists/list-filter-sql.ts'
import { runBoundedList } from '#server/platform/lists/query-list.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** An act as the panel lists it. */
export type ListedAct = AdminCallData['audit.list']['acts'][number]

const area = sql<string>`split_part(a.action, '.', 1)`

/** A condition that an index answers: equality without a change of letters. */
const equals =
  (column: RawBuilder<string>) =>
  (filter: ListFilter): RawBuilder<SqlBool> =>
    filter.operator === 'eq' && typeof filter.value === 'string'
      ? sql<SqlBool>`${column} = ${filter.value}`
      : filterCondition(column, filter)

/** The columns of the log by the fields of its list. */
export const actColumns: ListColumns = {
  id: sql.ref('a.id'),
  fields: {
    ...{ at: sql.ref('a.at'), actor: sql.ref('a.actor_id') },
    ...{ area, act: sql.ref('a.action'), target: sql.ref('a.target') },
  },
  neverNull: ['at'],
  conditions: { area: equals(area), act: equals(sql`a.action`), target: equals(sql`a.target`) },
}

/** The numbers of the acts of a site. */
export const actsOf = (db: Kysely<Tables>, siteId: number) => db.selectFrom('audit_log as a').select('a.id').where('a.site_id', '=', siteId)

/** The title of a thing without a number: the label of a setting, the address that is led on. */
function titleOfCode(target: string): string | null {
  const [kind, ...rest] = target.split(':')
  const code = rest.join(':')
  if (kind === 'parameter') return findParameter(code)?.label ?? null
  return kind === 'redirect' && code !== '' ? code : null
}

/** Reads acts by their numbers, in that order, with the names of people and things. */
export async function readActs(db: Kysely<Tables>, scope: Scope, ids: readonly number[]): Promise<ListedAct[]> {
  if (ids.length === 0) return []
  const columns = ['id', 'at', 'actor_id', 'action', 'target'] as const
  const rows = await db.selectFrom('audit_log').select(columns).where('site_id', '=', scope.site.id).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, { ...row, ...thingIn(row.target) }]))
  const found = ids.flatMap((id) => byId.get(id) ?? [])
  const authorOf = await readAuthors(
    db,
    scope.site.id,
    found.flatMap(({ actor_id, kind, number }) => (kind === 'user' ? [actor_id, number] : [actor_id])),
  )
  const things = found.flatMap(({ kind, number }) => (kind === null ? [] : [{ kind, id: number }]))
  const titlesOf = await readTitles(db, scope, things)
  const titleOf = (kind: string, number: number | null) => (kind === 'user' ? (authorOf(number)?.name ?? null) : titlesOf(kind, number))
  return found.map(({ id, at, actor_id, action, target, kind, number, locale }) => ({
    ...{ id, at: toInstant(at), by: authorOf(actor_id), isProgram: actor_id === null, act: action, target },
    ...{ kind, number, locale, title: kind === null ? titleOfCode(target) : titleOf(kind, number) },
  }))
}

/** Lists the acts of the log: the numbers of a page are found by an index alone, and their rows are read then. */
export async function listActs(db: Kysely<Tables>, scope: Scope, query: ListQuery): Promise<AdminCallData['audit.list']> {
  const plan = { grammar: listGrammarOf(auditList), query, columns: actColumns }
  const { rows, ...counted } = await runBoundedList(actsOf(db, scope.site.id), plan, { db, limit: COUNTED_ITEMS })
  return {
    acts: await readActs(
      db,
      scope,
      rows.map(({ id }) => id),
    ),
    ...counted,
  }
}
