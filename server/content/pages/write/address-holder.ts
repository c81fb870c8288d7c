import { sql, type Kysely } from 'kysely'
import type { PageDocument } from '#schemas/generated/content.ts'
import { hasBraces } from '#domain/urls/url-parameters.ts'
import { advisoryLock } from '#server/database/advisory-lock.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** Holder of an address: a page, or an item by the parameter that stands for it in the address of its page. */
export interface AddressHolder {
  readonly kind: string
  readonly title: string
}

type Place = Pick<PageDocument, 'id' | 'url' | 'locale'>

/** Holds an address of a site until the transaction ends. Items take the same lock before they look for a page. */
export function lockAddress(trx: Kysely<Tables>, siteId: number, url: string): Promise<void> {
  return advisoryLock(trx, `address ${siteId} ${url}`)
}

/** Finds the item that has an address where its page would hide it. */
export async function itemAtAddress(
  db: Kysely<Tables>,
  siteId: number,
  { url, locale }: Omit<Place, 'id'>,
): Promise<AddressHolder | undefined> {
  const { rows } = await sql<AddressHolder>`
    select parameter as kind, title from item_at_page(${siteId}, ${locale}, ${url}) order by parameter, item_id limit 1`.execute(db)
  return rows[0]
}

/** Finds a page at the address of an item whose page would stand at an address with braces. */
async function pageAtItem(db: Kysely<Tables>, siteId: number, { id, url, locale }: Place): Promise<AddressHolder | undefined> {
  const { rows } = await sql<AddressHolder>`
    select 'page' as kind, d.title from sites u
      join item_slugs s on s.site_id = u.id and ${url} like '%{' || s.parameter || '}'
      join page_documents d on d.site_id = u.id and d.deleted_at is null and d.page_id <> ${id} and d.url = regexp_replace(${url}, '[^/]*$', '') || s.slug
    where u.id = ${siteId} and s.locale in (${locale}, u.default_locale) and d.locale in (${locale}, u.default_locale)
    order by d.page_id limit 1`.execute(db)
  return rows[0]
}

/** Finds what else of the site has the address of a document, in its language. An item is no reason against an address that the document has already. */
export async function findAddressHolder(db: Kysely<Tables>, siteId: number, place: Place): Promise<AddressHolder | undefined> {
  const { id, url, locale } = place
  const documents = db.selectFrom('page_documents').select(['page_id', 'title']).where('site_id', '=', siteId).where('locale', '=', locale)
  const rows = await documents.where('url', '=', url).where('deleted_at', 'is', null).execute()
  const other = rows.find((row) => row.page_id !== id)
  if (other) return { kind: 'page', title: other.title }
  if (rows.length > 0) return undefined
  return hasBraces(url) ? pageAtItem(db, siteId, place) : itemAtAddress(db, siteId, place)
}
