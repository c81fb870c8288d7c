import { cents, subtractCents, zeroCents, sumCents, type Cents } from './cents.ts'
import { allocateCents } from './allocate.ts'

/** The VAT rate of shipping, in hundredths of a per cent: the standard rate for all goods. */
export const shippingVatRate = 2000

/** An amount including tax, and its rate in hundredths of a per cent. */
export interface TaxedAmount {
  readonly rate: number
  readonly total: Cents
}

/** A line of the tax summary of an invoice: the amount at one rate, without and with tax. */
export interface VatLine {
  readonly rate: number
  readonly base: Cents
  readonly vat: Cents
  readonly total: Cents
}

/** Returns the tax included in an amount, half a cent rounded up. */
function vatIn(total: Cents, rate: number): Cents {
  const whole = 10_000 + rate
  return cents(Math.floor((2 * total * rate + whole) / (2 * whole)))
}

/** Returns an amount at a rate, with and without its tax. */
export function vatLine({ rate, total }: TaxedAmount): VatLine {
  const vat = vatIn(total, rate)
  return { rate, base: subtractCents(total, vat), vat, total }
}

/** Returns the price of one unit without tax, half a cent rounded up. */
export function priceWithoutTax(price: number, rate: number): number {
  const whole = 10_000 + rate
  return Math.floor((2 * price * 10_000 + whole) / (2 * whole))
}

/** Sums amounts by rate, the highest rate first, and omits zero sums. Tax is computed on each sum, never on a single line. */
export function sumByRate(amounts: readonly TaxedAmount[]): readonly TaxedAmount[] {
  const rates = [...new Set(amounts.map(({ rate }) => rate))].sort((one, other) => other - one)
  return rates
    .map((rate) => ({ rate, total: sumCents(amounts.filter((amount) => amount.rate === rate).map(({ total }) => total)) }))
    .filter(({ total }) => total > 0)
}

/** Returns the tax summary of an invoice, one line for each rate. */
export function vatLines(amounts: readonly TaxedAmount[]): readonly VatLine[] {
  return sumByRate(amounts).map(vatLine)
}

/** Distributes the tax of an invoice over its amounts, in order, so that every column of the invoice adds up. */
export function spreadVat(amounts: readonly TaxedAmount[], vat: readonly VatLine[]): readonly VatLine[] {
  const shares = vat.map((line) =>
    allocateCents(
      line.vat,
      amounts.map(({ rate, total }) => (rate === line.rate ? total : zeroCents)),
    ),
  )
  return amounts.map((amount, index) => {
    const part = sumCents(shares.map((share) => share[index] ?? zeroCents))
    return { ...amount, base: subtractCents(amount.total, part), vat: part }
  })
}
