import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { FieldKind, ListGrammar } from '#schemas/api/base/list-grammar.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { isVisible, searchedTexts, shownTexts } from '#server/content/items/localised-text-sql.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { eventRoute } from './event.ts'

const properties = sql<Record<string, Json>>`(e.properties || coalesce(d.properties, '{}') || coalesce(t.properties, '{}'))`

const casts: Readonly<Record<FieldKind, RawBuilder<unknown>>> = {
  text: sql`text`,
  enum: sql`text`,
  number: sql`numeric`,
  instant: sql`timestamptz`,
  day: sql`date`,
  boolean: sql`boolean`,
  id: sql`integer`,
  tags: sql`text[]`,
}

const common: ListColumns['fields'] = {
  title: shownTexts.title,
  publishedAt: sql.ref('e.published_at'),
  order: sql.ref('e.position'),
}

/** The columns of events by their shown value, not the stored one: registration for one that has begun is closed. */
const eventColumns = (now: number): ListColumns['fields'] => ({
  registrationOpen: sql<boolean>`coalesce(cast(${properties} ->> 'registrationOpen' as boolean)
    and read_instant(${properties} ->> 'startAt') > ${new Date(now)}, false)`,
})

/** Where the fields of a collection live: its own properties in the JSON of its elements. */
export function elementColumns(grammar: ListGrammar, { route, now }: { readonly route: string; readonly now: number }): ListColumns {
  const own = Object.entries(grammar.fields)
    .filter(([name]) => !Object.hasOwn(common, name))
    .map(([name, { kind }]) => [name, sql`cast(${properties} ->> ${name} as ${casts[kind]})`] as const)
  return {
    id: sql.ref('e.id'),
    fields: { ...Object.fromEntries(own), ...(route === eventRoute && eventColumns(now)), ...common },
    search: searchedTexts('ELEMENT', 'e'),
  }
}

/** The elements of a collection that everyone may see now, with their columns in the scope's language. */
export function selectElements(db: Kysely<Tables>, { site, locale, ...moment }: Scope, collectionId: number) {
  return db
    .selectFrom('elements as e')
    .leftJoin('element_texts as t', (join) => join.onRef('t.element_id', '=', 'e.id').on('t.locale', '=', locale))
    .leftJoin('element_texts as d', (join) => join.onRef('d.element_id', '=', 'e.id').on('d.locale', '=', site.defaultLocale))
    .where('e.site_id', '=', site.id)
    .where('e.collection_id', '=', collectionId)
    .where(isVisible('e', moment))
    .select(['e.id', 'e.position', 'e.image_id', 'e.published_at', properties.as('properties')])
    .select([shownTexts.slug.as('slug'), shownTexts.title.as('title')])
}

/** A row of an element as lists read it. */
export type ElementRow = Awaited<ReturnType<ReturnType<typeof selectElements>['execute']>>[number]
