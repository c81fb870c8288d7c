import { sql, type Kysely, type SqlBool } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { mediaList } from '#schemas/admin/media-calls.ts'
import { COUNTED_ITEMS } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { heldBytes, SITE_BYTES } from '#server/content/media/quota.ts'
import type { MediaRow } from '#server/content/media/repository.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { containsEachWord } from '#server/platform/lists/list-filter-sql.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { runBoundedList, type BoundedPage } from '#server/platform/lists/query-list.ts'

const folded = sql.ref('m.folded')
const undescribed = sql<SqlBool>`(m.kind = 'PICTURE' and not m.is_described)`

const isFalse = (filter: { readonly value: unknown }): boolean => filter.value === false

/** The SQL of the list. Its conditions are written as those of the partial indexes, which are read for nothing else. */
const columns: ListColumns = {
  id: sql.ref('m.id'),
  fields: {
    ...{ id: sql.ref('m.id'), kind: sql.ref('m.kind'), filename: sql.ref('m.filename'), bytes: sql.ref('m.bytes') },
    createdAt: sql.ref('m.created_at'),
  },
  conditions: {
    isUsed: (filter) => (isFalse(filter) ? sql<SqlBool>`not m.is_used` : sql<SqlBool>`m.is_used`),
    isDescribed: (filter) => (isFalse(filter) ? undescribed : sql<SqlBool>`not ${undescribed}`),
    // The query of the trash is chosen below.
    place: () => sql<SqlBool>`true`,
  },
  search: { says: (text) => containsEachWord(folded, text), folded, language: sql`'fr_FR'` },
}

/** Tests if a query asks for the trash. */
function asksTrash({ filters }: ListQuery): boolean {
  return filters.some(({ field, value }) => field === 'place' && Array.isArray(value) && value.includes('TRASH'))
}

/** Reads files in the order of their numbers. A far page is found by the index alone, and its rows are read then. */
async function readInOrder(db: Kysely<Tables>, siteId: number, found: readonly { readonly id: number }[]): Promise<MediaRow[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const rows = await db.selectFrom('media').selectAll().where('site_id', '=', siteId).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Lists the files of a site that pages can show; those of the trash where the query asks for them. */
export async function listMedia(db: Kysely<Tables>, siteId: number, query: ListQuery): Promise<BoundedPage<MediaRow>> {
  const all = db
    .selectFrom('media as m')
    .select('m.id')
    .where('m.site_id', '=', siteId)
    .where('m.kind', 'is not', null)
    .where('m.deleted_at', asksTrash(query) ? 'is not' : 'is', null)
  const plan = { grammar: listGrammarOf(mediaList), query, columns }
  const { rows: found, ...counted } = await runBoundedList(all, plan, { db, limit: COUNTED_ITEMS })
  return { rows: await readInOrder(db, siteId, found), ...counted }
}

type Counts = Omit<AdminCallData['media.summary'], 'bytes' | 'limit'>

/** Reads the room that a library takes, and how many files each filter finds. */
export async function summariseMedia(db: Kysely<Tables>, siteId: number): Promise<AdminCallData['media.summary']> {
  const available = sql`m.deleted_at is null`
  const ofKind = (kind: string) =>
    sql`(select count(*)::int from media m where m.site_id = ${siteId} and ${available} and m.kind = ${kind})`
  const { rows } = await sql<Counts>`select
    ${ofKind('PICTURE')} as pictures, ${ofKind('VIDEO')} as videos, ${ofKind('DOCUMENT')} as documents,
    (select count(*)::int from media m where m.site_id = ${siteId} and ${available} and m.kind = 'PICTURE' and not m.is_described) as undescribed,
    (select count(*)::int from media m where m.site_id = ${siteId} and ${available} and m.kind is not null and not m.is_used) as unused,
    (select count(*)::int from media m where m.site_id = ${siteId} and m.deleted_at is not null) as trashed`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('the library could not be counted')
  return { bytes: await heldBytes(db, siteId), limit: SITE_BYTES, ...counts }
}
