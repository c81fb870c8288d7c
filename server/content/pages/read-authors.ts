import { sql, type Expression, type Kysely } from 'kysely'
import type { Author } from '#schemas/admin/author.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** SQL of the account in a free text such as `revisions.saved_by`; null for any other text. */
export function accountIn(text: Expression<string>) {
  return sql<number | null>`case when ${text} ~ '^[1-9][0-9]{0,8}$' then ${text}::integer end`
}

/** Reads the names of the accounts of a site by their ids. An account without a name has the part of its address before the sign. Erased accounts have none. */
export async function readAuthors(
  db: Kysely<Tables>,
  siteId: number,
  ids: Iterable<number | null>,
): Promise<(id: number | null) => Author> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return () => null
  const rows = await db
    .selectFrom('users')
    .select(['id', 'firstname', 'lastname', 'email'])
    .where('site_id', '=', siteId)
    .where('id', 'in', wanted)
    .where('erased_at', 'is', null)
    .execute()
  const names = new Map(
    rows.map((row) => [row.id, [row.firstname, row.lastname].filter(Boolean).join(' ') || (row.email.split('@', 1)[0] ?? '')]),
  )
  return (id) => {
    const name = id === null ? undefined : names.get(id)
    return id === null || name === undefined ? null : { id, name }
  }
}
