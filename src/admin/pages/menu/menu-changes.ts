import { blockOf, type BlockChange } from '#engine/draft/diff/document-diff.ts'
import { diffDocuments } from '#engine/draft/diff/diff-documents.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'

/** The change of an entry as a person sees it. */
export type EntryChangeKind = 'added' | 'removed' | 'moved' | 'changed'

/** A change of an entry that visitors do not see yet. */
export interface EntryChange {
  readonly id: string
  readonly kind: EntryChangeKind
}

/** Lists the entries in which the draft of a menu differs from what visitors see, in the order of the menu. */
export function menuChanges(published: EditedDocument, draft: EditedDocument): readonly EntryChange[] {
  if (published === draft) return []
  return diffDocuments(published, draft).blocks.map((change) => ({ id: blockOf(change).id, kind: kindOf(change) }))
}

function kindOf(change: BlockChange): EntryChangeKind {
  if (change.kind !== 'changed') return change.kind
  return change.isMoved ? 'moved' : 'changed'
}
