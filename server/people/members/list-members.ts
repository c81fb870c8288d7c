import { sql, type Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { memberList } from '#schemas/admin/members/member-calls.ts'
import { COUNTED_ITEMS } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { containsEachWord } from '#server/platform/lists/list-filter-sql.ts'
import { runBoundedList } from '#server/platform/lists/query-list.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { nameOf } from '#server/people/team/team-person.ts'

const found = sql`fold(u.email || ' ' || coalesce(u.firstname, '') || ' ' || coalesce(u.lastname, ''))`

// Numbers rise with the time: one index gives both orders.
const columns: ListColumns = {
  id: sql.ref('u.id'),
  fields: { createdAt: sql.ref('u.id'), lastSeenAt: sql.ref('u.last_seen_at') },
  neverNull: ['createdAt', 'lastSeenAt'],
  search: { says: (text) => containsEachWord(found, text), folded: found, language: sql`'fr_FR'` },
}

/** Lists the members of a site: the numbers of a page are found by an index alone, and their rows are read then. */
export async function listMembers(db: Kysely<Tables>, { site }: Scope, query: ListQuery): Promise<AdminCallData['member.list']> {
  const plan = { grammar: listGrammarOf(memberList), query, columns }
  const meant = db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.site_id', '=', site.id)
    .where(sql<boolean>`u.role = 'MEMBER'`)
    .where('u.erased_at', 'is', null)
  const { rows: page, ...counted } = await runBoundedList(meant, plan, { db, limit: COUNTED_ITEMS })
  const ids = page.map(({ id }) => id)
  const columnsOfRow = ['id', 'email', 'firstname', 'lastname', 'created_at', 'last_seen_at'] as const
  const ofSite = db.selectFrom('users').select(columnsOfRow).where('site_id', '=', site.id)
  const rows = ids.length === 0 ? [] : await ofSite.where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const members = ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return [{ id, email: row.email, name: nameOf(row), createdAt: toInstant(row.created_at), lastSeenAt: toInstant(row.last_seen_at) }]
  })
  return { members, ...counted }
}
