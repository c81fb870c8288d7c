import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { inboxList } from '#schemas/admin/inbox/inbox-calls.ts'
import type { InboxRow } from '#schemas/admin/inbox/inbox-shapes.ts'
import { COUNTED_ITEMS } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { ListFilter, ListQuery } from '#schemas/api/base/list-grammar.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readAuthors } from '#server/content/pages/read-authors.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { containsEachWord, filterCondition } from '#server/platform/lists/list-filter-sql.ts'
import { runBoundedList } from '#server/platform/lists/query-list.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { wholeExcerpt } from './whole-excerpt.ts'

/** One number is compared alone, so that an index also gives the order. */
const byNumber = (column: string) => (filter: ListFilter) => {
  if (filter.kind === 'id' && filter.operator === 'eq' && filter.value.length === 1)
    return sql<boolean>`${sql.ref(column)} = cast(${filter.value[0]} as integer)`
  return filterCondition(sql.ref(column), filter)
}

/** The columns of the list of the inbox. */
export const inboxColumns: ListColumns = {
  id: sql.ref('i.id'),
  fields: {
    ...{ kind: sql.ref('i.kind'), state: sql.ref('i.shown_state'), form: sql.ref('i.form_id'), assignee: sql.ref('i.assignee_id') },
    ...{ receivedAt: sql.ref('i.received_at'), urgency: sql.ref('i.urgency') },
  },
  conditions: { form: byNumber('i.form_id'), assignee: byNumber('i.assignee_id') },
  search: { says: (text) => containsEachWord(sql.ref('i.search'), text), folded: sql.ref('i.search'), language: sql`'fr_FR'` },
}

// Written out: the planner proves from it that the partial indexes hold every row.
const isKept = sql<boolean>`i.shown_state in ('NEW', 'READ', 'ANSWERED', 'CLOSED')`

/** The items of a site that a query means, with what the list shows of each. */
export function inboxRows(db: Kysely<Tables>, siteId: number, query: Pick<ListQuery, 'filters'>) {
  const rows = withColumns(db, siteId)
  return asksState(query) ? rows : rows.where(isKept)
}

const asksState = ({ filters }: Pick<ListQuery, 'filters'>): boolean => filters.some(({ field }) => field === 'state')

function withColumns(db: Kysely<Tables>, siteId: number) {
  return db
    .selectFrom('inbox_items as i')
    .select(['i.id', 'i.kind', 'i.shown_state', 'i.version', 'i.name', 'i.subject', 'i.excerpt'])
    .select(['i.received_at', 'i.due_on', 'i.assignee_id', 'i.answer_id'])
    .where('i.site_id', '=', siteId)
}

type FoundRow = Awaited<ReturnType<ReturnType<typeof inboxRows>['executeTakeFirstOrThrow']>>

async function fileCounts(db: Kysely<Tables>, siteId: number, rows: readonly FoundRow[]): Promise<Map<number | null, number>> {
  const ids = rows.flatMap(({ answer_id: id }) => (id === null ? [] : [id]))
  if (ids.length === 0) return new Map()
  const counts = await db
    .selectFrom('form_files')
    .select(['answer_id', sql<number>`count(*)::integer`.as('count')])
    .where('site_id', '=', siteId)
    .where('answer_id', 'in', ids)
    .groupBy('answer_id')
    .execute()
  return new Map(counts.map(({ answer_id: id, count }) => [id, count]))
}

/** Rows of the inbox as the panel gets them. */
export async function toRows(db: Kysely<Tables>, siteId: number, rows: readonly FoundRow[]): Promise<InboxRow[]> {
  const files = await fileCounts(db, siteId, rows)
  const nameOf = await readAuthors(
    db,
    siteId,
    rows.map((row) => row.assignee_id),
  )
  return rows.map(({ shown_state, received_at, due_on, assignee_id, answer_id, excerpt, ...row }) => ({
    ...{ ...row, excerpt: wholeExcerpt(excerpt), state: shown_state, receivedAt: toInstant(received_at), dueOn: due_on },
    ...{ assignee: nameOf(assignee_id), fileCount: files.get(answer_id) ?? 0 },
  }))
}

/** One page of the inbox; what robots sent and the trash only where the query asks for states. */
export async function listInbox(db: Kysely<Tables>, { site }: Scope, query: ListQuery): Promise<AdminCallData['inbox.list']> {
  const plan = { grammar: listGrammarOf(inboxList), query, columns: inboxColumns }
  const numbers = db.selectFrom('inbox_items as i').select('i.id').where('i.site_id', '=', site.id)
  const meant = asksState(query) ? numbers : numbers.where(isKept)
  // A far page is found by the index alone, and its rows are read then.
  const { rows: found, ...counted } = await runBoundedList(meant, plan, { db, limit: COUNTED_ITEMS })
  const ids = found.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await withColumns(db, site.id).where('i.id', 'in', ids).execute()
  const byId = new Map((await toRows(db, site.id, rows)).map((row) => [row.id, row]))
  return { items: ids.flatMap((id) => byId.get(id) ?? []), ...counted }
}

/** How many items wait. */
export async function countInbox(db: Kysely<Tables>, { site }: Scope): Promise<AdminCallData['inbox.count']> {
  const rows = await db
    .selectFrom('inbox_items')
    .select(['shown_state', sql<number>`count(*)::integer`.as('count'), sql<number>`count(due_on)::integer`.as('due')])
    .where('site_id', '=', site.id)
    .where(sql<boolean>`shown_state in ('NEW', 'READ')`)
    .groupBy('shown_state')
    .execute()
  const of = (state: string) => rows.find((row) => row.shown_state === state)
  return { NEW: of('NEW')?.count ?? 0, READ: of('READ')?.count ?? 0, due: (of('NEW')?.due ?? 0) + (of('READ')?.due ?? 0) }
}
