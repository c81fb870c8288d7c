import type { PageIssue } from '#engine/validation/page-issue.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import { cleanBefore } from './aside/clean-before.ts'
import type { DraftKey } from './draft-key.ts'
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

/** A reason that stops a publication: of the schemas, or of a check that the policy of the site names. */
export type DraftIssue = PageIssue | QualityIssue

/** The language of a draft on its site. */
export function scopeOf({ findSite }: Pick<IssueNeeds, 'findSite'>, { siteId, locale }: Pick<DraftKey, 'siteId' | 'locale'>): Scope {
  const site = findSite(siteId)
  if (!site) throw notFound()
  return { site, locale }
}

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
