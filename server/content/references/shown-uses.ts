import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ContentRefsTable, ReferrerKind, ReferrerState } from '#server/database/tables/reference-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { targetKeys, type UsedKind } from './target-keys.ts'

type Row = Pick<ContentRefsTable, 'from_kind' | 'from_id' | 'to_kind' | 'to_key'>

/** The versions of contents that visitors see, or will see at a time that is settled. */
const shownStates: readonly ReferrerState[] = ['PUBLISHED', 'PLANNED', 'SAVED']

const publishedRow = sql`x.status = 'PUBLISHED' and x.deleted_at is null`

/** Tables that say if visitors see a content; what has none is seen as soon as it is saved. */
const lives: Readonly<
  Partial<Record<ReferrerKind, { readonly table: string; readonly id: string; readonly isShown: RawBuilder<unknown> }>>
> = {
  PAGE: { table: 'page_documents', id: 'page_id', isShown: sql`x.deleted_at is null` },
  SECTION: { table: 'sections', id: 'id', isShown: sql`x.deleted_at is null` },
  ARTICLE: { table: 'blogs', id: 'id', isShown: publishedRow },
  NEWS: { table: 'news', id: 'id', isShown: publishedRow },
  SERVICE: { table: 'services', id: 'id', isShown: publishedRow },
  ALBUM: { table: 'albums', id: 'id', isShown: publishedRow },
  ELEMENT: { table: 'elements', id: 'id', isShown: publishedRow },
  PRODUCT: { table: 'products', id: 'id', isShown: publishedRow },
}

async function shownOf(db: Kysely<Tables>, siteId: number, kind: ReferrerKind, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const life = lives[kind]
  if (!life) return new Set(ids)
  const { rows } = await sql<{ id: number }>`
    select distinct ${sql.ref(`x.${life.id}`)} as id from ${sql.table(life.table)} x
    where x.site_id = ${siteId} and ${sql.ref(`x.${life.id}`)} = any(${[...ids]}::integer[]) and ${life.isShown}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Finds the contents, of those of one kind, that something uses which visitors see: a published page, a piece of news, the logo. */
export async function shownByUse(
  db: Kysely<Tables>,
  site: Site,
  { kind, keys }: { readonly kind: UsedKind; readonly keys: readonly string[] },
): Promise<ReadonlySet<string>> {
  const named = new Map<string, string>()
  for (const key of new Set(keys))
    for (const target of await targetKeys(db, site, { kind, key })) named.set(JSON.stringify([target.kind, target.key]), key)
  if (named.size === 0) return new Set()
  const { rows } = await sql<Row>`
    select distinct r.from_kind, r.from_id, r.to_kind, r.to_key from content_refs r
    join jsonb_array_elements(${JSON.stringify([...named.keys()].map((pair) => JSON.parse(pair) as unknown))}::jsonb) as t
      on r.to_kind = t ->> 0 and r.to_key = t ->> 1
    where r.site_id = ${site.id} and r.state = any(${[...shownStates]})`.execute(db)
  const shown = new Set<string>()
  for (const [from, of] of Map.groupBy(rows, (row) => row.from_kind)) {
    const ids = await shownOf(db, site.id, from, [...new Set(of.map(({ from_id }) => from_id))])
    for (const row of of) {
      const key = named.get(JSON.stringify([row.to_kind, row.to_key]))
      if (key !== undefined && ids.has(row.from_id)) shown.add(key)
    }
  }
  return shown
}
