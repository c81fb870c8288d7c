import type { Kysely } from 'kysely'
import { draftHash, firstBase } from '#engine/draft/document/draft-hash.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { DraftKey } from './draft-key.ts'
import { documentColumns, type DraftRow, type StepAuthor } from './draft-rows.ts'
import type { EditedKind } from './kinds/edited-kind.ts'
import { recordReferencesOf, requireLocked } from './store-steps.ts'

/** Makes the draft of a document from its newest saved state, unless another person just has. A document that does not exist is refused. */
export function createDraft(
  { db, kind: edited }: { readonly db: Kysely<Tables>; readonly kind: EditedKind },
  key: DraftKey,
  author: StepAuthor,
): Promise<DraftRow> {
  return inTransaction(db, async (trx) => {
    const revision = await edited.head(trx, key)
    if (!revision) throw notFound()
    const { document } = revision
    const { siteId: site_id, kind, documentId: document_id, locale } = key
    const genesis = firstBase(`${site_id} ${kind} ${document_id} ${locale} ${crypto.randomUUID()}`, revision.hash).chain
    const hash = draftHash(document)
    const chains = { genesis, chain: genesis, hash, base_hash: hash }
    const row = { site_id, kind, document_id, locale, base_revision_id: revision.id, ...chains, ...documentColumns(document) }
    await trx
      .insertInto('drafts')
      .values({ ...row, updated_by: author.userId })
      .onConflict((conflict) => conflict.columns(['site_id', 'kind', 'document_id', 'locale']).doNothing())
      .execute()
    const made = await requireLocked(trx, key, author)
    await recordReferencesOf(trx, made, edited.references(document))
    return made
  })
}
