import type { IssueNeeds } from '#server/content/drafts/draft-issues.ts'
import type { DraftKey } from '#server/content/drafts/draft-key.ts'
import { findHindrances, type Answers, type Hindrances } from './require-answers.ts'

/** Finds what visitors of a site would read that is not ready, in all of its published pages: it is asked before the site is opened. */
export async function onlineHindrances(needs: IssueNeeds, siteId: number, answers: Answers): Promise<Hindrances> {
  const pages = await needs.db
    .selectFrom('page_documents')
    .select(['page_id', 'locale', 'published_revision_id as revision'])
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .where('published_revision_id', 'is not', null)
    .orderBy('page_id')
    .orderBy('locale')
    .execute()
  const found: Hindrances[] = []
  for (const { page_id: documentId, locale, revision } of pages) {
    const key: DraftKey = { siteId, kind: 'PAGE', documentId, locale }
    const document = revision === null ? undefined : await needs.kinds.PAGE.revision(needs.db, key, revision)
    if (document) found.push(await findHindrances(needs, { key, document, isStored: true }, answers))
  }
  return { stops: found.flatMap(({ stops }) => stops), questions: found.flatMap(({ questions }) => questions) }
}
