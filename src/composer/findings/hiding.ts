import { historyOf, type DraftClient } from '#engine/draft/sync/draft-client.ts'
import { SITE_AUTHOR, type Batch } from '#engine/draft/sync/batch.ts'
import { RESET, RESTORATION } from '#schemas/admin/drafts/server-steps.ts'
import { readVisibility } from '#engine/visibility/read-visibility.ts'
import { isActInstant } from '#engine/visibility/is-act-instant.ts'
import type { Block } from '#schemas/generated/content.ts'

/** The act by which a person hid an element. */
export interface Hiding {
  readonly batch: string
  /** The author, as the draft names it. */
  readonly by: string
  readonly until: string
}

/** The act that hid an element; null for an element whose end is a date that a person chose, and where the history does not reach back to it. */
export function hidingOf(client: DraftClient, { id, visibility }: Pick<Block, 'id' | 'visibility'>): Hiding | null {
  const until = readVisibility(visibility)?.until ?? null
  if (until === null || !isActInstant(until)) return null
  const batch = historyOf(client).findLast((each) => isOwnAct(each) && each.edits.some((edit) => endsAt(edit, id, until)))
  return batch ? { batch: batch.id, by: batch.by, until } : null
}

// An undo, or a version that is brought back, repeats the end that another act set.
const isOwnAct = ({ by, label, undoes }: Batch): boolean =>
  undoes === undefined && by !== SITE_AUTHOR && label !== RESTORATION && label !== RESET

function endsAt({ operation, trace: { inverse } }: Batch['edits'][number], id: string, until: string): boolean {
  if (operation.op !== 'visible' || operation.id !== id || operation.visibility?.until !== until) return false
  return inverse.op !== 'visible' || inverse.visibility?.until !== until
}
