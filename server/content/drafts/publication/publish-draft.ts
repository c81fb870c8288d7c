import type { Kysely, Transaction } from 'kysely'
import type { PageIssue } from '#engine/validation/page-issue.ts'
import { draftHash, type Base } from '#engine/draft/document/draft-hash.ts'
import { PUBLICATION, UNPUBLICATION } from '#schemas/admin/drafts/server-steps.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { RequireSeenUses } from '#server/platform/references/seen-uses.ts'
import { appendSiteStep } from '#server/content/drafts/append-site-step.ts'
import type { RequireApproval } from '#server/content/drafts/approval/require-approval.ts'
import { auditTarget, type DraftKey } from '#server/content/drafts/draft-key.ts'
import { readDraft, type DraftRow, type StepAuthor } from '#server/content/drafts/draft-rows.ts'
import type { EditedKinds } from '#server/content/drafts/kinds/edited-kind.ts'
import { withinBlock } from '#server/content/drafts/kinds/within-block.ts'
import { loadLog } from '#server/content/drafts/load-log.ts'
import { cancelPlans } from '#server/content/drafts/planning/planned-rows.ts'
import { appendMark, requireLocked, storeSteps } from '#server/content/drafts/store-steps.ts'
import { findPendingEntries, lockMenuDraft, publishPendingEntries } from './page-entries.ts'
import { storeAct, titleOf, type ActDocument } from './publication-acts.ts'

/** The state of a draft that an editor has seen and publishes. */
export interface SeenDraft {
  readonly seq: number
  readonly hash: string
}

/** Services that a publication needs. */
export interface PublicationNeeds {
  readonly db: Kysely<Tables>
  readonly kinds: EditedKinds
  readonly audit: Audit
  readonly requireApproval: RequireApproval
}

/** The issues of a refused save begin inside their blocks, as those of `draft.issues` do. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'PAGE_INVALID') return error
  const errors = error.data['errors'] as readonly PageIssue[]
  return new ApiError('PAGE_INVALID', { ...error.data, errors: errors.map(withinBlock) })
}

/** A publication: its revision, the revision that visitors saw before, and the end of the draft's log. */
export interface Publication {
  readonly revision: number
  readonly former: number | null
  readonly base: Base
}

/** A published document of an act. `hasMoved`: its address has changed, and links to it have followed. */
export type PublishedDocument = ActDocument & Publication & { readonly hasMoved: boolean }

/** Account that publishes, and the language of the issues. */
export interface Publisher {
  readonly author: StepAuthor
  readonly language: string
}

/** A locked draft. `read`: what its editor has read, where the site has led its links to moved pages since, in the same transaction. */
interface LockedDraft {
  readonly key: DraftKey
  readonly row: DraftRow
  readonly read?: DraftRow
}

/** Publishes the locked draft of a document in a transaction, with the new entries of a page in the menu, its entry in the log of the draft and in the audit log. */
export async function publishLocked(
  trx: Transaction<Tables>,
  { kinds, audit, requireApproval }: Pick<PublicationNeeds, 'kinds' | 'audit' | 'requireApproval'>,
  { key, row, read = row }: LockedDraft,
  { author, language }: Publisher,
): Promise<PublishedDocument> {
  await requireApproval(trx, key, read)
  const { log } = await loadLog(trx, row, row, new Set())
  const kind = kinds[key.kind]
  const by = String(author.userId)
  const entries = key.kind === 'PAGE' ? await findPendingEntries(trx, kinds.MENU, key, author) : null
  // The publication of a page may have changed the base of the menu since it was locked.
  const { base_revision_id: from } = (kind.isBasedSilently ? await readDraft(trx, key) : row) ?? row
  const saved = await kind.publish(trx, key, log.document, { baseRevision: from, by, language })
  const moved = appendSiteStep(log, saved.stored ?? log.document)
  const mark = { id: `publication-${saved.revisionId}-${moved.log.head.seq + 1}`, by, label: PUBLICATION } as const
  const marked = appendMark(moved.log, mark)
  const grown = { log: marked.log, added: [...moved.added, ...marked.added] }
  const base = { baseRevision: saved.revisionId, baseHash: draftHash(marked.log.document) }
  await storeSteps(trx, row, grown, { author, kind, former: log.document, base })
  // Entries of the menu may have followed the new address of the page.
  const pending = entries && saved.hasMoved ? await findPendingEntries(trx, kinds.MENU, key, author) : entries
  if (pending) await publishPendingEntries(trx, { kind: kinds.MENU, audit }, pending, { author, language })
  const diff = { revision: saved.revisionId, from }
  await audit.record(trx, {
    siteId: key.siteId,
    actorId: author.userId,
    action: `${kind.name}.publish`,
    target: auditTarget(kind.name, key),
    diff,
  })
  const { revisionId: revision, former, hasMoved = false } = saved
  return { key, title: titleOf(log.document), revision, former, base: grown.log.head, hasMoved }
}

/** Tests if a draft is as its editor has seen it. */
export function isAsSeen({ seq, hash }: Pick<DraftRow, 'seq' | 'hash'>, seen: SeenDraft): boolean {
  return seq === seen.seq && hash === seen.hash
}

/** Publishes a draft as its editor has seen it. */
export function publishDraft(needs: PublicationNeeds, key: DraftKey, seen: SeenDraft, publisher: Publisher): Promise<Publication> {
  return inTransaction(needs.db, async (trx) => {
    if (key.kind === 'PAGE') await lockMenuDraft(trx, key.siteId)
    const row = await requireLocked(trx, key, publisher.author)
    if (!isAsSeen(row, seen)) throw new ApiError('STALE_VERSION', { seq: row.seq, hash: row.hash })
    const done = await publishLocked(trx, needs, { key, row }, publisher)
    await storeAct(trx, key.siteId, publisher.author, { documents: [done] })
    return { revision: done.revision, former: done.former, base: done.base }
  }).catch((error: unknown) => Promise.reject(refusalOf(error) as Error))
}

/** The person who takes a document offline, and how many of its uses this person has seen. */
export interface Withdrawal {
  readonly author: StepAuthor
  readonly used: number | undefined
}

type WithdrawalNeeds = PublicationNeeds & { readonly registry: Registry; readonly requireSeenUses: RequireSeenUses }

/**
 * Takes the document of a draft offline. The draft keeps its edits and its base. A document that is offline stays as it is; a page that is
 * online is refused with IN_USE while more places use it than were seen.
 */
export function unpublishDraft(
  { db, kinds, audit, registry, requireSeenUses }: WithdrawalNeeds,
  key: DraftKey,
  { author, used }: Withdrawal,
): Promise<Base> {
  return inTransaction(db, async (trx) => {
    const row = await requireLocked(trx, key, author)
    const kind = kinds[key.kind]
    const wasOnline = await kind.unpublish(trx, key)
    if (wasOnline && key.kind === 'PAGE')
      await requireSeenUses(trx, { siteId: key.siteId, kind: 'page', key: String(key.documentId), locale: key.locale, used })
    await cancelPlans(trx, registry, key)
    if (!wasOnline) return { seq: row.seq, chain: row.chain }
    const { log } = await loadLog(trx, row, row, new Set())
    const grown = appendMark(log, { id: `unpublication-${row.seq + 1}`, by: String(author.userId), label: UNPUBLICATION })
    await storeSteps(trx, row, grown, { author, kind, former: log.document })
    const act = { action: `${kind.name}.unpublish`, target: auditTarget(kind.name, key) }
    await audit.record(trx, { siteId: key.siteId, actorId: author.userId, ...act })
    return grown.log.head
  })
}
