import { sql, type Kysely, type SqlBool } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** Reads which of these accounts of a site are in its team. */
export async function readTeam(db: Kysely<Tables>, siteId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...new Set(ids)])
    .where('role', '<>', 'MEMBER')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The condition of the notes that are seen: neither deleted nor in a deleted thread. */
export const isSeen = sql<SqlBool>`
  (deleted_at is null and not exists (select from draft_notes t where t.site_id = draft_notes.site_id and t.id = draft_notes.thread_id and t.deleted_at is not null))`

/** The condition of the notes that an account may delete and bring back: its own, and those of who is in the team of the site no longer. */
export const isRemovableBy = (userId: number) => sql<SqlBool>`
  (written_by = ${userId} or not exists (
    select from users u where u.id = written_by and u.site_id = draft_notes.site_id and u.role <> 'MEMBER'))`

/** Reads the state of the notes of a draft as one text, which is another one once a note or the team of their authors has changed. */
export async function readNotesMark(db: Kysely<Tables>, siteId: number, draftId: number): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws(' ', count(*), max(n.id), count(*) filter (where u.role = 'MEMBER'), coalesce(extract(epoch from max(n.resolved_at)), 0),
      count(n.resolved_at), coalesce(extract(epoch from max(n.deleted_at)), 0), count(n.deleted_at)) as mark
    from draft_notes n join users u on u.id = n.written_by where n.site_id = ${siteId} and n.draft_id = ${draftId}
    having count(*) > 0`.execute(db)
  return rows[0]?.mark ?? ''
}
