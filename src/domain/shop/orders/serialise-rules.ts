import type { ShopRulesDto } from '#schemas/api/shop/shop-rules.ts'
import { cents, parseEuros, toEuros } from '#domain/shop/pricing/cents.ts'
import { readDiscount } from '#domain/shop/pricing/discount.ts'
import type { FrenchFees } from '#domain/shop/shipping/domestic-fees.ts'
import type { ShopRules } from '#domain/shop/pricing/quote.ts'

/** The pricing rules that browsers receive, with the shipping fees within France for carts without a carrier. */
export interface PublicRules extends ShopRules {
  readonly frenchFees: readonly FrenchFees[]
}

/** Converts rules to the format of the API, in which null means no limit. */
export function writeShopRules({ freeShipping, limits, steps, frenchFees }: PublicRules): ShopRulesDto {
  const { fromBottles, fromGoods } = freeShipping
  return {
    freeShipping: { fromBottles: fromBottles || null, fromPrice: fromGoods ? toEuros(fromGoods) : null },
    limits: { minimum: limits.minimum || null, maximum: limits.maximum || null },
    steps: steps.map(({ bottles, discount: { amount, ...rest } }) => ({ bottles, ...rest, amount: toEuros(cents(amount)) })),
    frenchFees: frenchFees.map(({ fromUnits, range }) => ({
      fromUnits,
      range: range && { least: toEuros(range.least), most: toEuros(range.most) },
    })),
  }
}

function readRange(range: { readonly least: number; readonly most: number }): FrenchFees['range'] {
  const [least, most] = [parseEuros(range.least), parseEuros(range.most)]
  return least === null || most === null ? null : { least, most }
}

/** Converts rules of the API to the input of the quote. */
export function readShopRules({ freeShipping: { fromBottles, fromPrice }, limits, steps, frenchFees }: ShopRulesDto): PublicRules {
  return {
    freeShipping: { fromBottles, fromGoods: parseEuros(fromPrice) },
    limits,
    steps: steps.flatMap(({ bottles, ...written }) => {
      const discount = readDiscount(written)
      return discount ? [{ bottles, discount }] : []
    }),
    frenchFees: frenchFees.map(({ fromUnits, range }) => ({ fromUnits, range: range && readRange(range) })),
  }
}
