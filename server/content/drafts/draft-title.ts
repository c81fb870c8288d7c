import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/**
 * SQL of the title of the draft `d` at its newest step: the last one that a step after the snapshot gives it, else that of the snapshot. Empty
 * for a document without a title.
 */
export const draftTitle: RawBuilder<string> = sql<string>`coalesce((
    select case jsonb_typeof(o.operation -> 'value') when 'string' then o.operation ->> 'value' else '' end
    from draft_steps s
    cross join jsonb_path_query(s.operations, '$[*] ? (@.op == "head" && @.pointer == "/title")') with ordinality as o (operation, place)
    where s.draft_id = d.id and s.seq > d.snapshot_seq
    order by s.seq desc, o.place desc limit 1
  ), d.head ->> 'title', '')`

/** Reads the title of a draft at its newest step. */
export async function readDraftTitle(db: Kysely<Tables>, siteId: number, id: number): Promise<string> {
  const draft = db.selectFrom('drafts as d').select(draftTitle.as('title')).where('d.site_id', '=', siteId).where('d.id', '=', id)
  return (await draft.executeTakeFirst())?.title ?? ''
}
