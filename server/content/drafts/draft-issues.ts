import type { Kysely } from 'kysely'
import type { PageIssue } from '#engine/validation/page-issue.ts'
import { checkPage } from '#engine/validation/validate-page.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Sanitise } from '#engine/validation/html-rules.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readNewestBlocks } from '#server/content/pages/write/newest-blocks.ts'
import { toDocument } from '#server/content/pages/write/page-input.ts'
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
  readonly sanitise: Sanitise
}

/**
 * Lists what stops the publication of a draft, as far as its document alone shows it. As in a publication, a block that does not
 * validate is no issue while it is unchanged from the newest saved state of the page.
 */
export async function draftIssues(
  { db, registry, sanitise }: Needs,
  document: EditedDocument,
  { siteId, documentId: id, locale }: Pick<DraftKey, 'siteId' | 'documentId' | 'locale'>,
  language: string,
): Promise<PageIssue[]> {
  const page = toDocument(pageOfDraft(document, { id, locale }))
  const checking = { sanitise, locale: language }
  const found = checkPage(registry, page, checking)
  if (found.length === 0) return []
  return checkPage(registry, page, { ...checking, stored: await readNewestBlocks(db, { siteId, id, locale }) }).map(withinBlock)
}
