import { inTransaction } from '#server/database/in-transaction.ts'
import { accessOf, middlewareFor, type PageAccess } from '#server/content/pages/page-access.ts'
import { requireFreePage } from '#server/content/pages/required-pages.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Actor, LifeNeeds } from './life-needs.ts'
import { inputOf, readDocuments, saveRead, type PageOfSite } from './page-documents.ts'

/** Readers who may open a page, and those who could when the administrator looked. */
export interface WantedAccess extends PageOfSite {
  readonly access: PageAccess
  readonly former: string
}

/** Says who may open a page, in all its languages. STALE_VERSION when that was changed since. */
export function openPageTo({ db, pages, audit }: LifeNeeds, wanted: WantedAccess, { userId, language }: Actor): Promise<void> {
  const { siteId, id, access, former } = wanted
  return inTransaction(db, async (trx) => {
    const documents = await readDocuments(trx, wanted)
    for (const { url } of documents) requireFreePage(url, 'close')
    if (!documents.some(({ middleware }) => accessOf(middleware) === former)) throw new ApiError('STALE_VERSION')
    for (const document of documents) {
      const options = { siteId, baseHash: document.headHash, by: String(userId), language, trx, publish: document.published !== null }
      await saveRead(pages, inputOf(document, id, { middleware: middlewareFor(access) }), options)
    }
    await audit.record(trx, { siteId, actorId: userId, action: 'page.access', target: `page ${id}`, diff: { from: former, to: access } })
  })
}
