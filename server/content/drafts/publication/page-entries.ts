import type { Kysely, Transaction } from 'kysely'
import { menuDocument, MENU_REGION } from '#schemas/admin/menu/menu-document.ts'
import { readMenuEntry } from '#schemas/admin/menu/read-menu-entry.ts'
import type { Block } from '#schemas/generated/content.ts'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { findBlock, hasAnyBlock, type FoundBlock } from '#engine/draft/document/find-block.ts'
import { applyOperation } from '#engine/draft/operations/apply.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Audit } from '#server/people/audit/service.ts'
import { auditTarget, type DraftKey } from '#server/content/drafts/draft-key.ts'
import { readDraft, type DraftRow, type StepAuthor } from '#server/content/drafts/draft-rows.ts'
import { followBase } from '#server/content/drafts/follow-base.ts'
import type { EditedKind } from '#server/content/drafts/kinds/edited-kind.ts'
import { loadLog } from '#server/content/drafts/load-log.ts'

interface Needs {
  readonly kind: EditedKind
  readonly audit: Audit
}

/** The draft of a menu with entries of a page that the menu that visitors see does not have. */
export interface PendingEntries {
  readonly key: DraftKey
  readonly row: DraftRow
  /** The menu that visitors see with these entries; null where all of them wait. */
  readonly menu: EditedDocument | null
  readonly baseRevision: number | null
  /** True where other entries of the page wait for the publication of the menu. */
  readonly isAnyWaiting: boolean
}

/** Finds the entries of the draft of a menu that lead to a page. */
function entriesOf({ regions }: EditedDocument, pageId: number): string[] {
  const ids: string[] = []
  walkBlocks(regions[MENU_REGION] ?? [], ({ id, props }) => {
    if (readMenuEntry(props).pageId === pageId) ids.push(id)
  })
  return ids
}

// The siblings before an entry, the nearest first, say where it stands in the menu that visitors see.
function insertInto(menu: EditedDocument, { block, in: where, list, index }: FoundBlock): EditedDocument {
  const isThere = ({ id }: Block) => hasAnyBlock(menu, [id])
  const inSameList = ({ id }: Block) => {
    const found = findBlock(menu, id)
    if (!found) return false
    return 'parent' in where ? 'parent' in found.in && found.in.parent === where.parent : 'region' in found.in
  }
  const after = list.slice(0, index).findLast((sibling) => isThere(sibling) && inSameList(sibling))?.id ?? null
  const { slots: _below, ...bare } = block
  const done = applyOperation(menu, { op: 'insert', block: bare, at: { in: where, after, before: null } })
  return 'refused' in done ? menu : done.document
}

/** The menu that visitors see with an entry of the draft, and with the entries above it that it lacks. */
function withEntry(menu: EditedDocument, draft: EditedDocument, id: string): EditedDocument {
  const way: FoundBlock[] = []
  for (let found = findBlock(draft, id); found; found = found.around) way.unshift(found)
  return way.reduce((now, found) => (hasAnyBlock(now, [found.block.id]) ? now : insertInto(now, found)), menu)
}

async function menuKeyOf(trx: Kysely<Tables>, siteId: number): Promise<DraftKey> {
  const site = await trx.selectFrom('sites').select('default_locale').where('id', '=', siteId).executeTakeFirstOrThrow()
  return { siteId, kind: 'MENU', documentId: menuDocument, locale: site.default_locale }
}

/**
 * Locks the draft of the menu of a site. The publication of a page locks it before the page, as an act on both does, so that two acts never
 * wait for one another.
 */
export async function lockMenuDraft(trx: Transaction<Tables>, siteId: number): Promise<void> {
  await trx
    .selectFrom('drafts')
    .select('id')
    .where('site_id', '=', siteId)
    .where('kind', '=', 'MENU')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** The page of wanted entries. */
interface PageOfEntries extends Pick<DraftKey, 'siteId' | 'documentId'> {
  /** True for a page that visitors do not see yet: an entry that needs a new link above it waits. */
  readonly isPlanned?: boolean
}

// Visitors see a heading once they see an entry below it. They would see a new link above the entry before its time.
function isBelowSeen(menu: EditedDocument, draft: EditedDocument, id: string): boolean {
  for (let around = findBlock(draft, id)?.around; around; around = around.around) {
    const { linkType, pageId } = readMenuEntry(around.block.props)
    if (!hasAnyBlock(menu, [around.block.id]) && (linkType !== 'NONE' || pageId !== undefined)) return false
  }
  return true
}

/**
 * Finds the new entries of a page in the draft of the menu, which is locked, and makes the menu that visitors see once the page is
 * published: the one that they see now, with these entries. Other changes of the draft stay in it. Null without such entries.
 */
export async function findPendingEntries(
  trx: Transaction<Tables>,
  kind: EditedKind,
  page: PageOfEntries,
  author: StepAuthor,
): Promise<PendingEntries | null> {
  const key = await menuKeyOf(trx, page.siteId)
  const stored = await readDraft(trx, key)
  if (!stored || stored.hash === stored.base_hash) return null
  const row = await followBase({ db: trx, kind, admit: kind.admit ?? ((operation) => operation) }, key, stored, author)
  const saved = await kind.head(trx, key)
  if (!saved) return null
  const { document: draft } = (await loadLog(trx, row, row, new Set())).log
  const isReady = (id: string) => page.isPlanned !== true || isBelowSeen(saved.document, draft, id)
  const added = entriesOf(draft, page.documentId).filter((id) => !hasAnyBlock(saved.document, [id]))
  if (added.length === 0) return null
  const ready = added.filter(isReady)
  const menu = ready.length === 0 ? null : ready.reduce((now, id) => withEntry(now, draft, id), saved.document)
  return { key, row, menu, baseRevision: saved.id, isAnyWaiting: ready.length < added.length }
}

/** Publishes the new entries of a page. A menu with faults waits for its own publication. Returns true where no entry of the page waits. */
export async function publishPendingEntries(
  trx: Transaction<Tables>,
  { kind, audit }: Needs,
  { key, row, menu, baseRevision, isAnyWaiting }: PendingEntries,
  { author, language }: { readonly author: StepAuthor; readonly language: string },
): Promise<boolean> {
  if (menu === null || (await kind.issues(trx, key, menu, language)).length > 0) return false
  const { revisionId } = await kind.publish(trx, key, menu, { baseRevision, by: String(author.userId), language })
  await trx
    .updateTable('drafts')
    .set({ base_revision_id: revisionId, base_hash: draftHash(menu) })
    .where('site_id', '=', key.siteId)
    .where('id', '=', row.id)
    .execute()
  const act = { action: 'menu.publish', target: auditTarget(kind.name, key), diff: { revision: revisionId, from: baseRevision } }
  await audit.record(trx, { siteId: key.siteId, actorId: author.userId, ...act })
  return !isAnyWaiting
}
