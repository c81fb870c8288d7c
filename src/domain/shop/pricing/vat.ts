import { cents, subtractCents, zeroCents, sumCents, type Cents } from './cents.ts'
import { allocateCents } from './allocate.ts'

/** The standard VAT rate in France, in hundredths of a per cent: the rate of shipping without goods. */
export const standardVatRate = 2000

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

/**
 * Distributes shipping fees, including tax, over the rates of the shipped goods in proportion to their totals: shipping is a part of the
 * price of the goods (CGI, 266 and 267). The highest rate comes first; goods without value share by their highest rate alone. There is
 * always a share, even of fees of 0.
 */
export function shippingByRate(fees: Cents, goods: readonly TaxedAmount[]): readonly [TaxedAmount, ...TaxedAmount[]] {
  const sums = sumByRate(goods)
  const shares = allocateCents(
    fees,
    sums.map(({ total }) => total),
  )
  const [first, ...others] = sums.map(({ rate }, index) => ({ rate, total: shares[index] ?? zeroCents })).filter(({ total }) => total > 0)
  if (first) return [first, ...others]
  const rates = (sums.length > 0 ? sums : goods).map(({ rate }) => rate)
  return [{ rate: rates.length > 0 ? Math.max(...rates) : standardVatRate, total: fees }]
}

/** Returns the shipping fees of an invoice by rate: its amount at each rate without that of the goods. */
export function billedShipping(billed: readonly TaxedAmount[], goods: readonly TaxedAmount[]): readonly [TaxedAmount, ...TaxedAmount[]] {
  const ofGoods = new Map(sumByRate(goods).map(({ rate, total }) => [rate, total]))
  const [first, ...others] = billed
    .map(({ rate, total }) => ({ rate, total: subtractCents(total, ofGoods.get(rate) ?? zeroCents) }))
    .filter(({ total }) => total > 0)
  return first ? [first, ...others] : shippingByRate(zeroCents, goods)
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
