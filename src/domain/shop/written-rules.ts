import type { WrittenShopRules } from '#schemas/api/shop-rules.ts'
import { cents, parseEuros, toEuros } from './cents.ts'
import { readDiscount } from './discount.ts'
import type { ShopRules } from './quote.ts'

/** Rules as the API writes them; a limit of 0 is none. */
export function writeShopRules({ freeShipping, limits, steps }: ShopRules): WrittenShopRules {
  const { fromBottles, fromGoods } = freeShipping
  return {
    freeShipping: { fromBottles: fromBottles || null, fromPrice: fromGoods ? toEuros(fromGoods) : null },
    limits: { minimum: limits.minimum || null, maximum: limits.maximum || null },
    steps: steps.map(({ bottles, discount: { amount, ...rest } }) => ({ bottles, ...rest, amount: toEuros(cents(amount)) })),
  }
}

/** Rules of the API as the quote takes them. */
export function readShopRules({ freeShipping: { fromBottles, fromPrice }, limits, steps }: WrittenShopRules): ShopRules {
  return {
    freeShipping: { fromBottles, fromGoods: parseEuros(fromPrice) },
    limits,
    steps: steps.flatMap(({ bottles, ...written }) => {
      const discount = readDiscount(written)
      return discount ? [{ bottles, discount }] : []
    }),
  }
}
