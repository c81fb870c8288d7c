import type { Kysely, Selectable } from 'kysely'
import type { MenuItem } from '#schemas/api/sites/site.ts'
import type { MenuItemsTable, MenuItemTextsTable } from '#server/database/tables/site-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'
import { answeringPages, type AnsweringPage } from './answering-pages.ts'
import { readPlannedRows, type MenuRows } from './planned-menu.ts'

/** A menu without the entries that `isLeftOut` names and what is below them. */
export function filterMenu(menu: readonly MenuItem[], isLeftOut: (url: string) => boolean): MenuItem[] {
  return menu
    .filter(({ url }) => url === null || !isLeftOut(url))
    .flatMap((item) => withBelow(item, filterMenu(item.children, isLeftOut), item.children.length > 0))
}

/** An entry with what visitors see below it. A heading whose entries they do not see is left out, as it would lead nowhere. */
function withBelow(item: Omit<MenuItem, 'children'>, children: MenuItem[], hasEntries: boolean): MenuItem[] {
  return item.url === null && item.linkType === 'NONE' && hasEntries && children.length === 0 ? [] : [{ ...item, children }]
}

type Item = Selectable<MenuItemsTable>
type Text = Selectable<MenuItemTextsTable>
type Words = Pick<MenuItem, 'title' | 'menuTitle' | 'url'>

interface Sources {
  readonly locale: string
  readonly texts: ReadonlyMap<number, readonly Text[]>
  readonly pages: ReadonlyMap<number, AnsweringPage>
}

/** The words of an entry with an address of its own; null without words. */
function ownWords({ id }: Item, { locale, texts }: Sources): Words | null {
  const words = texts.get(id) ?? []
  const text = words.find((each) => each.locale === locale) ?? words[0]
  return text ? { title: text.title ?? '', menuTitle: text.menu_title, url: text.url } : null
}

/** The words of an entry of a page; null for a page that does not answer in this language. */
function pageWords({ id, page_id, link_type }: Item, { locale, texts, pages }: Sources): Words | null {
  const page = page_id === null ? undefined : pages.get(page_id)
  if (!page) return null
  const words = texts.get(id) ?? []
  // The title that the page has in this language goes before the words of another language.
  const text = words.find((each) => each.locale === locale) ?? (page.locale === locale ? undefined : words[0])
  const { title, menu_title: menuTitle } = text ?? { title: null, menu_title: null }
  return { title: title ?? page.title, menuTitle, url: link_type === 'NONE' ? null : page.url }
}

async function readStoredRows(db: Kysely<Tables>, siteId: number): Promise<MenuRows> {
  const [items, texts] = await Promise.all([
    db.selectFrom('menu_items').selectAll().where('site_id', '=', siteId).orderBy('position').orderBy('id').execute(),
    db.selectFrom('menu_item_texts').selectAll().where('site_id', '=', siteId).execute(),
  ])
  return { items, texts }
}

/**
 * Reads a site's menu as visitors see it now, or at a moment, as a tree. An entry without words in either language, and one whose page does
 * not answer in this language, is left out with what is below it; so is a heading whose entries are all left out.
 */
export async function readMenu(db: Kysely<Tables>, scope: Scope, at: Date | null = null): Promise<MenuItem[]> {
  const [planned, stored] = await Promise.all([readPlannedRows(db, scope.site.id, at), readStoredRows(db, scope.site.id)])
  const { items, texts } = planned ?? stored
  const locales = localesOf(scope)
  const ofPages = items.flatMap(({ page_id }) => page_id ?? [])
  const sources: Sources = {
    locale: scope.locale,
    texts: Map.groupBy(
      texts.filter(({ locale }) => locales.includes(locale)),
      ({ menu_item_id }) => menu_item_id,
    ),
    pages: await answeringPages(db, scope, ofPages, at),
  }
  const parents = new Set(items.map(({ parent_id }) => parent_id))
  const below = (parent: number | null): MenuItem[] =>
    items
      .filter((item) => item.parent_id === parent)
      .flatMap((item) => {
        const words = item.follows_page ? pageWords(item, sources) : ownWords(item, sources)
        if (!words) return []
        const kind = { linkType: item.link_type, showInMenu: item.show_in_menu, order: item.position, parent }
        return withBelow({ id: item.id, ...words, ...kind }, below(item.id), parents.has(item.id))
      })
  return below(null)
}
