import { sql, type Transaction } from 'kysely'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import type { StepAuthor } from '#server/content/drafts/draft-rows.ts'
import type { EditedKind } from '#server/content/drafts/kinds/edited-kind.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { WantedItem } from '#server/platform/resources/publication/joint-items.ts'

/** A document of an act: its published revision, and the one that visitors saw before; null for a document that they did not see. */
export interface ActDocument {
  readonly key: DraftKey
  readonly title: string
  readonly revision: number
  readonly former: number | null
}

/** The title of a document; empty for one without. */
export function titleOf({ head }: Pick<EditedDocument, 'head'>): string {
  return typeof head['title'] === 'string' ? head['title'] : ''
}

/** Documents that an act published, and items with the batch of their versions. */
export interface ActContents {
  readonly documents: readonly ActDocument[]
  readonly items?: readonly WantedItem[]
  readonly batch?: string | null
}

/** Stores that documents and items were published together, and returns the number of the act. */
export async function storeAct(
  trx: Transaction<Tables>,
  siteId: number,
  { userId }: { readonly userId: number | null },
  { documents, items = [], batch = null }: ActContents,
): Promise<number> {
  const { id } = await trx
    .insertInto('publication_acts')
    .values({ site_id: siteId, saved_by: userId, batch })
    .returning(sql<number>`id`.as('id'))
    .executeTakeFirstOrThrow()
  await storeActItems(trx, id, items)
  if (documents.length === 0) return id
  await trx
    .insertInto('publication_act_documents')
    .values(
      documents.map(({ key, title, revision, former }, place) => ({
        ...{ act_id: id, kind: key.kind, document_id: key.documentId, locale: key.locale },
        ...{ title, revision_id: revision, former_revision_id: former, place },
      })),
    )
    .execute()
  return id
}

// The titles are those of the items as they are now, just published.
async function storeActItems(trx: Transaction<Tables>, act: number, items: readonly WantedItem[]): Promise<void> {
  if (items.length === 0) return
  await sql`
    insert into publication_act_items (act_id, kind, item_id, title, version)
    select ${act}, i.kind, i.id, i.title, (w ->> 'version')::int
    from jsonb_array_elements(${jsonb(items)}) as w join items i on i.kind = w ->> 'resource' and i.id = (w ->> 'id')::int`.execute(trx)
}

/** An act that was not taken back. */
export interface LockedAct {
  readonly documents: ActDocument[]
  readonly items: readonly WantedItem[]
  readonly batch: string | null
}

/** Locks an act of a site that was not taken back, and reads its documents in the order of their publication; undefined without such an act. */
export async function lockAct(trx: Transaction<Tables>, siteId: number, id: number): Promise<LockedAct | undefined> {
  const act = await trx
    .selectFrom('publication_acts')
    .select(['id', 'batch'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('reverted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!act) return undefined
  const rows = await trx
    .selectFrom('publication_act_documents')
    .selectAll()
    .where('act_id', '=', id)
    .orderBy('place')
    .orderBy('revision_id')
    .execute()
  const documents = rows.map(({ kind, document_id: documentId, locale, title, revision_id: revision, former_revision_id: former }) => ({
    ...{ key: { siteId, kind, documentId, locale }, title, revision, former },
  }))
  const items = await trx
    .selectFrom('publication_act_items')
    .selectAll()
    .where('act_id', '=', id)
    .orderBy('kind')
    .orderBy('item_id')
    .execute()
  return {
    ...{ documents, batch: act.batch },
    items: items.map(({ kind: resource, item_id, version }) => ({ resource, id: item_id, version })),
  }
}

/** Reads the revision of a document of an act. Its links may have followed an address since: it then is a newer one. */
export async function revisionInAct(
  trx: Transaction<Tables>,
  act: number,
  { kind, documentId, locale }: DraftKey,
): Promise<number | undefined> {
  const documents = trx.selectFrom('publication_act_documents').select('revision_id').where('act_id', '=', act).where('kind', '=', kind)
  return (await documents.where('document_id', '=', documentId).where('locale', '=', locale).executeTakeFirst())?.revision_id
}

/** Notes that an act was taken back. */
export async function markReverted(
  trx: Transaction<Tables>,
  { siteId, id }: { readonly siteId: number; readonly id: number },
  { userId }: Pick<StepAuthor, 'userId'>,
): Promise<void> {
  await trx
    .updateTable('publication_acts')
    .set({ reverted_by: userId, reverted_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Reads the revision of a document that visitors see. */
export async function publishedRevision(trx: Transaction<Tables>, kind: EditedKind, key: DraftKey): Promise<number | undefined> {
  const published = trx.selectFrom(kind.revisions(key).as('r')).select('r.id').where('r.isPublished', '=', true)
  return (await published.executeTakeFirst())?.id
}
