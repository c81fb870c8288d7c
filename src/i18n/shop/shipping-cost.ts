import { inCents } from '#domain/shop/pricing/euros-to-cents.ts'

interface Sums {
  readonly subtotal: number
  readonly step: { readonly value: number } | null
  readonly discount: { readonly value: number } | null
  readonly total: number
}

/** What the carriage of an order costs before a step or a code takes something off it, in cents: goods and carriage less both are the total. */
export function carriageOf({ subtotal, step, discount, total }: Sums): number {
  return inCents(total) - inCents(subtotal) + inCents(step?.value ?? 0) + inCents(discount?.value ?? 0)
}
