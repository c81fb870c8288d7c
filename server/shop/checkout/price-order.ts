import type { Kysely } from 'kysely'
import { goodsTotal } from '#domain/shop/pricing/price-lines.ts'
import { quote, type Quote, type QuoteRequest } from '#domain/shop/pricing/quote.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { OfferLine } from '#server/shop/offers/validate-cart.ts'
import type { ShopSettings } from '#server/shop/settings/shop-settings.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { findCode, readCode, type ValidCode, type CodeInput } from '#server/shop/discounts/discount-codes.ts'

/** The cart to be priced, with its delivery and code. */
export interface Pricing extends Pick<QuoteRequest, 'carriage' | 'expected'> {
  readonly lines: readonly OfferLine[]
  readonly settings: ShopSettings
  readonly sentCode: CodeInput
  /** The address of the signed-in account; null for an address that is not verified. */
  readonly email: string | null
}

/** The quote of a cart with its valid code. */
export interface Priced {
  readonly quoted: Quote
  readonly code: ValidCode | null
}

/** Prices a cart by what is stored alone; a code that does not hold is refused, and never left out. */
export async function priceOrder(
  db: Kysely<Tables>,
  scope: Scope,
  { lines, settings, sentCode, email, ...brought }: Pricing,
): Promise<Priced> {
  const goods = goodsTotal(lines)
  const sent = readCode(sentCode)
  const sellables = lines.map(({ sellable }) => sellable.id)
  const code = sent === null ? null : await findCode(db, scope, sent, { goods, sellables, email })
  return { quoted: quote({ lines, rules: settings.rules, code, ...brought }), code }
}
