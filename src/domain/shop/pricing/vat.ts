import { cents, subtractCents, zeroCents, sumCents, type Cents } from './cents.ts'
import { allocateCents } from './allocate.ts'

/** Shipping is taxed at the ordinary rate, whatever is carried. */
export const shippingVatRate = 2000

/** An amount with all taxes, and the rate at which it is taxed, in hundredths of a per cent. */
export interface TaxedAmount {
  readonly rate: number
  readonly total: Cents
}

/** A line of a bill's tax summary: the amount at one rate, without and with the tax. */
export interface VatLine {
  readonly rate: number
  readonly base: Cents
  readonly vat: Cents
  readonly total: Cents
}

/** The tax that an amount holds, half a cent rounded up. */
function vatIn(total: Cents, rate: number): Cents {
  const whole = 10_000 + rate
  return cents(Math.floor((2 * total * rate + whole) / (2 * whole)))
}

/** An amount at a rate, with and without its tax. */
export function vatLine({ rate, total }: TaxedAmount): VatLine {
  const vat = vatIn(total, rate)
  return { rate, base: subtractCents(total, vat), vat, total }
}

/** The price of one unit without its tax, half a cent rounded up. */
export function priceWithoutTax(price: number, rate: number): number {
  const whole = 10_000 + rate
  return Math.floor((2 * price * 10_000 + whole) / (2 * whole))
}

/** The amounts summed by rate, the highest rate first: the tax is taken on each sum, and never on a line alone. Rates whose sum is zero are left out. */
export function sumByRate(amounts: readonly TaxedAmount[]): readonly TaxedAmount[] {
  const rates = [...new Set(amounts.map(({ rate }) => rate))].sort((one, other) => other - one)
  return rates
    .map((rate) => ({ rate, total: sumCents(amounts.filter((amount) => amount.rate === rate).map(({ total }) => total)) }))
    .filter(({ total }) => total > 0)
}

/** The tax of a bill, for each of its rates. */
export function vatLines(amounts: readonly TaxedAmount[]): readonly VatLine[] {
  return sumByRate(amounts).map(vatLine)
}

/** The tax of a bill spread over what it was taken on, so that every column of the bill adds up: each amount with its part, in their order. */
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
