import { cents, subtractCents, zeroCents, parseHundredths, shareOfCents, type Cents } from './cents.ts'

/** How a discount counts: a fixed amount, or a share. */
export type DiscountType = 'EURO' | 'PERCENT'

/** The base of a discount: the price of products, the order as a whole, or the shipping fees. */
export type DiscountDetailType = 'PRODUCT' | 'ORDER' | 'SHIPPING_FEES'

/** A discount as the rules need it. */
export interface Discount {
  readonly type: DiscountType
  /** Cents when EURO, hundredths of a per cent when PERCENT: 5 € is 500, 10 % is 1000. */
  readonly amount: number
  readonly detailType: DiscountDetailType
}

/** A discount as the API writes it, in euros or per cent. */
export interface WrittenDiscount {
  readonly type: DiscountType
  readonly amount: number
  readonly detailType: DiscountDetailType
}

/** Reads a discount of the API; null when its amount has more than two decimals. */
export function readDiscount({ type, amount, detailType }: WrittenDiscount): Discount | null {
  const hundredths = parseHundredths(amount)
  return hundredths === null ? null : { type, amount: hundredths, detailType }
}

/** The reduction of an amount: a percentage rounded half up to the cent, never more than there is. */
function reductionOf(amount: Cents, discount: Discount): Cents {
  const taken = discount.type === 'PERCENT' ? shareOfCents(amount, discount.amount) : discount.amount
  return cents(Math.min(taken, amount))
}

/** The reduction of one unit. A discount off the order takes nothing here: it is taken off the sum and spread over the lines. */
export function unitReduction(price: Cents, discount: Discount | null): Cents {
  return discount?.detailType === 'PRODUCT' ? reductionOf(price, discount) : zeroCents
}

/** The price of one unit after a discount. */
export function reducedPrice(price: Cents, discount: Discount | null): Cents {
  return subtractCents(price, unitReduction(price, discount))
}

/** The reduction of all goods together by a discount off the order. */
export function orderReduction(goods: Cents, discount: Discount | null): Cents {
  return discount?.detailType === 'ORDER' ? reductionOf(goods, discount) : zeroCents
}

/** The reduction of the shipping fees. */
export function feesReduction(fees: Cents, discount: Discount | null): Cents {
  return discount?.detailType === 'SHIPPING_FEES' ? reductionOf(fees, discount) : zeroCents
}
