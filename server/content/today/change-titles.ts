import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'

interface NamedThing {
  readonly kind: string
  readonly id: number | null
}

interface TitleRow {
  readonly kind: string
  readonly id: number
  readonly title: string
}

/** Reads the titles of things by kind and number, in one statement; of what is in the trash too. What has none, or is gone, has null. */
export async function readTitles(
  db: Kysely<Tables>,
  { site, locale }: Scope,
  things: readonly NamedThing[],
): Promise<(kind: string, id: number | null) => string | null> {
  const idsOf = (kind: string): number[] => things.flatMap((thing) => (thing.kind === kind && thing.id !== null ? [thing.id] : []))
  const items = things.filter(({ id }) => id !== null)
  const best = sql`order by t.locale = ${locale} desc, t.locale = ${site.defaultLocale} desc, t.locale`
  const { rows } = await sql<TitleRow>`
    select 'page' as kind, t.page_id as id, (array_agg(t.title ${best}))[1] as title from page_documents t
      where t.site_id = ${site.id} and t.page_id = any(${idsOf('page')}::int[]) group by t.page_id
    union all select 'section', t.section_id, (array_agg(t.title ${best}))[1] from section_contents t
      join sections s on s.id = t.section_id where s.site_id = ${site.id} and s.id = any(${idsOf('section')}::int[]) group by t.section_id
    union all select 'media', m.id, m.filename from media m where m.site_id = ${site.id} and m.id = any(${idsOf('media')}::int[])
    union all select 'order', o.id, o.reference from orders o where o.site_id = ${site.id} and o.id = any(${idsOf('order')}::int[])
    union all select i.kind, i.id, i.title from items i
      join unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ id }) => id)}::int[]) as w(kind, id) on w.kind = i.kind and w.id = i.id
      where i.site_id = ${site.id} and i.kind <> 'media' and i.erased_at is null`.execute(db)
  const titles = new Map(rows.map(({ kind, id, title }) => [`${kind} ${id}`, title]))
  return (kind, id) => titles.get(`${kind} ${id}`) || null
}
