import { sql, type Transaction } from 'kysely'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { differenceOf } from '#server/content/drafts/aside/difference-of.ts'
import { SITE_AUTHOR } from '#engine/draft/sync/batch.ts'
import { FOLLOWING, PUBLICATION, UNPUBLICATION, type ServerId } from '#schemas/admin/drafts/server-steps.ts'
import { appendBatch } from '#engine/draft/sync/draft-log.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { auditTarget, type DraftKey } from '#server/content/drafts/draft-key.ts'
import type { DraftRow } from '#server/content/drafts/draft-rows.ts'
import type { EditedKind, EditedKinds } from '#server/content/drafts/kinds/edited-kind.ts'
import { currentRow } from '#server/content/drafts/current-row.ts'
import { loadLog } from '#server/content/drafts/load-log.ts'
import { appendMark, requireLocked, storeSteps, type GrownLog } from '#server/content/drafts/store-steps.ts'
import { followFormer, readFormerAddresses } from '#server/content/pages/write/former-addresses.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { withinSavepoint } from '#server/database/within-savepoint.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { WantedItem } from '#server/platform/resources/publication/joint-items.ts'
import { addressRings, movingMembers, type MovingMember } from './address-rings.ts'
import { lockAct, markReverted, publishedRevision, revisionInAct, type ActDocument, type LockedAct } from './publication-acts.ts'
import { inLockOrder } from './publication-order.ts'
import { refusalOf, type PublicationNeeds, type Publisher } from './publish-draft.ts'
import { JointRefusal, type JointNeeds, type JointPublisher, type RefusedDraft, type RefusedItem } from './publish-together.ts'

/**
 * Shows visitors again what they saw before an act: the former state of each document is published, and one that they did not see goes offline.
 * The drafts keep their edits. Throws a JointRefusal when one of the documents was published again since, or has to stay online.
 */
export function revertPublication(needs: JointNeeds, siteId: number, act: number, publisher: JointPublisher): Promise<void> {
  return inTransaction(needs.db, async (trx) => {
    const { documents, items, batch } = await lockContents(trx, siteId, act, publisher)
    // From here on no address that moves changes the former versions: they come back as they are.
    await markReverted(trx, { siteId, id: act }, publisher.author)
    await needs.items.lock(trx, siteId, items)
    const refused: RefusedDraft[] = []
    for (const group of await groupsToRevert(trx, needs.kinds, documents)) {
      refused.push(...(await revertGroup({ ...needs, trx }, act, group, publisher)))
    }
    const refusedItems = batch === null ? [] : await revertItems(needs, trx, { batch, items }, publisher)
    if (refused.length + refusedItems.length > 0) throw new JointRefusal(refused, refusedItems)
    await followFormerOf(trx, needs, documents, publisher)
  })
}

type Group = readonly ActDocument[] | readonly MovingMember<ActDocument>[]

/** Documents in reverse order, the entry of the menu before its page, and pages that have exchanged their addresses together. */
async function groupsToRevert(trx: Transaction<Tables>, kinds: EditedKinds, documents: readonly ActDocument[]): Promise<Group[]> {
  const moving = await movingMembers(trx, documents, async ({ key, former }) =>
    former === null ? undefined : kinds[key.kind].revision(trx, key, former),
  )
  const rings = addressRings(moving)
  return documents.toReversed().flatMap((document): Group[] => {
    const ring = rings.find((each) => each.some(({ member }) => member === document))
    if (!ring) return [[document]]
    return ring.at(-1)?.member === document ? [ring] : []
  })
}

async function revertGroup(needs: InTransaction, act: number, group: Group, publisher: Publisher): Promise<RefusedDraft[]> {
  const [first] = group
  if (!first || !('member' in first)) return revertAll(needs, act, group as readonly ActDocument[], publisher)
  const { trx, kinds } = needs
  const ring = group as readonly MovingMember<ActDocument>[]
  const documents = ring.map(({ member }) => member)
  const exchange = await kinds.PAGE.exchange?.(trx, ring, String(publisher.author.userId))
  await exchange?.leave()
  const refused = await revertAll(needs, act, documents, publisher)
  if (refused.length > 0) return refused
  const shown = await Promise.all(documents.map(({ key }) => publishedRevision(trx, kinds.PAGE, key)))
  await exchange?.follow(shown.filter((revision) => revision !== undefined))
  return []
}

async function revertAll(
  needs: InTransaction,
  act: number,
  documents: readonly ActDocument[],
  publisher: Publisher,
): Promise<RefusedDraft[]> {
  const refused: RefusedDraft[] = []
  for (const document of documents) {
    const refusal = await revertOne(needs, { act, document }, publisher)
    if (refusal) refused.push(refusal)
  }
  return refused
}

/** Leads links of former versions to the addresses that pages have now: those of headers, menus and sections followed no address meanwhile. */
async function followFormerOf(
  trx: Transaction<Tables>,
  { kinds, prepareMoves }: JointNeeds,
  documents: readonly ActDocument[],
  { author }: Publisher,
): Promise<void> {
  for (const { key, former } of documents) {
    const shown = former === null ? undefined : await kinds[key.kind].revision(trx, key, former)
    if (!shown) continue
    const moves = await readFormerAddresses(trx, key.siteId, sql`${JSON.stringify(shown.regions)}::text`)
    await followFormer(trx, prepareMoves, { siteId: key.siteId, by: String(author.userId), moves })
  }
}

// The items of an act are one batch: one that has changed since refuses them all, and is named.
async function revertItems(
  { items: joint }: JointNeeds,
  trx: Transaction<Tables>,
  { batch, items }: { readonly batch: string; readonly items: readonly WantedItem[] },
  { actor }: JointPublisher,
): Promise<RefusedItem[]> {
  try {
    await withinSavepoint(trx, () => joint.undo(joint.begin(trx, actor, 'undo'), batch))
    return []
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'FORBIDDEN') throw error
    const changed = items.filter(({ id }) => error.data['id'] === undefined || error.data['id'] === id)
    return changed.map((item) => ({ ...item, refusal: error }))
  }
}

// The act is locked before its drafts: a publication locks drafts alone and waits for no act.
async function lockContents(trx: Transaction<Tables>, siteId: number, act: number, { author }: Publisher): Promise<LockedAct> {
  const known = await lockAct(trx, siteId, act)
  if (!known) throw notFound()
  for (const document of inLockOrder(known.documents)) await requireLocked(trx, document.key, author)
  return known
}

type InTransaction = PublicationNeeds & { readonly trx: Transaction<Tables> }

async function revertOne(
  needs: InTransaction,
  { act, document }: { readonly act: number; readonly document: ActDocument },
  publisher: Publisher,
): Promise<RefusedDraft | null> {
  const { trx, kinds, audit } = needs
  const { key, title, former } = document
  const kind = kinds[key.kind]
  const revision = await revisionInAct(trx, act, key)
  try {
    // Links of this draft and of its page may have followed a page of the act that has moved.
    const row = await currentRow(trx, kind, key, publisher.author)
    if ((await publishedRevision(trx, kind, key)) !== revision) throw new ApiError('STALE_VERSION')
    if (former === null) await takeOffline(trx, kind, { key, row }, publisher)
    else await publishFormer(trx, kind, { act, document: { key, former }, row }, publisher)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { errors = [] } = (refusalOf(error) as ApiError).data as Partial<Pick<RefusedDraft, 'errors'>>
    return { key, title, code: error.code, errors: error.code === 'PAGE_INVALID' ? errors : [] }
  }
  const diff = { revision: revision ?? null, former }
  const entry = { action: `${kind.name}.revert`, target: auditTarget(kind.name, key), diff }
  await audit.record(trx, { siteId: key.siteId, actorId: publisher.author.userId, ...entry })
  return null
}

async function takeOffline(
  trx: Transaction<Tables>,
  kind: EditedKind,
  { key, row }: { readonly key: DraftKey; readonly row: DraftRow },
  { author }: Publisher,
): Promise<void> {
  await kind.unpublish(trx, key)
  const { log } = await loadLog(trx, row, row, new Set())
  await storeSteps(trx, row, appendMark(log, { id: `unpublication-${row.seq + 1}`, by: String(author.userId), label: UNPUBLICATION }), {
    author,
    kind,
    former: log.document,
  })
}

/** Publishes the former state from the draft itself: the draft becomes it, is published, and becomes again what it was. */
async function publishFormer(
  trx: Transaction<Tables>,
  kind: EditedKind,
  { act, document: { key, former }, row }: { act: number; document: { key: DraftKey; former: number }; row: DraftRow },
  { author, language }: Publisher,
): Promise<void> {
  const before = await kind.revision(trx, key, former)
  if (!before) throw notFound()
  const { log } = await loadLog(trx, row, row, new Set())
  const by = String(author.userId)
  const back = await becoming({ log, added: [] }, `revert-${act}-${row.seq + 1}`, before)
  const { document } = back.log
  const saved = await kind.publish(trx, key, document, { baseRevision: row.base_revision_id, by, language })
  const mark = appendMark(back.log, { id: `publication-${saved.revisionId}-${back.log.head.seq + 1}`, by, label: PUBLICATION })
  const published: GrownLog = { log: mark.log, added: [...back.added, ...mark.added] }
  const grown = await becoming(published, `reverted-${act}-${mark.log.head.seq + 1}`, log.document)
  await storeSteps(trx, row, grown, {
    author,
    kind,
    former: log.document,
    base: { baseRevision: saved.revisionId, baseHash: draftHash(saved.stored ?? document) },
  })
}

/** Adds a step of the site that makes another document of a draft; none when they are equal. */
async function becoming({ log, added }: GrownLog, id: ServerId, wanted: EditedDocument): Promise<GrownLog> {
  const operations = await differenceOf(log.document, wanted)
  if ('refused' in operations) throw new Error(`A draft cannot become another state of its document: ${operations.refused}`)
  if (operations.length === 0) return { log, added }
  const done = appendBatch(log, { id, by: SITE_AUTHOR, label: FOLLOWING, operations }, (operation) => operation)
  if ('refused' in done) throw new Error(`The step ${id} cannot be added to its draft: ${done.refused}`)
  return { log: done.log, added: [...added, { step: done.step, edits: done.edits }] }
}
