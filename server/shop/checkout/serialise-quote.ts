import type { QuoteDto } from '#schemas/api/shop/order-calls.ts'
import { toEuros } from '#domain/shop/pricing/cents.ts'
import type { Quote } from '#domain/shop/pricing/quote.ts'
import type { VatLine } from '#domain/shop/pricing/vat.ts'
import type { ValidCode } from '#server/shop/discounts/discount-codes.ts'

/** The tax of each rate, as the API writes it. */
export function writeVat(vat: readonly VatLine[]): QuoteDto['vat'] {
  return vat.map((line) => ({ rate: line.rate / 100, base: toEuros(line.base), amount: toEuros(line.vat) }))
}

/** Serialises a discount step for the API. */
export function serialiseTier(step: Quote['step']): QuoteDto['step'] {
  return step && { bottles: step.bottles, value: toEuros(step.value) }
}

function writeDiscount({ id, code, discount }: ValidCode): NonNullable<QuoteDto['discount']> {
  // Euros and per cent are both stored in hundredths.
  return { id, code, type: discount.type, amount: discount.amount / 100, detailType: discount.detailType }
}

/** Serialises a quote for the API. */
export function writeQuote(quoted: Quote, code: ValidCode | null): QuoteDto {
  const { lines, value, subtotal, fees, total, vat, step, nextStep } = quoted
  return {
    discount: code && writeDiscount(code),
    products: lines.map(({ id, quantity, price, discount, share, total: lineTotal }) => ({
      ...{ id, quantity, price: toEuros(price), discount: toEuros(discount) },
      ...{ share: toEuros(share), total: toEuros(lineTotal) },
    })),
    ...{ value: toEuros(value), subtotal: toEuros(subtotal), shippingFees: toEuros(fees.paid), total: toEuros(total) },
    vat: writeVat(vat),
    step: serialiseTier(step),
    nextStep: nextStep && { ...nextStep, gain: toEuros(nextStep.gain) },
  }
}
