import type { Kysely } from 'kysely'
import type { PageIssue } from '#engine/validation/page-issue.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Sanitiser } from '#server/content/pages/sanitiser.ts'
import { isUrlTaken } from '#server/content/pages/write/base-state.ts'
import { findPageIssues } from '#server/content/pages/write/page-issues.ts'
import { toDocument } from '#server/content/pages/write/page-input.ts'
import { urlTakenIssue } from '#server/content/pages/write/validate-url.ts'
import type { DraftKey } from './draft-key.ts'
import { pageOfDraft } from './edited-page.ts'

const WAY_TO_BLOCK = /^\/layout\/blocks(?:\/\d+\/slots\/[^/]+)*\/\d+/

/** An issue whose pointer begins inside its block, because blocks move while they are edited. Outside of blocks it begins inside the head. */
export function withinBlock(issue: PageIssue): PageIssue {
  return issue.blockId === null ? issue : { ...issue, pointer: issue.pointer.replace(WAY_TO_BLOCK, '') }
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly registry: Registry
  readonly sanitiser: Sanitiser
}

/**
 * Lists what would stop the publication of a draft now, as the publication itself would: an address that another page has included.
 * A block that does not validate is no issue while it is unchanged from the newest saved state of the page.
 */
export async function draftIssues(
  { db, ...rules }: Needs,
  document: EditedDocument,
  { siteId, documentId: id, locale }: Pick<DraftKey, 'siteId' | 'documentId' | 'locale'>,
  language: string,
): Promise<PageIssue[]> {
  const page = toDocument(pageOfDraft(document, { id, locale }))
  const issues = await findPageIssues(rules, db, page, { siteId, language })
  if (issues.length === 0 && (await isUrlTaken(db, siteId, page))) return [urlTakenIssue(language)]
  return issues.map(withinBlock)
}
