import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'

/** The longest address, and the longest part of one that is shortened or gets a number. */
const LONGEST = { address: 200, part: 180 }

/** Finds an address that no page of a site has in a language: the wanted one, else with the first free number. */
export async function freeAddress(db: Kysely<Tables>, siteId: number, { locale, url }: { readonly locale: string; readonly url: string }) {
  const rows = await db
    .selectFrom('page_documents')
    .select('url')
    .where('site_id', '=', siteId)
    .where('locale', '=', locale)
    .where('deleted_at', 'is', null)
    .where('url', 'like', `${url.slice(0, LONGEST.part).replaceAll('_', '\\_')}%`)
    .execute()
  const taken = new Set(rows.map((row) => row.url))
  const part = url.slice(0, LONGEST.part)
  let address = url.length > LONGEST.address ? part : url
  for (let number = 2; taken.has(address); number += 1) address = `${part}-${number}`
  return address
}
