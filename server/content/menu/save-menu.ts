import type { Kysely, Transaction } from 'kysely'
import { isMenuUrl } from '#schemas/text/safe-url.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError, notFound } from '#server/platform/errors/api-error.ts'

interface MenuText {
  readonly title: string
  readonly menuTitle?: string | null
  readonly url?: string | null
}

/** Input of a menu save: one entry with its texts by locale. */
export interface MenuInput {
  /** Id of a stored entry of the site; without it the entry is new. */
  readonly id?: number
  readonly linkType: 'NONE' | 'SELF'
  readonly showInMenu: boolean
  readonly texts: Readonly<Record<string, MenuText>>
  readonly children?: readonly MenuInput[]
}

function refused(field: string, code: 'REQUIRED' | 'FORMAT' | 'OPTION'): ApiError {
  return new ApiError('VALIDATION_FAILED', { errors: [{ field, code }] })
}

function checkTexts(texts: MenuInput['texts'], path: string): void {
  for (const [locale, { title, url }] of Object.entries(texts)) {
    if (title.trim() === '') throw refused(`${path}.texts.${locale}.title`, 'REQUIRED')
    if (url != null && !isMenuUrl(url)) throw refused(`${path}.texts.${locale}.url`, 'FORMAT')
  }
}

function checkEntries(entries: readonly MenuInput[], path: string): void {
  for (const [index, { texts, children = [] }] of entries.entries()) {
    checkTexts(texts, `${path}${index}`)
    checkEntries(children, `${path}${index}.children.`)
  }
}

/** Takes each id that the entries name out of `free`. Refuses an id that is unknown or named twice. */
function claimIds(entries: readonly MenuInput[], free: Set<number>, path = 'menu.'): void {
  for (const [index, { id, children = [] }] of entries.entries()) {
    if (id !== undefined && !free.delete(id)) throw refused(`${path}${index}.id`, 'OPTION')
    claimIds(children, free, `${path}${index}.children.`)
  }
}

async function saveTexts(trx: Transaction<Tables>, siteId: number, id: number, { linkType, texts }: MenuInput): Promise<void> {
  const locales = Object.keys(texts)
  const known = trx.deleteFrom('menu_item_texts').where('site_id', '=', siteId).where('menu_item_id', '=', id)
  await (locales.length === 0 ? known : known.where('locale', 'not in', locales)).execute()
  for (const [locale, { title, menuTitle = null, url = null }] of Object.entries(texts)) {
    const row = { title, menu_title: menuTitle, url: linkType === 'NONE' ? null : url }
    await trx
      .insertInto('menu_item_texts')
      .values({ site_id: siteId, menu_item_id: id, locale, ...row })
      .onConflict((conflict) => conflict.columns(['menu_item_id', 'locale']).doUpdateSet(row))
      .execute()
  }
}

async function saveEntry(trx: Transaction<Tables>, siteId: number, row: EntryRow, id: number | undefined): Promise<number> {
  if (id === undefined) {
    const values = { site_id: siteId, ...row }
    return (await trx.insertInto('menu_items').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  await trx.updateTable('menu_items').set(row).where('site_id', '=', siteId).where('id', '=', id).execute()
  return id
}

interface EntryRow {
  readonly parent_id: number | null
  readonly position: number
  readonly link_type: MenuInput['linkType']
  readonly show_in_menu: boolean
}

async function saveEntries(
  trx: Transaction<Tables>,
  siteId: number,
  entries: readonly MenuInput[],
  parentId: number | null,
): Promise<void> {
  for (const [position, entry] of entries.entries()) {
    const row = { parent_id: parentId, position, link_type: entry.linkType, show_in_menu: entry.showInMenu }
    const id = await saveEntry(trx, siteId, row, entry.id)
    await saveTexts(trx, siteId, id, entry)
    await saveEntries(trx, siteId, entry.children ?? [], id)
  }
}

/**
 * Replaces the menu of a site. An entry that names its id keeps it, wherever it moves; stored entries that are not named are deleted.
 * An unsafe address, an unknown id and an id that is named twice are refused.
 */
export async function saveMenu(db: Kysely<Tables>, siteId: number, entries: readonly MenuInput[]): Promise<void> {
  checkEntries(entries, 'menu.')
  await inTransaction(db, async (trx) => {
    // The lock runs the writers of one site one after the other: no entry of another save stays beside these.
    const site = await trx.selectFrom('sites').select('id').where('id', '=', siteId).forNoKeyUpdate().executeTakeFirst()
    if (!site) throw notFound()
    const rows = await trx.selectFrom('menu_items').select('id').where('site_id', '=', siteId).execute()
    const left = new Set(rows.map(({ id }) => id))
    claimIds(entries, left)
    await saveEntries(trx, siteId, entries, null)
    // Deleting an entry deletes its children, so those that have moved elsewhere must have moved before.
    if (left.size > 0)
      await trx
        .deleteFrom('menu_items')
        .where('site_id', '=', siteId)
        .where('id', 'in', [...left])
        .execute()
  })
}
