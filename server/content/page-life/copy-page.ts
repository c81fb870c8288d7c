import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { translate } from '#schemas/errors/translations.ts'
import { withNewIds } from '#engine/draft/document/part-of-block.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { PAGE_REGION } from '#engine/draft/document/edited-document.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readDraft } from '#server/content/drafts/draft-rows.ts'
import { pageOfDraft } from '#server/content/drafts/kinds/edited-page.ts'
import { loadLog } from '#server/content/drafts/load-log.ts'
import { readHead } from '#server/content/pages/read-head.ts'
import type { PageInput } from '#server/content/pages/write/page-input.ts'
import { cutText } from '#schemas/text/cut-text.ts'
import { freeAddress } from './free-address.ts'
import type { Actor, LifeNeeds } from './life-needs.ts'
import { inputOf, readDocuments, type PageOfSite, type StoredDocument } from './page-documents.ts'

const MAX_TITLE_LENGTH = 200
const ID_LENGTH = 12

const newId = (): string => randomUUID().replaceAll('-', '').slice(0, ID_LENGTH)

/** The page as its draft has it; without a draft, as it is stored. */
export async function newestInput(trx: Transaction<Tables>, { siteId, id }: PageOfSite, document: StoredDocument): Promise<PageInput> {
  const draft = await readDraft(trx, { siteId, kind: 'PAGE', documentId: id, locale: document.locale })
  if (!draft || draft.hash === draft.base_hash) return inputOf(document, id, {})
  const { log } = await loadLog(trx, draft, draft, new Set())
  return pageOfDraft(
    { ...log.document, regions: { [PAGE_REGION]: log.document.regions[PAGE_REGION] ?? [] } },
    { id, locale: document.locale },
  )
}

/** Gives each id one new id, the same in all languages: their blocks are matched by them. */
function createNewIds(): (id: string) => string {
  const ids = new Map<string, string>()
  return (id) => {
    const known = ids.get(id) ?? newId()
    ids.set(id, known)
    return known
  }
}

function copyOf({ id: _id, layout, ...input }: PageInput, url: string, idOf: (id: string) => string): PageInput {
  const { title: former } = readHead(input)
  const title = cutText(translate(input.locale, { fr: `Copie de ${former}`, en: `Copy of ${former}` }), MAX_TITLE_LENGTH)
  return { ...input, url, title, layout: { blocks: readBlocks(layout.blocks).map((block) => withNewIds(block, idOf)) } }
}

/** Copies a page in all its languages as a draft at free addresses, with new ids. Returns the number of the copy. */
export function copyPage({ db, pages, audit }: LifeNeeds, page: PageOfSite, { userId, language }: Actor): Promise<number> {
  const { siteId } = page
  return inTransaction(db, async (trx) => {
    let copy: number | undefined
    const idOf = createNewIds()
    for (const document of await readDocuments(trx, page)) {
      const { locale } = document
      const path = [document.url.replaceAll(/[{}]/g, ''), translate(locale, { fr: 'copie', en: 'copy' })]
        .filter((part) => part !== '')
        .join('-')
      const url = await freeAddress(trx, siteId, { locale, url: path.toLowerCase() })
      const input = copyOf(await newestInput(trx, page, document), url, idOf)
      const options = { siteId, baseHash: null, by: String(userId), language, trx, publish: false }
      copy = (await pages.save({ ...input, ...(copy !== undefined && { id: copy }) }, options)).id
    }
    if (copy === undefined) return 0
    const act = { action: 'page.duplicate', target: `page ${page.id}`, diff: { copy } }
    await audit.record(trx, { siteId, actorId: userId, ...act })
    return copy
  })
}
