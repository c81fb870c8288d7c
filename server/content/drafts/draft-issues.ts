import type { PageIssue } from '#engine/validation/page-issue.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import { isUrlTaken } from '#server/content/pages/write/base-state.ts'
import { findPageIssues } from '#server/content/pages/write/page-issues.ts'
import { toDocument } from '#server/content/pages/write/page-input.ts'
import { urlTakenIssue } from '#server/content/pages/write/validate-url.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'
import type { DraftKey } from './draft-key.ts'
import { pageOfDraft } from './edited-page.ts'
import type { FactNeeds } from './quality/read-facts.ts'
import { qualityIssues, type QualityIssue } from './quality/review-draft.ts'

const WAY_TO_BLOCK = /^\/layout\/blocks(?:\/\d+\/slots\/[^/]+)*\/\d+/

/** An issue whose pointer begins inside its block, because blocks move while they are edited. Outside of blocks it begins inside the head. */
export function withinBlock(issue: PageIssue): PageIssue {
  return issue.blockId === null ? issue : { ...issue, pointer: issue.pointer.replace(WAY_TO_BLOCK, '') }
}

/** Services and rules that a draft is checked with. */
export interface IssueNeeds extends FactNeeds {
  readonly sanitiser: Sanitiser
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
export async function draftIssues(
  needs: IssueNeeds,
  document: EditedDocument,
  { siteId, documentId: id, locale }: Pick<DraftKey, 'siteId' | 'documentId' | 'locale'>,
  language: string,
): Promise<DraftIssue[]> {
  const { db, registry, sanitiser } = needs
  const page = toDocument(pageOfDraft(document, { id, locale }))
  const issues = await findPageIssues({ registry, sanitiser }, db, page, { siteId, language })
  const isTaken = issues.length === 0 && (await isUrlTaken(db, siteId, page))
  const stops = await qualityIssues(needs, document, scopeOf(needs, { siteId, locale }), language)
  return [...(isTaken ? [urlTakenIssue(language)] : issues.map(withinBlock)), ...stops]
}
