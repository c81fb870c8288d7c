import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { hostsOfSite } from '#server/platform/scope/site-hosts.ts'
import type { Site } from '#server/platform/scope/site.ts'
import type { AddressMove } from '#server/content/pages/write/address-move.ts'
import type { LinkSpace } from './moved-link.ts'

/** Makes the space of the links of a site that led somewhere in some languages. */
export function linkSpace(site: Site, readers: readonly string[]): LinkSpace {
  return { locales: { default: site.defaultLocale, codes: site.locales }, hosts: new Set(hostsOfSite(site)), readers: new Set(readers) }
}

/** The languages that have a page of their own at one of these addresses. */
async function ownLocales(db: Kysely<Tables>, { siteId, pageId, from, to }: AddressMove): Promise<Set<string>> {
  const rows = await db
    .selectFrom('page_documents')
    .select('locale')
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .where('published_revision_id', 'is not', null)
    .where((where) => where.or([where('url', '=', from), where.and([where('url', '=', to), where('page_id', '<>', pageId)])]))
    .execute()
  return new Set(rows.map(({ locale }) => locale))
}

/** Reads which links of a site led to a page at its former address: those in its language, and in the languages that fall back to it. */
export async function readLinkSpace(db: Kysely<Tables>, site: Site, move: AddressMove): Promise<LinkSpace> {
  const own = await ownLocales(db, move)
  const others = move.locale === site.defaultLocale ? site.locales.filter((locale) => !own.has(locale)) : []
  return linkSpace(site, [move.locale, ...others])
}
