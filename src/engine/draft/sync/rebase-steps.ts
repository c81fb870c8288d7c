import type { Conflict } from '#engine/draft/merge/conflict.ts'
import { withVersions } from '#engine/draft/merge/conflict-versions.ts'
import { rebase } from '#engine/draft/merge/rebase.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Edit, Operation } from '#engine/draft/operations/operation.ts'

/** The edits that an author has made on a draft. */
export interface AuthoredEdits {
  readonly by: string
  readonly edits: readonly Edit[]
}

/** A page before and after it was saved beside its draft, the draft, and the operations that changed the page. */
export interface SavedBeside {
  readonly before: EditedDocument
  readonly after: EditedDocument
  readonly draft: EditedDocument
  readonly missed: readonly Operation[]
}

/** A draft on a newer state of its page, and by author the edits that could not go in. */
export interface RebasedDraft {
  readonly document: EditedDocument
  readonly conflicts: ReadonlyMap<string, readonly Conflict[]>
}

/**
 * Puts the edits of a draft, in their order, onto a state of its page that their authors have not seen. Where an edit meets a change of
 * the page, the page stands until the author of the edit decides.
 */
export function rebaseSteps(batches: readonly AuthoredEdits[], { before, after, draft, missed }: SavedBeside): RebasedDraft {
  const conflicts = new Map<string, readonly Conflict[]>()
  const lost: Operation[] = []
  let document = after
  for (const { by, edits } of batches) {
    const done = rebase(edits, document, { missed, lost })
    document = done.document
    lost.push(...done.conflicts.map(({ edit }) => edit.operation))
    const found = done.conflicts.map((conflict) => withVersions(conflict, { before, mine: draft }, done.document))
    if (found.length > 0) conflicts.set(by, [...(conflicts.get(by) ?? []), ...found])
  }
  return { document, conflicts }
}
