import { sql, type RawBuilder } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { choiceKinds } from '#schemas/admin/choice-calls.ts'
import { isVisible } from '#server/content/items/localised-text-sql.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** Kind of content that a field can name. */
export type ChoiceKind = (typeof choiceKinds)[number]

/** One row of a source. */
export interface ChoiceRow extends Omit<AdminCallData['choice.list']['choices'][number], 'value'> {
  readonly value: string
}

type Source = (scope: Scope) => RawBuilder<ChoiceRow>

interface Texted {
  readonly table: string
  readonly texts: string
  /** Column of the texts that names the row. */
  readonly key: string
  /** Second fact; the address where none is given. */
  readonly detail?: RawBuilder<unknown>
  readonly isOnline?: RawBuilder<unknown>
  /** False for a table without a trash. */
  readonly hasTrash?: boolean
}

/** A source of rows whose texts are in a table beside them, in the wanted language or else in that of the site. */
function texted({ table, texts, key, detail, isOnline = isVisible('a'), hasTrash = true }: Texted): Source {
  const join = (alias: string, locale: string) => sql`
    left join ${sql.table(texts)} ${sql.ref(alias)} on ${sql.ref(`${alias}.${key}`)} = a.id and ${sql.ref(`${alias}.locale`)} = ${locale}`
  const isKept = hasTrash ? sql`a.deleted_at is null` : sql`true`
  return ({ site, locale }) => sql<ChoiceRow>`
    select a.id::text as value, coalesce(t.title, d.title, a.id::text) as label,
      ${detail ?? sql`coalesce(t.slug, d.slug, '')`} as detail, ${isOnline} as "isOnline"
    from ${sql.table(table)} a ${join('t', locale)} ${join('d', site.defaultLocale)}
    where a.site_id = ${site.id} and ${isKept}`
}

const tags: Source = ({ site, locale }) => sql<ChoiceRow>`
  select u.value, coalesce(max(g.labels ->> ${locale}), max(g.labels ->> ${site.defaultLocale}), u.value) as label,
    u.value as detail, true as "isOnline"
  from (
    select unnest(tags) as value from news where site_id = ${site.id} and deleted_at is null
    union select unnest(tags) from services where site_id = ${site.id} and deleted_at is null
    union select unnest(tags) from products where site_id = ${site.id} and deleted_at is null
    union select unnest(tags) from blogs where site_id = ${site.id} and deleted_at is null
    union select value from tags where site_id = ${site.id}
  ) u left join tags g on g.site_id = ${site.id} and g.value = u.value
  group by u.value`

const forms: Source = ({ site, locale }) => sql<ChoiceRow>`
  select name as value,
    coalesce(definitions -> ${locale} ->> 'title', definitions -> ${site.defaultLocale} ->> 'title', name) as label,
    name as detail, true as "isOnline"
  from forms where site_id = ${site.id}`

const collections: Source = ({ site, locale }) => sql<ChoiceRow>`
  select route as value, coalesce(labels ->> ${locale}, labels ->> ${site.defaultLocale}, route) as label,
    route as detail, true as "isOnline"
  from element_collections where site_id = ${site.id}`

/** The source of each kind that is read by SQL. The kinds of addresses have words of their own. */
export const choiceSources: Readonly<Record<Exclude<ChoiceKind, 'place-kind'>, Source>> = {
  form: forms,
  tags,
  collection: collections,
  album: texted({ table: 'albums', texts: 'album_texts', key: 'album_id' }),
  service: texted({ table: 'services', texts: 'service_texts', key: 'service_id' }),
  product: texted({ table: 'products', texts: 'product_texts', key: 'product_id', detail: sql`a.reference` }),
  article: texted({ table: 'blogs', texts: 'blog_texts', key: 'blog_id' }),
  section: texted({
    ...{ table: 'sections', texts: 'section_contents', key: 'section_id', detail: sql`''`, isOnline: sql`true` },
  }),
  folder: texted({ table: 'blog_folders', texts: 'blog_texts', key: 'folder_id', isOnline: sql`true`, hasTrash: false }),
}
