import { sql, type Transaction } from 'kysely'
import type { Json } from '#schemas/generated/content.ts'
import { isRecord } from '#schemas/text/is-record.ts'
import { mapLinksInHtml, type MapLink } from '#engine/text/map-links.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { ReferrerKind } from '#server/database/tables/reference-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { LeftAddresses } from './left-addresses.ts'
import { mentions } from './mentions.ts'

/** A change of an address, with what changes the links of each language, and the site's own language. */
export interface MoveOfTexts {
  readonly move: LeftAddresses
  readonly mapIn: (locale: string) => MapLink
  readonly usual: string
}

/** Formatted texts, one row for each language. */
const htmlTables = ['blog_texts', 'news_texts', 'service_texts', 'element_texts', 'product_texts'] as const

/** A JSON column whose texts are addresses of links or HTML, and whether its rows, or its keys, say their language. */
interface ValueColumn {
  readonly table: 'element_texts' | 'elements' | 'parameters' | 'forms'
  readonly column: 'properties' | 'value' | 'definitions'
  readonly language: 'in-row' | 'in-keys' | 'none'
}

const valueColumns: readonly ValueColumn[] = [
  { table: 'element_texts', column: 'properties', language: 'in-row' },
  { table: 'elements', column: 'properties', language: 'none' },
  { table: 'parameters', column: 'value', language: 'in-row' },
  { table: 'forms', column: 'definitions', language: 'in-keys' },
]

async function moveInHtml(
  trx: Transaction<Tables>,
  { move: { siteId, from }, mapIn }: MoveOfTexts,
  table: (typeof htmlTables)[number],
): Promise<boolean> {
  let isChanged = false
  const rows = trx.selectFrom(table).select(['locale', 'content']).distinct().where('site_id', '=', siteId)
  for (const { locale, content } of await rows.where(mentions('content', from)).execute()) {
    const moved = mapLinksInHtml(content, mapIn(locale))
    if (moved === content) continue
    isChanged = true
    const update = trx.updateTable(table).set({ content: moved }).where('site_id', '=', siteId)
    await update.where('locale', '=', locale).where('content', '=', content).execute()
  }
  return isChanged
}

/** Changes the links of a value: each of its texts is the address of a link, or HTML. */
export function mapLinksInValue(value: Json, map: MapLink): Json {
  if (typeof value === 'string') return value.includes('<') ? mapLinksInHtml(value, map) : map(value)
  if (Array.isArray(value)) return value.map((item) => mapLinksInValue(item, map))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapLinksInValue(item, map)]))
}

function movedValue(
  value: Json,
  language: ValueColumn['language'],
  { mapIn, locale }: { mapIn: MoveOfTexts['mapIn']; locale: string },
): Json {
  if (language !== 'in-keys' || !isRecord(value)) return mapLinksInValue(value, mapIn(locale))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapLinksInValue(item, mapIn(key))]))
}

async function moveInValues(
  trx: Transaction<Tables>,
  { move: { siteId, from }, mapIn, usual }: MoveOfTexts,
  { table, column, language }: ValueColumn,
): Promise<boolean> {
  let isChanged = false
  const [name, value] = [sql.table(table), sql.ref(column)]
  const locale = language === 'in-row' ? sql.ref('locale') : sql`''::text`
  const { rows } = await sql<{ locale: string; value: Json }>`
    select distinct ${locale} as locale, ${value} as value from ${name} where site_id = ${siteId} and ${mentions(column, from)}`.execute(
    trx,
  )
  for (const row of rows) {
    // A value of every language is read as one of the site's own language.
    const moved = movedValue(row.value, language, { mapIn, locale: row.locale === '' ? usual : row.locale })
    if (JSON.stringify(moved) === JSON.stringify(row.value)) continue
    isChanged = true
    await sql`
      update ${name} set ${value} = ${jsonb(moved)}
      where site_id = ${siteId} and ${locale} = ${row.locale} and ${value} = ${jsonb(row.value)}`.execute(trx)
  }
  return isChanged
}

async function moveInNewsLinks(trx: Transaction<Tables>, { move: { siteId, from }, mapIn, usual }: MoveOfTexts): Promise<boolean> {
  let isChanged = false
  const links = trx.selectFrom('news').select('link').distinct().where('site_id', '=', siteId).where(mentions('link', from))
  for (const { link } of await links.execute()) {
    const moved = link === null ? null : mapIn(usual)(link)
    if (moved === link) continue
    isChanged = true
    await trx.updateTable('news').set({ link: moved }).where('site_id', '=', siteId).where('link', '=', link).execute()
  }
  return isChanged
}

/** The contents that name others, by the tables that were changed. */
const referrers = {
  blog_texts: ['ARTICLE', 'FOLDER'],
  news_texts: ['NEWS'],
  service_texts: ['SERVICE'],
  element_texts: ['ELEMENT'],
  elements: ['ELEMENT'],
  product_texts: ['PRODUCT'],
  parameters: [],
  forms: [],
} as const satisfies Readonly<Record<(typeof htmlTables)[number] | ValueColumn['table'], readonly ReferrerKind[]>>

/**
 * Leads the links of articles, news, services, products, contents of collections, forms and settings to the new address of a page.
 * Returns the kinds of contents that have changed.
 */
export async function moveInTexts(trx: Transaction<Tables>, given: MoveOfTexts): Promise<ReferrerKind[]> {
  const changed: ReferrerKind[] = []
  for (const table of htmlTables) if (await moveInHtml(trx, given, table)) changed.push(...referrers[table])
  for (const column of valueColumns) if (await moveInValues(trx, given, column)) changed.push(...referrers[column.table])
  if (await moveInNewsLinks(trx, given)) changed.push('NEWS')
  return changed
}
