import { sql, type Kysely } from 'kysely'
import { hashOf } from '#engine/document/hash.ts'

interface ItemRow {
  readonly id: number
  readonly site_id: number
  readonly parent_id: number | null
  readonly link_type: string
  readonly show_in_menu: boolean
  readonly page_id: number | null
  readonly follows_page: boolean
  readonly texts: readonly { locale: string; title: string; menu_title: string | null; url: string | null }[]
}

function textsOf({ texts, link_type, follows_page }: ItemRow) {
  const hasUrl = link_type === 'SELF' && !follows_page
  return Object.fromEntries(
    texts.map(({ locale, title, menu_title, url }) => [
      locale,
      { title, ...(menu_title !== null && { menuTitle: menu_title }), ...(hasUrl && url !== null && { url }) },
    ]),
  )
}

function entriesOf(items: readonly ItemRow[], parent: number | null): object[] {
  return items
    .filter(({ parent_id }) => parent_id === parent)
    .map((item) => {
      const { id, link_type: linkType, show_in_menu: isShown, page_id: pageId } = item
      const props = { linkType, isShown, ...(pageId !== null && { pageId }), texts: textsOf(item) }
      const children = entriesOf(items, id)
      return { id: `entry-${id}`, type: 'menu-entry', v: 1, props, ...(children.length > 0 && { slots: { children } }) }
    })
}

/** Each stored menu gets the revision with which its drafts begin, so that they are compared with it and come back to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<ItemRow>`
    select m.*, coalesce((
      select jsonb_agg(jsonb_build_object('locale', t.locale, 'title', t.title, 'menu_title', t.menu_title, 'url', t.url))
      from menu_item_texts t where t.menu_item_id = m.id), '[]') as texts
    from menu_items m where not exists (select 1 from menu_revisions r where r.site_id = m.site_id)
    order by m.site_id, m.position, m.id`.execute(db)
  for (const [siteId, items] of Map.groupBy(rows, ({ site_id }) => site_id)) {
    const entries = entriesOf(items, null)
    await sql`insert into menu_revisions (site_id, entries, hash, saved_by)
      values (${siteId}, ${JSON.stringify(entries)}::jsonb, ${hashOf(entries)}, 'seed')`.execute(db)
  }
}
