import { sql, type Kysely, type RawBuilder } from 'kysely'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { RevisionRow } from '#server/content/drafts/kinds/edited-kind.ts'

/** An earlier version with the content of a later one. */
export interface RepeatedVersion {
  readonly id: number
  readonly savedAt: string
}

interface Found extends Pick<RevisionRow, 'id' | 'saved_at'> {
  readonly earlier: number
}

/**
 * Finds for each of the given versions the newest earlier one that it restores: one with the same content, and another content between
 * them. A version with the content of the one saved just before it restores nothing and has no entry.
 */
export async function readRepeated(
  db: Kysely<Tables>,
  revisions: RawBuilder<RevisionRow>,
  ids: readonly number[],
): Promise<Map<number, RepeatedVersion>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Found>`
    with versions as (select id, hash, saved_at, lag(hash) over (order by id) as former from ${revisions} r)
    select distinct on (v.id) v.id, e.id as earlier, e.saved_at
    from versions v join versions e on e.hash = v.hash and e.id < v.id
    where v.id in (${sql.join(ids)}) and v.former is distinct from v.hash
    order by v.id, e.id desc`.execute(db)
  return new Map(rows.map(({ id, earlier, saved_at }) => [id, { id: earlier, savedAt: toInstant(saved_at) }]))
}
