import type { PageIssue } from '#engine/validation/page-issue.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Site } from '#server/platform/scope/site.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import { cleanBefore } from './aside/clean-before.ts'
import type { DraftKey } from './draft-key.ts'
import { scopeOf } from './draft-scope.ts'
import type { EditedKinds } from './kinds/edited-kind.ts'
import type { FactNeeds } from './quality/read-facts.ts'
import { qualityIssues, type QualityIssue } from './quality/review-draft.ts'

/** Services and rules that a draft is checked with. */
export interface IssueNeeds extends FactNeeds {
  readonly sanitiser: Sanitiser
  readonly kinds: EditedKinds
  /** Finds a site by its number. */
  readonly findSite: (id: number) => Site | undefined
}

/** A text whose two versions wait for a choice. */
interface ChoiceIssue extends Pick<PageIssue, 'blockId' | 'pointer' | 'message'> {
  readonly code: 'TWO_VERSIONS'
}

/** A reason that stops a publication: of the schemas, of a check that the policy of the site names, or a choice between two versions. */
export type DraftIssue = PageIssue | QualityIssue | ChoiceIssue

/**
 * Lists what would stop the publication of a draft now, as the publication itself would: an address that another page has included.
 * A block that does not validate is no issue while it is unchanged from the newest saved state of the page.
 */
export async function draftIssues(needs: IssueNeeds, document: EditedDocument, key: DraftKey, language: string): Promise<DraftIssue[]> {
  const kind = needs.kinds[key.kind]
  if (kind.hasPageBlocks) await cleanBefore(needs, Object.values(document.regions))
  const issues = await kind.issues(needs.db, key, document, language)
  if (!kind.hasPageBlocks) return issues
  return [...issues, ...(await qualityIssues(needs, document, scopeOf(needs, key), language))]
}
