import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { AddressMove, PrepareMoves } from './address-move.ts'

/** An address that a page has left, and the one that it has now. */
export type FormerAddress = Pick<AddressMove, 'pageId' | 'locale' | 'from' | 'to'>

/** Reads the addresses that a stored content names, and that pages have left since. */
export async function readFormerAddresses(db: Kysely<Tables>, siteId: number, content: RawBuilder<unknown>): Promise<FormerAddress[]> {
  const { rows } = await sql<FormerAddress>`
    select d.page_id as "pageId", d.locale, m.url as "from", d.url as "to" from page_moves m
      join page_documents d on d.page_id = m.page_id and d.locale = m.locale and d.deleted_at is null and d.url <> m.url
      where m.site_id = ${siteId} and position(m.url in ${content}) > 0`.execute(db)
  return rows
}

/** Leads the links of contents that are shown again to the addresses that pages have now: no change of an address reached them meanwhile. */
export async function followFormer(
  trx: Transaction<Tables>,
  prepareMoves: PrepareMoves,
  { siteId, by, moves }: { readonly siteId: number; readonly by: string; readonly moves: readonly FormerAddress[] },
): Promise<void> {
  if (moves.length === 0) return
  const prepared = await prepareMoves(
    trx,
    moves.map((move) => ({ ...move, siteId, by, isFromDraft: false })),
  )
  await prepared.follow()
}
