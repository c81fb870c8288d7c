import { sql, type Transaction } from 'kysely'
import { differenceOf } from '#server/content/drafts/aside/difference-of.ts'
import { RESET, type ServerSigned } from '#schemas/admin/drafts/server-steps.ts'
import type { SentBatch } from '#engine/draft/sync/batch.ts'
import { appendBatch } from '#engine/draft/sync/draft-log.ts'
import type { Base } from '#engine/draft/document/draft-hash.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { auditTarget, type DraftKey } from '#server/content/drafts/draft-key.ts'
import type { DraftRow } from '#server/content/drafts/draft-rows.ts'
import type { EditedKind } from '#server/content/drafts/kinds/edited-kind.ts'
import { loadLog } from '#server/content/drafts/load-log.ts'
import { findPendingEntries, lockMenuDraft, publishPendingEntries } from '#server/content/drafts/publication/page-entries.ts'
import {
  isAsSeen,
  refusalOf,
  type PublicationNeeds,
  type Publisher,
  type SeenDraft,
} from '#server/content/drafts/publication/publish-draft.ts'
import { requireLocked, storeSteps } from '#server/content/drafts/store-steps.ts'
import { writeVersionName } from '#server/content/drafts/versions/write-version-name.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { recordPlanReferences } from './plan-references.ts'
import { requireFreeTime, type PlannedTime } from './planned-rows.ts'
import { replacePlan, type FormerVersion } from './replace-plan.ts'

/** A version to plan: the draft as its editor has seen it, its time, and its name. */
export interface WantedPlan extends SeenDraft, PlannedTime {
  readonly name: string | null
  /** The planned version in whose place the draft is planned. */
  readonly replaces?: number | undefined
}

/** A planned version, and the end of the draft's log. */
export interface PlannedVersion {
  readonly plan: number
  readonly base: Base
  /** True where an entry of the page waits for the publication of the menu. */
  readonly isEntryWaiting: boolean
  /** The replaced version; null without one. */
  readonly former: FormerVersion | null
}

/**
 * Stores a draft as a version with a time of its own. The draft of a document that visitors see becomes again what they see when the version has an
 * end, as one step that can be undone: its next publication would otherwise show the planned version too early. Any other draft stays as it is.
 * The new entries of a page that visitors do not see are published with its plan.
 */
export function planDraft(
  needs: PublicationNeeds & { readonly registry: Registry },
  key: DraftKey,
  wanted: WantedPlan,
  publisher: Publisher,
): Promise<PlannedVersion> {
  const { db, kinds, audit, requireApproval } = needs
  const kind = kinds[key.kind]
  return inTransaction(db, async (trx) => {
    if (key.kind === 'PAGE') await lockMenuDraft(trx, key.siteId)
    const row = await requireLocked(trx, key, publisher.author)
    if (!isAsSeen(row, wanted)) throw new ApiError('STALE_VERSION', { seq: row.seq, hash: row.hash })
    await requireApproval(trx, key, row)
    const revision = await storeVersion(trx, { key, kind, row }, publisher)
    await requireFreeTime(trx, key, wanted, wanted.replaces)
    const { userId } = publisher.author
    if (wanted.name !== null) await writeVersionName(trx, key, { revision, name: wanted.name, userId })
    const isEntryWaiting = await publishEntries(trx, needs, key, publisher)
    const { plan, former } = await storePlan(trx, key, { ...wanted, revision }, publisher)
    await recordPlanReferences(trx, needs.registry, key)
    const { startsAt, endsAt } = wanted
    const replaced = former && { replaces: plan, former: former.revision }
    const diff = { revision, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null, ...replaced }
    const entry = { action: `${kind.name}.plan`, target: auditTarget(kind.name, key), diff }
    await audit.record(trx, { siteId: key.siteId, actorId: userId, ...entry })
    const base = endsAt === null ? null : await backToSeen(trx, { key, kind, row, plan }, publisher)
    return { plan, former, isEntryWaiting, base: base ?? { seq: row.seq, chain: row.chain } }
  }).catch((error: unknown) => Promise.reject(refusalOf(error) as Error))
}

interface Planned {
  readonly key: DraftKey
  readonly kind: EditedKind
  readonly row: DraftRow
}

/** Publishes the new entries of a page that visitors do not see: its time shows and hides them with it. Returns true where one waits for the menu. */
async function publishEntries(
  trx: Transaction<Tables>,
  { kinds, audit }: PublicationNeeds,
  key: DraftKey,
  publisher: Publisher,
): Promise<boolean> {
  if (key.kind !== 'PAGE' || (await kinds.PAGE.standing(trx, key)) === 'ONLINE') return false
  const pending = await findPendingEntries(trx, kinds.MENU, { ...key, isPlanned: true }, publisher.author)
  return pending !== null && !(await publishPendingEntries(trx, { kind: kinds.MENU, audit }, pending, publisher))
}

async function storeVersion(trx: Transaction<Tables>, { key, kind, row }: Planned, { author, language }: Publisher): Promise<number> {
  const { log } = await loadLog(trx, row, row, new Set())
  const options = { baseRevision: row.base_revision_id, by: String(author.userId), language, isPlanned: true }
  const revision = await kind.store?.(trx, key, log.document, options)
  if (revision === undefined) throw notFound()
  return revision
}

/** Stores a version with its time as a plan of its own, or in the place of the one that it replaces. */
async function storePlan(
  trx: Transaction<Tables>,
  key: DraftKey,
  wanted: WantedPlan & { readonly revision: number },
  { author }: Publisher,
): Promise<Pick<PlannedVersion, 'plan' | 'former'>> {
  const { siteId: site_id, kind, documentId: document_id, locale } = key
  const { revision, hash, name, startsAt, endsAt, replaces } = wanted
  const version = { revision_id: revision, draft_hash: hash, name, starts_at: startsAt, ends_at: endsAt, saved_by: author.userId }
  if (replaces !== undefined) return { plan: replaces, former: await replacePlan(trx, key, replaces, version) }
  const { id } = await trx
    .insertInto('publications')
    .values({ site_id, kind, document_id, locale, ...version })
    .returning(sql<number>`id`.as('id'))
    .executeTakeFirstOrThrow()
  return { plan: id, former: null }
}

async function backToSeen(
  trx: Transaction<Tables>,
  { key, kind, row, plan }: Planned & { readonly plan: number },
  { author }: Publisher,
): Promise<Base | null> {
  const seen = trx.selectFrom(kind.revisions(key).as('r')).select('r.id').where('r.isPublished', '=', true)
  const published = await seen.executeTakeFirst()
  const document = published && (await kind.revision(trx, key, published.id))
  if (!document) return null
  const { log } = await loadLog(trx, row, row, new Set())
  const operations = await differenceOf(log.document, document)
  if ('refused' in operations || operations.length === 0) return null
  const batch: SentBatch & ServerSigned = { id: `plan-${plan}-${row.seq + 1}`, by: String(author.userId), label: RESET, operations }
  const done = appendBatch(log, batch, (operation) => operation)
  if ('refused' in done) throw new Error(`A draft cannot become what visitors see: ${done.refused}`)
  await storeSteps(trx, row, { log: done.log, added: [{ step: done.step, edits: done.edits }] }, { author, kind, former: log.document })
  return done.log.head
}
