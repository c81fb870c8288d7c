import type { Kysely } from 'kysely'
import type { MenuItem } from '#schemas/api/sites/site.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'

/** A menu without the entries that `isLeftOut` names and what is below them. */
export function filterMenu(menu: readonly MenuItem[], isLeftOut: (url: string) => boolean): MenuItem[] {
  return menu
    .filter(({ url }) => url === null || !isLeftOut(url))
    .map((item) => ({ ...item, children: filterMenu(item.children, isLeftOut) }))
}

/** Reads a site's menu as a tree; an entry without words in either language is left out with what is below it. */
export async function readMenu(db: Kysely<Tables>, scope: Scope): Promise<MenuItem[]> {
  const items = await db
    .selectFrom('menu_items')
    .selectAll()
    .where('site_id', '=', scope.site.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const texts = await db
    .selectFrom('menu_item_texts')
    .selectAll()
    .where('site_id', '=', scope.site.id)
    .where('locale', 'in', localesOf(scope))
    .execute()
  const wordsOf = (id: number) => {
    const words = texts.filter((text) => text.menu_item_id === id)
    return words.find((text) => text.locale === scope.locale) ?? words[0]
  }
  const below = (parent: number | null): MenuItem[] =>
    items
      .filter((item) => item.parent_id === parent)
      .flatMap((item) => {
        const words = wordsOf(item.id)
        if (!words) return []
        return {
          id: item.id,
          title: words.title,
          menuTitle: words.menu_title,
          url: words.url,
          linkType: item.link_type,
          showInMenu: item.show_in_menu,
          order: item.position,
          parent,
          children: below(item.id),
        }
      })
  return below(null)
}
