import { sql, type Transaction } from 'kysely'
import { ownValue } from '#schemas/names/own-value.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import type { MenuInput } from './menu-input.ts'
import { menuReferences } from './menu-references.ts'

/** The menu that is stored: its site, and numbers that are taken for new entries by their names in drafts. */
export interface StoredMenu {
  readonly trx: Transaction<Tables>
  readonly siteId: number
  readonly numbers: Readonly<Record<string, number>>
}

interface Rows {
  readonly items: object[]
  readonly texts: object[]
  /** The ids of the entries whose page is to be looked for. */
  readonly open: number[]
}

function countNew(entries: readonly MenuInput[]): number {
  return entries.reduce((count, { id, children = [] }) => count + (id === undefined ? 1 : 0) + countNew(children), 0)
}

async function takeNumbers(trx: Transaction<Tables>, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('menu_items', 'id'))::integer as id from generate_series(1, ${count}::integer)`.execute(trx)
  return rows.map(({ id }) => id)
}

function addRows(rows: Rows, entries: readonly MenuInput[], parent: number | null, numberOf: (entry: MenuInput) => number): void {
  for (const [position, entry] of entries.entries()) {
    const { blockId = null, linkType, showInMenu, pageId, texts, children = [] } = entry
    const id = numberOf(entry)
    const page = pageId ?? null
    rows.items.push({ id, parent, position, kind: linkType, shown: showInMenu, page, block: blockId })
    if (pageId === undefined) rows.open.push(id)
    for (const [locale, { title, menuTitle = null, url = null }] of Object.entries(texts))
      rows.texts.push({ id, locale, title, short: menuTitle, url: linkType === 'NONE' ? null : url })
    addRows(rows, children, id, numberOf)
  }
}

async function storeItems({ trx, siteId }: StoredMenu, { items }: Rows): Promise<void> {
  // A name in drafts stays where the writer gives none.
  const { rows } = await sql`
    insert into menu_items as m (id, site_id, parent_id, position, link_type, show_in_menu, page_id, follows_page, block_id)
    select r.id, ${siteId}, r.parent, r.position, r.kind, r.shown, r.page, r.page is not null, r.block
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as r (id integer, parent integer, position integer, kind text, shown boolean, page integer, block text)
    on conflict (id) do update set parent_id = excluded.parent_id, position = excluded.position, link_type = excluded.link_type,
      show_in_menu = excluded.show_in_menu, page_id = excluded.page_id, follows_page = excluded.follows_page,
      block_id = coalesce(excluded.block_id, m.block_id)
    where m.site_id = excluded.site_id
    returning id`.execute(trx)
  if (rows.length < items.length) throw new Error('an entry of the menu has the number of one of another site')
}

async function storeTexts({ trx, siteId }: StoredMenu, { texts }: Rows): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as r (id integer, locale text, title text, short text, url text)`
  await sql`
    delete from menu_item_texts t where t.site_id = ${siteId}
      and not exists (select from ${wanted} where r.id = t.menu_item_id and r.locale = t.locale)`.execute(trx)
  await sql`
    insert into menu_item_texts as t (site_id, menu_item_id, locale, title, menu_title, url)
    select ${siteId}, r.id, r.locale, r.title, r.short, r.url from ${wanted}
    on conflict (menu_item_id, locale) do update set title = excluded.title, menu_title = excluded.menu_title, url = excluded.url
    where t.site_id = excluded.site_id`.execute(trx)
}

/** Links entries to the pages at their addresses, where visitors see no difference. */
async function linkToPages(trx: Transaction<Tables>, siteId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update menu_items m set page_id = l.page_id, follows_page = true
    from menu_links(${siteId}) l where m.site_id = ${siteId} and m.id = l.item_id and m.id = any(${[...ids]}::integer[])
  `.execute(trx)
}

/**
 * Replaces the entries of a menu with their texts, by the same few statements for any number of them. `left` are the stored entries that go.
 */
export async function replaceEntries(menu: StoredMenu, entries: readonly MenuInput[], left: ReadonlySet<number>): Promise<void> {
  const { trx, siteId, numbers } = menu
  const free = await takeNumbers(trx, countNew(entries))
  const rows: Rows = { items: [], texts: [], open: [] }
  addRows(rows, entries, null, ({ id, blockId }) => {
    const planned = blockId === undefined ? undefined : ownValue(numbers, blockId)
    const number = id ?? planned ?? free.shift()
    if (number === undefined) throw new Error('an entry of the menu has no number')
    return number
  })
  await storeItems(menu, rows)
  await storeTexts(menu, rows)
  // Deleting an entry deletes its children, so those that have moved elsewhere must have moved before.
  const gone = trx.deleteFrom('menu_items').where('site_id', '=', siteId)
  if (left.size > 0) await gone.where('id', 'in', [...left]).execute()
  await linkToPages(trx, siteId, rows.open)
  await recordReferences(trx, menuReferences, siteId)
}
