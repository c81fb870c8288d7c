import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { ENTRY_SLOT } from '#schemas/admin/menu/menu-document.ts'
import { isRowId, readMenuEntry } from '#schemas/admin/menu/read-menu-entry.ts'
import type { Block } from '#schemas/generated/content.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { readBlocks } from '#engine/document/read-blocks.ts'
import { walkBlocks } from '#engine/document/walk-blocks.ts'
import type { MenuItemsTable, MenuItemTextsTable } from '#server/database/tables/site-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { entriesOfBlocks } from './entries-of-blocks.ts'
import type { MenuInput } from './menu-input.ts'
import { blockIdOf } from './stored-entries.ts'

/** Entries of a menu as rows. */
export interface MenuRows {
  readonly items: readonly Selectable<MenuItemsTable>[]
  readonly texts: readonly Selectable<MenuItemTextsTable>[]
}

/** Reads the numbers of the stored entries of a site, by their names in drafts. */
export async function storedNumbers(db: Kysely<Tables>, siteId: number): Promise<Map<string, number>> {
  const rows = await db.selectFrom('menu_items').select(['id', 'block_id']).where('site_id', '=', siteId).execute()
  return new Map(rows.map((row) => [blockIdOf(row), row.id]))
}

/** Takes numbers for the entries that are not stored yet, by their names: a planned version shows them before they are stored. */
export async function numberEntries(
  trx: Transaction<Tables>,
  siteId: number,
  blocks: readonly Block[],
): Promise<Readonly<Record<string, number>>> {
  const stored = await storedNumbers(trx, siteId)
  const names: string[] = []
  walkBlocks(blocks, ({ id }) => {
    if (!stored.has(id)) names.push(id)
  })
  if (names.length === 0) return {}
  const { rows } = await sql<{ name: string; id: number }>`
    select name, nextval(pg_get_serial_sequence('menu_items', 'id'))::integer as id from unnest(${names}::text[]) as name`.execute(trx)
  return Object.fromEntries(rows.map(({ name, id }) => [name, id]))
}

/** Reads the stored numbers of new entries: what is no number of a row, and a number that an entry before has, is left out. */
export function readNumbers(stored: unknown): Readonly<Record<string, number>> {
  const read = new Map<number, string>()
  for (const [name, number] of Object.entries(isRecord(stored) ? stored : {}))
    if (isRowId(number) && !read.has(number)) read.set(number, name)
  return Object.fromEntries([...read].map(([number, name]) => [name, number]))
}

interface Listing {
  readonly siteId: number
  readonly idOf: (name: string) => number | undefined
  readonly rows: { readonly items: Selectable<MenuItemsTable>[]; readonly texts: Selectable<MenuItemTextsTable>[] }
  /** The numbers of the entries that are listed: one that two entries have would lie below itself. */
  readonly taken: Set<number>
}

function textRows(site_id: number, menu_item_id: number, { linkType, texts }: MenuInput) {
  return Object.entries(texts).map(([locale, { title, menuTitle = null, url = null }]) => {
    return { site_id, menu_item_id, locale, title, menu_title: menuTitle, url: linkType === 'NONE' ? null : url }
  })
}

function listRows(entries: readonly MenuInput[], parent: number | null, listing: Listing): void {
  const { siteId: site_id, idOf, rows, taken } = listing
  for (const [position, entry] of entries.entries()) {
    const { blockId = '', linkType: link_type, showInMenu: show_in_menu, pageId: page_id = null, children = [] } = entry
    const id = idOf(blockId)
    if (id === undefined || taken.has(id)) continue
    taken.add(id)
    const kind = { link_type, show_in_menu, page_id, follows_page: page_id !== null, block_id: blockId }
    rows.items.push({ id, site_id, parent_id: parent, position, ...kind })
    rows.texts.push(...textRows(site_id, id, entry))
    listRows(children, id, listing)
  }
}

/** Reads the planned version of the menu whose time it is, now or at a moment, as rows; null for none. */
export async function readPlannedRows(db: Kysely<Tables>, siteId: number, at: Date | null = null): Promise<MenuRows | null> {
  const moment = sql`coalesce(${at}::timestamptz, now())`
  const { rows: found } = await sql<{ entries: unknown; numbers: unknown }>`
    select r.entries, r.numbers from publications p join menu_revisions r on r.id = p.menu_revision_id
    where p.site_id = ${siteId} and p.kind = 'MENU' and p.starts_at <= ${moment} and p.done_at is null and p.held_at is null
      and (p.ends_at is null or p.ends_at > ${moment}) and is_readable(p.kind, p.revision_id)
    order by p.ends_at is null, p.starts_at desc, p.id desc limit 1`.execute(db)
  const [planned] = found
  if (!planned) return null
  const stored = await storedNumbers(db, siteId)
  const numbers = readNumbers(planned.numbers)
  const rows = { items: [], texts: [] }
  listRows(
    entriesOfBlocks(readBlocks(planned.entries), (name) => stored.get(name)),
    null,
    { siteId, idOf: (name) => stored.get(name) ?? ownValue(numbers, name), rows, taken: new Set() },
  )
  return rows
}

/** The entries without those of erased pages, and what is below these: visitors do not see them. */
export function withoutErased(blocks: readonly Block[], pages: ReadonlySet<number>): Block[] {
  return blocks.flatMap((block) => {
    const { pageId } = readMenuEntry(block.props)
    if (pageId !== undefined && !pages.has(pageId)) return []
    const below = withoutErased(block.slots?.[ENTRY_SLOT] ?? [], pages)
    return [{ ...block, ...(block.slots && { slots: { ...block.slots, [ENTRY_SLOT]: below } }) }]
  })
}
