import { sql, type Kysely, type Transaction } from 'kysely'
import { distinctReferences, type Reference } from '#engine/references/reference.ts'
import type { ContentRefsTable, ReferrerKind, ReferrerState } from '#server/database/tables/reference-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** A version of a content, and what it names. */
export interface Referrer {
  readonly id: number
  /** Empty for what is the same in all languages. */
  readonly locale: string
  readonly state: ReferrerState
  readonly references: readonly Reference[]
}

/** Reads what the contents of one kind name, from their stored rows. Writers and the rebuild read by the same source. */
export interface ReferenceSource {
  readonly kind: ReferrerKind
  /** The states that the source knows; others of the same kind have a source of their own. */
  readonly states: readonly ReferrerState[]
  read(db: Kysely<Tables>, siteId: number, id?: number): Promise<Referrer[]>
}

/** Rows of a referrer in `content_refs`. */
export function referenceRows(siteId: number, kind: ReferrerKind, { id, locale, state, references }: Referrer): ContentRefsTable[] {
  const from = { site_id: siteId, from_kind: kind, from_id: id, from_locale: locale, state }
  return distinctReferences(references).map((to) => ({ ...from, to_kind: to.kind, to_key: to.key }))
}

/** A reference as one text, by which rows are compared. */
export const rowKey = (row: ContentRefsTable): string =>
  [row.from_kind, row.from_id, row.from_locale, row.state, row.to_kind, row.to_key].join('\n')

async function deleteRows(trx: Transaction<Tables>, rows: readonly ContentRefsTable[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    delete from content_refs c using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (site_id integer, from_kind text, from_id integer, from_locale text, state text, to_kind text, to_key text)
    where c.site_id = r.site_id and c.from_kind = r.from_kind and c.from_id = r.from_id and c.from_locale = r.from_locale
      and c.state = r.state and c.to_kind = r.to_kind and c.to_key = r.to_key`.execute(trx)
}

/** Makes stored rows the wanted ones, and answers how many had to change. */
export async function replaceRows(
  trx: Transaction<Tables>,
  stored: readonly ContentRefsTable[],
  wanted: readonly ContentRefsTable[],
): Promise<number> {
  const before = new Set(stored.map(rowKey))
  const after = new Set(wanted.map(rowKey))
  const gone = stored.filter((row) => !after.has(rowKey(row)))
  const added = wanted.filter((row) => !before.has(rowKey(row)))
  await deleteRows(trx, gone)
  // A statement takes 65,535 values at most.
  for (let from = 0; from < added.length; from += 5000)
    await trx
      .insertInto('content_refs')
      .values(added.slice(from, from + 5000))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return gone.length + added.length
}

/** Stores what a content names, read by its source; without a number, what all contents of its kind do. Every writer calls it in its transaction. */
export async function recordReferences(trx: Transaction<Tables>, source: ReferenceSource, siteId: number, id?: number): Promise<number> {
  const stored = await trx
    .selectFrom('content_refs')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('from_kind', '=', source.kind)
    .where('state', 'in', [...source.states])
    .$if(id !== undefined, (query) => query.where('from_id', '=', Number(id)))
    .execute()
  const found = await source.read(trx, siteId, id)
  return replaceRows(
    trx,
    stored,
    found.flatMap((referrer) => referenceRows(siteId, source.kind, referrer)),
  )
}

/** Stores what a draft names. Drafts are stored as steps, so the document is given. */
export async function recordDraftReferences(
  trx: Transaction<Tables>,
  { siteId, kind, id, locale }: { readonly siteId: number; readonly kind: ReferrerKind; readonly id: number; readonly locale: string },
  references: readonly Reference[],
): Promise<void> {
  const stored = await trx
    .selectFrom('content_refs')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('from_kind', '=', kind)
    .where('from_id', '=', id)
    .where('from_locale', '=', locale)
    .where('state', '=', 'DRAFT')
    .execute()
  await replaceRows(trx, stored, referenceRows(siteId, kind, { id, locale, state: 'DRAFT', references }))
}
