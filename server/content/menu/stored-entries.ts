import type { Kysely, Selectable } from 'kysely'
import { ENTRY_SLOT, MENU_ENTRY } from '#schemas/admin/menu/menu-document.ts'
import type { MenuEntry } from '#schemas/admin/menu/menu-entry.ts'
import type { Block } from '#schemas/generated/content.ts'
import type { MenuItemsTable, MenuItemTextsTable } from '#server/database/tables/site-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'

type ItemRow = Selectable<MenuItemsTable>
type TextRow = Selectable<MenuItemTextsTable>

/** The name of a stored entry in drafts. */
export function blockIdOf({ id, block_id }: Pick<ItemRow, 'id' | 'block_id'>): string {
  return block_id ?? `entry-${id}`
}

function textsOf({ link_type, follows_page }: ItemRow, texts: readonly TextRow[]): MenuEntry['texts'] {
  const hasUrl = link_type === 'SELF' && !follows_page
  const entries = texts.map(({ locale, title, menu_title, url }) => [
    locale,
    {
      ...(title !== null && { title }),
      ...(menu_title !== null && { menuTitle: menu_title }),
      ...(hasUrl && url !== null && { url }),
    },
  ])
  return Object.fromEntries(entries) as MenuEntry['texts']
}

/** Reads the menu of a site as the blocks of its draft. */
export async function readStoredEntries(db: Kysely<Tables>, siteId: number): Promise<Block[]> {
  const items = await db.selectFrom('menu_items').selectAll().where('site_id', '=', siteId).orderBy('position').orderBy('id').execute()
  const texts = await db.selectFrom('menu_item_texts').selectAll().where('site_id', '=', siteId).orderBy('locale').execute()
  const textsByItem = Map.groupBy(texts, ({ menu_item_id }) => menu_item_id)
  const byParent = Map.groupBy(items, ({ parent_id }) => parent_id)
  const below = (parent: number | null): Block[] =>
    (byParent.get(parent) ?? []).map((item) => {
      const props = {
        linkType: item.link_type,
        isShown: item.show_in_menu,
        ...(item.page_id !== null && { pageId: item.page_id }),
        texts: textsOf(item, textsByItem.get(item.id) ?? []),
      } satisfies MenuEntry
      const children = below(item.id)
      const slots = children.length > 0 && { slots: { [ENTRY_SLOT]: children } }
      return { id: blockIdOf(item), type: MENU_ENTRY, v: 1, props, ...slots }
    })
  return below(null)
}
