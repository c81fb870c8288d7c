import type { PageIssue } from '#engine/validation/page-issue.ts'
import { checkPage } from '#engine/validation/validate-page.ts'
import type { EditedDocument } from '#engine/draft/document/edited-document.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Sanitise } from '#engine/validation/html-rules.ts'
import { toDocument } from '#server/content/pages/write/page-input.ts'
import type { DraftKey } from './draft-key.ts'
import { pageOfDraft } from './edited-page.ts'

const WAY_TO_BLOCK = /^\/layout\/blocks(?:\/\d+\/slots\/[^/]+)*\/\d+/

/** An issue whose pointer begins inside its block, because blocks move while they are edited. Outside of blocks it begins inside the head. */
export function withinBlock(issue: PageIssue): PageIssue {
  return issue.blockId === null ? issue : { ...issue, pointer: issue.pointer.replace(WAY_TO_BLOCK, '') }
}

/** Lists what stops the publication of a draft, as far as its document alone shows it. */
export function draftIssues(
  { registry, sanitise }: { readonly registry: Registry; readonly sanitise: Sanitise },
  document: EditedDocument,
  { documentId, locale }: Pick<DraftKey, 'documentId' | 'locale'>,
  language: string,
): PageIssue[] {
  const page = toDocument(pageOfDraft(document, { id: documentId, locale }))
  return checkPage(registry, page, { sanitise, locale: language }).map(withinBlock)
}
