import { sql, type Kysely } from 'kysely'
import type { usedKinds } from '#schemas/admin/reference-calls.ts'
import type { ReferenceKind } from '#engine/references/reference.ts'
import { hostKey, mediaPath } from '#engine/references/text-references.ts'
import { localePrefix } from '#i18n/locale.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { contentRoot } from '#schemas/content/content-address.ts'
import { hostsOfSite } from '#server/platform/scope/site-hosts.ts'
import type { Site } from '#server/platform/scope/site.ts'

/** Kind of a content that can be used. */
export type UsedKind = (typeof usedKinds)[number]

/** A way in which a content is named. Without `locales` it means the content in every language. */
export interface TargetKey {
  readonly kind: ReferenceKind
  readonly key: string
  readonly locales?: readonly string[]
}

interface Address {
  readonly locale: string
  readonly url: string
}

const texts = {
  album: { table: 'album_texts', owner: 'album_id' },
  service: { table: 'service_texts', owner: 'service_id' },
  product: { table: 'product_texts', owner: 'product_id' },
  news: { table: 'news_texts', owner: 'news_id' },
  article: { table: 'blog_texts', owner: 'blog_id' },
  folder: { table: 'blog_texts', owner: 'folder_id' },
} as const

async function itemAddresses(db: Kysely<Tables>, { id: siteId, ...site }: Site, kind: keyof typeof texts, id: number): Promise<Address[]> {
  const { table, owner } = texts[kind]
  const { rows } = await sql<{ locale: string; slug: string }>`
    select locale, slug from ${sql.table(table)} where site_id = ${siteId} and ${sql.ref(owner)} = ${id}`.execute(db)
  const root = (locale: string) => (kind === 'article' || kind === 'folder' ? 'blog' : contentRoot(kind, locale))
  const former = db.selectFrom('item_moves').select(['locale', 'url']).where('site_id', '=', siteId)
  const left = await former.where('kind', '=', kind).where('id', '=', id).execute()
  // In a language without words of its own, the content is shown under its address in the default one.
  const own = rows.find(({ locale }) => locale === site.defaultLocale)
  const borrowed = own ? site.locales.filter((each) => rows.every(({ locale }) => locale !== each)) : []
  const slugs = [...rows, ...borrowed.flatMap((locale) => (own ? [{ locale, slug: own.slug }] : []))]
  return [...slugs.map(({ locale, slug }) => ({ locale, url: `${root(locale)}/${slug}` })), ...left]
}

async function pageAddresses(db: Kysely<Tables>, siteId: number, id: number): Promise<Address[]> {
  const now = db.selectFrom('page_documents').select(['locale', 'url']).where('site_id', '=', siteId).where('page_id', '=', id)
  const former = db.selectFrom('page_moves').select(['locale', 'url']).where('site_id', '=', siteId).where('page_id', '=', id)
  return now.union(former).execute()
}

/** Lists the other pages at the given addresses: there, a link without a language leads to them. */
async function othersAt(db: Kysely<Tables>, siteId: number, id: number, urls: readonly string[]): Promise<Address[]> {
  if (urls.length === 0) return []
  return db
    .selectFrom('page_documents')
    .select(['locale', 'url'])
    .where('site_id', '=', siteId)
    .where('page_id', '<>', id)
    .where('deleted_at', 'is', null)
    .where('url', 'in', [...new Set(urls)])
    .execute()
}

const pathOf = (prefix: string, url: string): string => `${prefix}/${url}`.replace(/(?<=.)\/$/, '')

/** The ways in which links with a host of the site lead to a path. */
function hostedKeys(site: Site, path: string): TargetKey[] {
  const keys = new Set(hostsOfSite(site).map((host) => hostKey(host, path)))
  return [...keys].map((key) => ({ kind: 'address', key }))
}

/** The ways in which links lead to addresses: with the language in the path from everywhere, without it from texts of that language. */
function addressKeys(site: Site, own: readonly Address[], others: readonly Address[], only: string | null = null): TargetKey[] {
  const locales = { default: site.defaultLocale, codes: site.locales }
  const wanted = own.filter(({ locale }) => only === null || locale === only)
  return wanted.flatMap(({ locale, url }) => {
    const isTaken = (from: string) => [...own, ...others].some((each) => each.locale === from && each.url === url)
    const plain = site.locales.filter((from) => from === locale || !isTaken(from))
    const prefix = localePrefix(locale, locales)
    const prefixed: TargetKey[] = prefix === '' ? [] : [{ kind: 'address', key: pathOf(prefix, url) }]
    // With a host, an address without a language is that of the default one, from every text.
    const paths = [...(plain.includes(site.defaultLocale) ? [pathOf('', url)] : []), ...prefixed.map(({ key }) => key)]
    const hosted = paths.flatMap((path) => hostedKeys(site, path))
    return [{ kind: 'address', key: pathOf('', url), locales: [...plain, ''] }, ...prefixed, ...hosted]
  })
}

const isText = (kind: UsedKind): kind is 'form' | 'collection' => kind === 'form' || kind === 'collection'

/** The name of a tag, and those that were merged into it: planned versions of items may still have them. */
async function tagNames(db: Kysely<Tables>, siteId: number, name: string): Promise<TargetKey[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive names (name) as (
      select ${name}::text
      union select m.name from merged_names m join names n on n.name = m.into_name where m.site_id = ${siteId} and m.kind = 'tag'
    ) select name from names`.execute(db)
  return rows.map((row) => ({ kind: 'tags', key: row.name }))
}

/** The ways in which a page is named, or one language of it alone: its number means that language in texts of it, and where the page has no other. */
async function pageKeys(db: Kysely<Tables>, site: Site, id: number, locale: string | null): Promise<TargetKey[]> {
  const own = await pageAddresses(db, site.id, id)
  const others = await othersAt(
    db,
    site.id,
    id,
    own.map(({ url }) => url),
  )
  const elsewhere = site.locales.filter((each) => each === locale || own.every((address) => address.locale !== each))
  const named: TargetKey = { kind: 'page', key: String(id), ...(locale !== null && { locales: [...elsewhere, ''] }) }
  return [named, ...addressKeys(site, own, others, locale)]
}

/** The number of a row that a key is; null for another key. */
function rowIdOf(key: string): number | null {
  const id = Number(key)
  return Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null
}

/** Lists all ways in which a content is named, or one language of a page. A key that is no name of its kind has none. */
export async function targetKeys(
  db: Kysely<Tables>,
  site: Site,
  { kind, key, locale = null }: { readonly kind: UsedKind; readonly key: string; readonly locale?: string | null | undefined },
): Promise<TargetKey[]> {
  if (kind === 'tags') return tagNames(db, site.id, key)
  if (isText(kind)) return [{ kind, key }]
  const id = rowIdOf(key)
  if (id === null) return []
  if (kind === 'price') return [{ kind, key: String(id) }]
  if (kind === 'section') return [{ kind, key: String(id) }]
  if (kind === 'media') return [{ kind, key: String(id) }, ...hostedKeys(site, mediaPath(id))]
  if (kind === 'page') return pageKeys(db, site, id, locale)
  const named: TargetKey[] = kind === 'news' ? [] : [{ kind, key: String(id) }]
  return [...named, ...addressKeys(site, await itemAddresses(db, site, kind, id), [])]
}
