import type { Transaction } from 'kysely'
import { translate } from '#schemas/errors/translations.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { requireFreePage } from '#server/content/pages/required-pages.ts'
import { pageReferences } from '#server/content/pages/write/page-references.ts'
import { putIntoTrash, takeFromTrash } from '#server/content/pages/write/trash-rows.ts'
import { invalidDocument } from '#server/platform/errors/api-error.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import { announceSite } from '#server/sites/directory/announce-site.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { emptyRecord } from '#schemas/names/empty-record.ts'
import { freeAddress } from './free-address.ts'
import type { Actor, LifeNeeds } from './life-needs.ts'
import { inputOf, readDocuments, type PageOfSite, type RemovedPage, type StoredDocument } from './page-documents.ts'

const lockSite = (trx: Transaction<Tables>, siteId: number) =>
  trx.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().executeTakeFirst()

/** Puts a page into the trash, in all its languages. Its addresses are free from then on. */
export function trashPage(
  { db, audit, onWrite, requireSeenUses }: LifeNeeds,
  { siteId, id, used }: RemovedPage,
  { userId }: Actor,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    announceSite(trx, siteId, onWrite)
    await lockSite(trx, siteId)
    for (const { url } of await readDocuments(trx, { siteId, id })) requireFreePage(url, 'remove')
    await requireSeenUses(trx, { siteId, kind: 'page', key: String(id), used })
    await putIntoTrash(trx, { siteId, id })
    await audit.record(trx, { siteId, actorId: userId, action: 'page.trash', target: `page ${id}` })
  })
}

interface Restored {
  readonly document: StoredDocument
  readonly url: string
}

/** Refuses addresses that other pages have, with a free one for each language. */
async function requireFree(trx: Transaction<Tables>, siteId: number, restored: readonly Restored[], language: string): Promise<void> {
  const urls = emptyRecord<string>()
  const errors: object[] = []
  for (const { document, url } of restored) {
    const free = await freeAddress(trx, siteId, { locale: document.locale, url })
    urls[document.locale] = free
    if (free === url) continue
    const message = translate(language, {
      fr: `Un autre contenu a pris l’adresse «\u202f${url}\u202f»\u00a0: «\u202f${free}\u202f» est libre.`,
      en: `Another content has taken the address “${url}”: “${free}” is free.`,
    })
    errors.push({ blockId: null, pointer: '/url', code: 'OPTION', message })
  }
  if (errors.length > 0) throw invalidDocument('PAGE', errors, { urls })
}

/** Takes a page out of the trash, at the given addresses where its own were taken meanwhile. */
export function restorePage(
  { db, registry, pages, audit, onWrite }: LifeNeeds,
  { siteId, id, urls = {} }: PageOfSite & { readonly urls?: Readonly<Record<string, string>> | undefined },
  { userId, language }: Actor,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    announceSite(trx, siteId, onWrite)
    await lockSite(trx, siteId)
    const documents = await readDocuments(trx, { siteId, id }, true)
    const restored = documents.map((document): Restored => ({ document, url: ownValue(urls, document.locale) ?? document.url }))
    await requireFree(trx, siteId, restored, language)
    for (const { document, url } of restored) {
      const { locale, headHash, published } = document
      await takeFromTrash(trx, { siteId, id, locale }, url)
      const options = { siteId, baseHash: headHash, by: String(userId), language, trx, publish: published !== null }
      if (url !== document.url) await pages.save(inputOf(document, id, { url }), options)
    }
    await recordReferences(trx, pageReferences(registry), siteId, id)
    await audit.record(trx, { siteId, actorId: userId, action: 'page.restore', target: `page ${id}` })
  })
}
