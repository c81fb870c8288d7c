import type { Transaction } from 'kysely'
import { proposedSlug } from '#domain/urls/slug.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'
import { readPageTexts } from '#engine/text/page-texts.ts'
import { recordTexts } from '#server/content/translations/record-texts.ts'
import { readHead } from '#server/content/pages/read-head.ts'
import { newestInput } from './copy-page.ts'
import { freeAddress } from './free-address.ts'
import type { Actor, LifeNeeds } from './life-needs.ts'
import { readDocuments, type PageOfSite } from './page-documents.ts'

/** A page, and the language in which it is to exist. */
export interface PageInLanguage extends PageOfSite {
  readonly locale: string
  /** The transaction that makes the page itself. */
  readonly trx?: Transaction<Tables>
}

/** The address of a page in another language: its own where it has parameters, which the product reads. */
function wantedAddress(url: string, title: string): string {
  return url === '' || url.includes('{') ? url : proposedSlug(title, url) || url
}

/** Makes a page in another language: as the draft of the language of the site is, with the same ids, unseen by visitors. Returns its address. */
export async function translatePage({ db, registry, pages, findSite }: LifeNeeds, wanted: PageInLanguage, actor: Actor): Promise<string> {
  const { siteId, id, locale } = wanted
  const site = findSite(siteId)
  if (!site?.locales.includes(locale)) throw notFound()
  return inTransaction(wanted.trx ?? db, async (trx) => {
    const documents = await readDocuments(trx, wanted)
    if (documents.some((document) => document.locale === locale)) throw new ApiError('STALE_VERSION')
    const document = documents.find((each) => each.locale === site.defaultLocale) ?? documents[0]
    if (!document) throw notFound()
    const { layout, ...head } = await newestInput(trx, wanted, document)
    // A page of a site that had one language has no recorded texts.
    const texts = readPageTexts(registry, { head, blocks: layout.blocks })
    await recordTexts(trx, { siteId, pageId: id, locale: document.locale }, texts, { isTakenOver: false })
    const { url: former, title } = readHead(head)
    const url = await freeAddress(trx, siteId, { locale, url: wantedAddress(former, title) })
    const options = { siteId, baseHash: null, by: String(actor.userId), language: actor.language, trx, publish: false, isTakenOver: true }
    await pages.save({ ...head, layout, id, locale, url }, options)
    return url
  })
}
