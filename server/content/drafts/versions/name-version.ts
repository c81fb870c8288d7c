import type { Transaction } from 'kysely'
import { auditTarget, type DraftKey } from '#server/content/drafts/draft-key.ts'
import type { DraftRow } from '#server/content/drafts/draft-rows.ts'
import { loadLog } from '#server/content/drafts/load-log.ts'
import {
  isAsSeen,
  refusalOf,
  type PublicationNeeds,
  type Publisher,
  type SeenDraft,
} from '#server/content/drafts/publication/publish-draft.ts'
import { requireLocked } from '#server/content/drafts/store-steps.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { writeVersionName } from './write-version-name.ts'

/**
 * Stores a draft as its editor has seen it as a version with a name, which visitors do not see. A draft without changes names the version on
 * which it is based. STALE_VERSION for another state, PAGE_INVALID with the issues.
 */
export function nameVersion(
  needs: PublicationNeeds,
  key: DraftKey,
  { name, ...seen }: SeenDraft & { readonly name: string },
  publisher: Publisher,
): Promise<number> {
  return inTransaction(needs.db, async (trx) => {
    const row = await requireLocked(trx, key, publisher.author)
    if (!isAsSeen(row, seen)) throw new ApiError('STALE_VERSION', { seq: row.seq, hash: row.hash })
    const kind = needs.kinds[key.kind]
    const revision = await storedVersion(trx, needs, { key, row }, publisher)
    const { userId } = publisher.author
    await writeVersionName(trx, key, { revision, name, userId })
    const entry = { action: `${kind.name}.name`, target: auditTarget(kind.name, key), diff: { revision } }
    await needs.audit.record(trx, { siteId: key.siteId, actorId: userId, ...entry })
    return revision
  }).catch((error: unknown) => Promise.reject(refusalOf(error) as Error))
}

async function storedVersion(
  trx: Transaction<Tables>,
  { kinds }: PublicationNeeds,
  { key, row }: { readonly key: DraftKey; readonly row: DraftRow },
  { author, language }: Publisher,
): Promise<number> {
  if (row.base_revision_id !== null && row.hash === row.base_hash) return row.base_revision_id
  const { log } = await loadLog(trx, row, row, new Set())
  const options = { baseRevision: row.base_revision_id, by: String(author.userId), language, isPlanned: false }
  const revision = await kinds[key.kind].store?.(trx, key, log.document, options)
  if (revision === undefined) throw notFound()
  return revision
}
