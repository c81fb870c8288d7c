import { inTransaction } from '#server/database/in-transaction.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import type { PageOfSite } from './page-documents.ts'
import { inputOf, readDocuments, saveRead } from './page-documents.ts'
import type { LifeNeeds, Actor } from './life-needs.ts'

/** A change of an address: the page, its language, the new address and the one that was seen. */
export interface WantedMove extends PageOfSite {
  readonly locale: string
  readonly url: string
  readonly from: string
}

/** Changes the address of a page in one language, as a publication of its own: edits of its draft stay where they are. */
export function movePage({ db, pages, audit }: LifeNeeds, wanted: WantedMove, { userId, language }: Actor): Promise<string> {
  const { siteId, id, locale, url, from } = wanted
  return inTransaction(db, async (trx) => {
    const document = (await readDocuments(trx, wanted)).find((each) => each.locale === locale)
    if (!document) throw notFound()
    if (document.url !== from) throw new ApiError('STALE_VERSION', { url: document.url })
    if (url === from) return url
    const options = { siteId, baseHash: document.headHash, by: String(userId), language, trx, publish: document.published !== null }
    await saveRead(pages, inputOf(document, id, { url }), options)
    const act = { action: 'page.move', target: `page ${id} ${locale}`, diff: { from, to: url } }
    await audit.record(trx, { siteId, actorId: userId, ...act })
    return url
  })
}
