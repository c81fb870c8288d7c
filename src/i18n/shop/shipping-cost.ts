import { inCents } from '#domain/shop/pricing/euros-to-cents.ts'

interface Sums {
  readonly subtotal: number
  readonly step: { readonly value: number } | null
  readonly discount: { readonly value: number } | null
  readonly total: number
}

/** Returns the shipping of an order before tier and code, in cents: the total plus both discounts minus the goods. */
export function carriageOf({ subtotal, step, discount, total }: Sums): number {
  return inCents(total) - inCents(subtotal) + inCents(step?.value ?? 0) + inCents(discount?.value ?? 0)
}
