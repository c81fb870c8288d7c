import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { itemAtAddress, lockAddress } from '#server/content/pages/write/address-holder.ts'

/** The longest address, and the longest part of one that is shortened or gets a number. */
const MAX_LENGTHS = { address: 200, part: 180 }

/** Finds an address that no page and no item of a site has in a language: the wanted one, else with the first free number. */
export async function freeAddress(db: Kysely<Tables>, siteId: number, { locale, url }: { readonly locale: string; readonly url: string }) {
  const rows = await db
    .selectFrom('page_documents')
    .select('url')
    .where('site_id', '=', siteId)
    .where('locale', '=', locale)
    .where('deleted_at', 'is', null)
    .where('url', 'like', `${url.slice(0, MAX_LENGTHS.part).replaceAll('_', '\\_')}%`)
    .execute()
  const taken = new Set(rows.map((row) => row.url))
  const part = url.slice(0, MAX_LENGTHS.part)
  let address = url.length > MAX_LENGTHS.address ? part : url
  const isTaken = async () => {
    await lockAddress(db, siteId, address)
    return taken.has(address) || (await itemAtAddress(db, siteId, { locale, url: address })) !== undefined
  }
  for (let number = 2; await isTaken(); number += 1) address = `${part}-${number}`
  return address
}
