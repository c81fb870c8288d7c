import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { draftIssues, scopeOf, type IssueNeeds } from '#server/content/drafts/draft-issues.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { invalidDocument } from '#server/platform/errors/api-error.ts'
import { qualityIssues } from './review-draft.ts'

/** Refuses the publication or the plan of a document that a check of its site's policy stops, with all that has to be mended. */
export async function refuseStops(needs: IssueNeeds, key: DraftKey, document: EditedDocument, language: string): Promise<void> {
  if (!needs.kinds[key.kind].hasPageBlocks) return
  const stops = await qualityIssues(needs, document, scopeOf(needs, key), language)
  if (stops.length > 0) throw invalidDocument(key.kind, await draftIssues(needs, document, key, language))
}
