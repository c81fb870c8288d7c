import { FOLLOWING, type ServerSigned } from '#schemas/admin/drafts/server-steps.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { difference } from '#engine/draft/operations/difference.ts'
import { SITE_AUTHOR, type SentBatch } from '#engine/draft/sync/batch.ts'
import { appendBatch, type DraftLog } from '#engine/draft/sync/draft-log.ts'
import type { GrownLog } from './store-steps.ts'

/** Appends the step of the site that brings a draft to a state; none where it is there already. */
export function appendSiteStep(log: DraftLog, to: EditedDocument): GrownLog {
  const operations = difference(log.document, to)
  if ('refused' in operations) throw new Error(`A draft cannot be brought to a state: ${operations.refused}`)
  if (operations.length === 0) return { log, added: [] }
  const batch: SentBatch & ServerSigned = { id: `site-${crypto.randomUUID()}`, by: SITE_AUTHOR, label: FOLLOWING, operations }
  const done = appendBatch(log, batch, (operation) => operation)
  if ('refused' in done) throw new Error(`A draft cannot be brought to a state: ${done.refused}`)
  return { log: done.log, added: [{ step: done.step, edits: done.edits }] }
}
