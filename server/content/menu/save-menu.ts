import type { Kysely, Transaction } from 'kysely'
import { isMenuUrl } from '#schemas/text/safe-url.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

/** One entry of a menu as it is given to be stored, with its words by locale. */
export interface MenuInput {
  readonly linkType: 'NONE' | 'SELF'
  readonly showInMenu: boolean
  readonly texts: Readonly<Record<string, { title: string; menuTitle?: string | null; url?: string | null }>>
  readonly children?: readonly MenuInput[]
}

async function insertEntries(
  trx: Transaction<Tables>,
  siteId: number,
  entries: readonly MenuInput[],
  parentId: number | null,
): Promise<void> {
  for (const [position, { linkType, showInMenu, texts, children = [] }] of entries.entries()) {
    const row = { site_id: siteId, parent_id: parentId, position, link_type: linkType, show_in_menu: showInMenu }
    const { id } = await trx.insertInto('menu_items').values(row).returning('id').executeTakeFirstOrThrow()
    const words = Object.entries(texts).map(([locale, { title, menuTitle = null, url = null }]) => ({
      site_id: siteId,
      menu_item_id: id,
      locale,
      title,
      menu_title: menuTitle,
      url: linkType === 'NONE' ? null : url,
    }))
    if (words.length > 0) await trx.insertInto('menu_item_texts').values(words).execute()
    await insertEntries(trx, siteId, children, id)
  }
}

function checkEntries(entries: readonly MenuInput[], path: string): void {
  for (const [index, { texts, children = [] }] of entries.entries()) {
    for (const [locale, { title, url }] of Object.entries(texts)) {
      const field = `${path}${index}.texts.${locale}`
      if (title.trim() === '') throw new ApiError('VALIDATION_FAILED', { errors: [{ field: `${field}.title`, code: 'REQUIRED' }] })
      if (url != null && !isMenuUrl(url)) throw new ApiError('VALIDATION_FAILED', { errors: [{ field: `${field}.url`, code: 'FORMAT' }] })
    }
    checkEntries(children, `${path}${index}.children.`)
  }
}

/** Gives a site its menu, in place of the one it had; an address that is not safe is refused. */
export async function saveMenu(db: Kysely<Tables>, siteId: number, entries: readonly MenuInput[]): Promise<void> {
  checkEntries(entries, 'menu.')
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('menu_items').where('site_id', '=', siteId).execute()
    await insertEntries(trx, siteId, entries, null)
  })
}
