import type { Kysely } from 'kysely'
import { draftHash } from '#engine/draft/document/draft-hash.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import { appendBatch, type AdmitOperation } from '#engine/draft/sync/draft-log.ts'
import { upgradeBlocks } from '#engine/registry/migrate-blocks.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readHeadRevision } from './base-revision.ts'
import type { DraftKey } from './draft-key.ts'
import type { DraftRow, StepAuthor } from './draft-rows.ts'
import { editedPage } from './edited-page.ts'
import { loadLog } from './load-log.ts'
import { requireLocked, storeSteps } from './store-steps.ts'

interface Needs {
  readonly db: Kysely<Tables>
  readonly registry: Registry
  readonly admit: AdmitOperation
}

const hasEdits = ({ hash, base_hash }: DraftRow): boolean => hash !== base_hash

/**
 * Brings a draft without edits to the newest saved state of its page, as one batch of the site, and returns its row.
 * A page that is saved beside its draft, by an upgrade for example, could no longer be published from it.
 * A draft with edits stays as it is: its publication is refused as STALE_VERSION.
 */
export async function followBase({ db, registry, admit }: Needs, key: DraftKey, row: DraftRow, author: StepAuthor): Promise<DraftRow> {
  if (hasEdits(row) || (await readHeadRevision(db, key))?.id === row.base_revision_id) return row
  return inTransaction(db, async (trx) => {
    const locked = await requireLocked(trx, key, author)
    const revision = await readHeadRevision(trx, key)
    if (!revision || revision.id === locked.base_revision_id || hasEdits(locked)) return locked
    const { log } = await loadLog(trx, locked, locked, new Set())
    const operations = difference(log.document, editedPage(revision.head, upgradeBlocks(registry, revision.blocks)))
    if ('refused' in operations) throw new Error(`Revision ${revision.id} has other regions than its draft: ${operations.refused}`)
    const grown = appendBatch(log, { id: `base-${revision.id}-${locked.seq + 1}`, by: 'site', label: 'update', operations }, admit)
    if ('refused' in grown) throw new Error(`Revision ${revision.id} cannot be brought into its draft: ${grown.refused}`)
    const base = { baseRevision: revision.id, baseHash: draftHash(grown.log.document) }
    await storeSteps(trx, locked, { log: grown.log, added: [grown] }, { author, base })
    return requireLocked(trx, key, author)
  })
}
