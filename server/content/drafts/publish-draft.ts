import type { Kysely } from 'kysely'
import type { PageIssue } from '#engine/validation/page-issue.ts'
import type { Base } from '#engine/draft/document/draft-hash.ts'
import { PUBLICATION, UNPUBLICATION } from '#engine/draft/sync/batch.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import type { Pages } from '#server/content/pages/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { revisionHash } from './base-revision.ts'
import { withinBlock } from './draft-issues.ts'
import { pageTarget, type DraftKey } from './draft-key.ts'
import type { StepAuthor } from './draft-rows.ts'
import { pageOfDraft } from './edited-page.ts'
import { loadLog } from './load-log.ts'
import { appendMark, requireLocked, storeSteps } from './store-steps.ts'

/** The state of a draft that an editor has seen and publishes. */
export interface SeenDraft {
  readonly seq: number
  readonly hash: string
}

/** Services that a publication needs. */
export interface PublicationNeeds {
  readonly db: Kysely<Tables>
  readonly pages: Pages
  readonly audit: Audit
}

/** The issues of a refused save begin inside their blocks, as those of `draft.issues` do. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'PAGE_INVALID') return error
  const errors = error.data['errors'] as readonly PageIssue[]
  return new ApiError('PAGE_INVALID', { ...error.data, errors: errors.map(withinBlock) })
}

/** Publishes a draft as its editor has seen it. */
export function publishDraft(
  { db, pages, audit }: PublicationNeeds,
  key: DraftKey,
  seen: SeenDraft,
  { author, language }: { readonly author: StepAuthor; readonly language: string },
): Promise<{ revision: number; base: Base }> {
  return inTransaction(db, async (trx) => {
    const row = await requireLocked(trx, key, author)
    if (row.seq !== seen.seq || row.hash !== seen.hash) throw new ApiError('STALE_VERSION', { seq: row.seq, hash: row.hash })
    const { log } = await loadLog(trx, row, row, new Set())
    const baseHash = await revisionHash(trx, row.base_revision_id)
    const page = pageOfDraft(log.document, { id: key.documentId, locale: key.locale })
    const by = String(author.userId)
    const saved = await pages.save(page, { siteId: key.siteId, baseHash, by, language, trx })
    const grown = appendMark(log, { id: `publication-${saved.revisionId}-${row.seq + 1}`, by, label: PUBLICATION })
    await storeSteps(trx, row, grown, { author, base: { baseRevision: saved.revisionId, baseHash: row.hash } })
    const diff = { revision: saved.revisionId, from: row.base_revision_id }
    await audit.record(trx, { siteId: key.siteId, actorId: author.userId, action: 'page.publish', target: pageTarget(key), diff })
    return { revision: saved.revisionId, base: grown.log.head }
  }).catch((error: unknown) => Promise.reject(refusalOf(error) as Error))
}

/** Takes the document of a draft offline. The draft keeps its edits and its base. A document that is offline stays as it is. */
export function unpublishDraft({ db, pages, audit }: PublicationNeeds, key: DraftKey, author: StepAuthor): Promise<Base> {
  return inTransaction(db, async (trx) => {
    const row = await requireLocked(trx, key, author)
    const wasOnline = await pages.unpublish(trx, { siteId: key.siteId, id: key.documentId, locale: key.locale })
    if (!wasOnline) return { seq: row.seq, chain: row.chain }
    const { log } = await loadLog(trx, row, row, new Set())
    const grown = appendMark(log, { id: `unpublication-${row.seq + 1}`, by: String(author.userId), label: UNPUBLICATION })
    await storeSteps(trx, row, grown, { author })
    await audit.record(trx, { siteId: key.siteId, actorId: author.userId, action: 'page.unpublish', target: pageTarget(key) })
    return grown.log.head
  })
}
