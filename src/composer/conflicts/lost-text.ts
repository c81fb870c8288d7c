import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { idsWithin } from '#engine/draft/document/find-block.ts'
import { idsAround } from '#engine/draft/document/ids-around.ts'
import type { Batch } from '#engine/draft/sync/batch.ts'
import { RESET, RESTORATION } from '#schemas/admin/drafts/server-steps.ts'
import type { OpenConflict } from '#engine/draft/sync/open-conflicts.ts'

/** A block that was removed from elsewhere while one of its texts or fields had the caret, and the document just before. */
export interface LostText {
  readonly block: string
  readonly before: EditedDocument
}

/** The newest step that removes the block, or one that was around it; null where the log has none. */
export function removalOf(log: readonly Batch[], { block, before }: LostText): Batch | null {
  const gone = new Set([block, ...idsAround(before, block)])
  return log.findLast(({ edits }) => edits.some(({ operation }) => operation.op === 'remove' && gone.has(operation.id))) ?? null
}

/** True for a step that brings another state of the whole document. */
export const isOfVersion = ({ label }: Batch): boolean => label === RESTORATION || label === RESET

/** True for a conflict that holds the block: it stores what was just typed there. */
export const holdsLost = ({ conflict: { rescue } }: OpenConflict, { block }: LostText): boolean =>
  rescue !== undefined && idsWithin(rescue.block).has(block)
