import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { PrepareMoves } from '#server/content/pages/write/address-move.ts'
import { followFormer, readFormerAddresses, type FormerAddress } from '#server/content/pages/write/former-addresses.ts'

/** The address of a revision itself that its page has left, unless another page has it now. */
async function ownFormerAddress(trx: Transaction<Tables>, siteId: number, revision: number): Promise<readonly FormerAddress[]> {
  const { rows } = await sql<FormerAddress>`
    select d.page_id as "pageId", d.locale, r.head ->> 'url' as "from", d.url as "to" from revisions r
      join page_documents d on d.page_id = r.page_id and d.locale = r.locale and d.url <> r.head ->> 'url'
      where r.id = ${revision} and not exists (
        select from page_documents o where o.site_id = ${siteId} and o.locale = r.locale and o.url = r.head ->> 'url' and o.deleted_at is null)`.execute(
    trx,
  )
  return rows
}

/** Leads the links of a revision that is shown again, and its own address, to the addresses that pages have now. */
export async function followFormerAddresses(
  trx: Transaction<Tables>,
  prepareMoves: PrepareMoves,
  { siteId, revision, by }: { readonly siteId: number; readonly revision: number; readonly by: string },
): Promise<void> {
  const named = await readFormerAddresses(
    trx,
    siteId,
    sql`(select r.blocks::text from revisions r where r.site_id = ${siteId} and r.id = ${revision})`,
  )
  const own = (await ownFormerAddress(trx, siteId, revision)).filter(
    ({ pageId, locale, from }) => !named.some((move) => move.pageId === pageId && move.locale === locale && move.from === from),
  )
  await followFormer(trx, prepareMoves, { siteId, by, moves: [...named, ...own] })
}
