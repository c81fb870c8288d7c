import { cents, subtractCents, sumCents, type Cents } from '#domain/shop/pricing/cents.ts'
import { shippingVatRate, sumByRate, vatLine, type TaxedAmount, type VatLine } from '#domain/shop/pricing/vat.ts'

/** A line of an order as it was billed. */
export interface BilledLine {
  readonly id: number
  readonly quantity: number
  readonly vatRate: number
  readonly total: Cents
}

/** What was billed: lines, and the shipping that was paid. */
export interface Billed<Line extends BilledLine = BilledLine> {
  readonly lines: readonly Line[]
  readonly fees: Cents
}

/** Units of a line that are given back, and what of their price is kept back: they came back worth less (Code de la consommation, L221-23). */
export interface RefundLine {
  readonly id: number
  readonly quantity: number
  readonly kept?: Cents | undefined
}

/** What is given back: so many units of lines, and a part of the shipping. */
export interface Refund {
  readonly lines: readonly RefundLine[]
  readonly fees: Cents
}

/** A credit note: what is given back for each line, the part of the shipping, and the tax for each rate. */
export interface CreditNote {
  readonly lines: readonly (BilledLine & Pick<RefundLine, 'kept'>)[]
  readonly fees: Cents
  readonly total: Cents
  readonly vat: readonly VatLine[]
}

/** How many units of a line were given back in all. */
export function refundedUnits(refunds: readonly Pick<Refund, 'lines'>[], id: number): number {
  return refunds.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.id === id ? line.quantity : 0), 0)
}

/** How much of the price of a line was kept back in all. */
export function deductedAmount(refunds: readonly Pick<Refund, 'lines'>[], id: number): Cents {
  return sumCents(refunds.flatMap(({ lines }) => lines.flatMap((line) => (line.id === id && line.kept !== undefined ? [line.kept] : []))))
}

/** What so many units of a line are worth, half a cent rounded up: all of them exactly what was billed. */
function worth({ total, quantity }: BilledLine, units: number): Cents {
  return cents(Math.floor((2 * total * units + quantity) / (2 * quantity)))
}

/** What has been paid back of a line after some refunds. */
function paidBack(line: BilledLine, refunds: readonly Pick<Refund, 'lines'>[]): Cents {
  return subtractCents(worth(line, refundedUnits(refunds, line.id)), deductedAmount(refunds, line.id))
}

/** What the units of a line that a refund names are worth: no more than that can be kept back of them. */
export function refundValue(line: BilledLine, earlier: readonly Refund[], refund: Refund): Cents {
  return subtractCents(worth(line, refundedUnits([...earlier, refund], line.id)), worth(line, refundedUnits(earlier, line.id)))
}

/** Whether no more of a price is kept back than what is given back is worth, line by line. */
export function isDeductionValid({ lines }: Pick<Billed, 'lines'>, earlier: readonly Refund[], refund: Refund): boolean {
  return lines.every((line) => deductedAmount([refund], line.id) <= refundValue(line, earlier, refund))
}

/** What has been given back of an order after some refunds, by rate. */
function givenBack({ lines, fees }: Billed, refunds: readonly Refund[]): readonly TaxedAmount[] {
  const feesBack = sumCents(refunds.map((refund) => refund.fees))
  return [
    ...lines.map((line) => ({ rate: line.vatRate, total: paidBack(line, refunds) })),
    { rate: shippingVatRate, total: cents(Math.min(feesBack, fees)) },
  ]
}

/** Why a refund cannot be made: it names what was not billed, more than is left, or nothing. */
export type RefundFault =
  | { readonly reason: 'NOTHING' }
  | { readonly reason: 'UNKNOWN_LINE'; readonly id: number }
  | { readonly reason: 'TOO_MANY_UNITS'; readonly id: number; readonly left: number }
  | { readonly reason: 'TOO_MUCH_SHIPPING'; readonly left: Cents }

function lineFault({ lines }: Billed, earlier: readonly Refund[], refund: Refund): RefundFault | null {
  for (const { id, quantity } of refund.lines) {
    const line = lines.find((each) => each.id === id)
    if (!line) return { reason: 'UNKNOWN_LINE', id }
    const left = line.quantity - refundedUnits(earlier, id)
    if (!Number.isInteger(quantity) || quantity <= 0 || refundedUnits([refund], id) > left) return { reason: 'TOO_MANY_UNITS', id, left }
  }
  return null
}

/** What stands in the way of a refund; null when it names what was billed, and no more of it than is left, and something at all. */
export function refundFault(billed: Billed, earlier: readonly Refund[], refund: Refund): RefundFault | null {
  if (refund.lines.length === 0 && refund.fees <= 0) return { reason: 'NOTHING' }
  const left = subtractCents(billed.fees, sumCents(earlier.map(({ fees }) => fees)))
  return lineFault(billed, earlier, refund) ?? (refund.fees > left ? { reason: 'TOO_MUCH_SHIPPING', left } : null)
}

/** Whether a refund can be made, with what it keeps back. */
export function isRefundable(billed: Billed, earlier: readonly Refund[], refund: Refund): boolean {
  return refundFault(billed, earlier, refund) === null && isDeductionValid(billed, earlier, refund)
}

/** The tax that is given back: what is given back in all by now, less what was before; so that everything given back is what was billed, at each rate. */
function vatBack(before: readonly TaxedAmount[], after: readonly TaxedAmount[]): readonly VatLine[] {
  const beforeByRate = new Map(sumByRate(before).map((amount) => [amount.rate, vatLine(amount)]))
  return sumByRate(after)
    .map((amount) => {
      const [now, then] = [vatLine(amount), beforeByRate.get(amount.rate)]
      if (!then) return now
      return {
        rate: now.rate,
        base: subtractCents(now.base, then.base),
        vat: subtractCents(now.vat, then.vat),
        total: subtractCents(now.total, then.total),
      }
    })
    .filter(({ total }) => total > 0)
}

/** The credit note of a refund, from what was billed and the refunds before it: to the cent, however an order is given back, all of it is what was billed. */
export function creditNote(billed: Billed, earlier: readonly Refund[], refund: Refund): CreditNote {
  if (!isRefundable(billed, earlier, refund)) throw new RangeError('more than was billed would be given back')
  const all = [...earlier, refund]
  const lines = billed.lines.flatMap((line) => {
    const [before, after] = [refundedUnits(earlier, line.id), refundedUnits(all, line.id)]
    if (before === after) return []
    const kept = deductedAmount([refund], line.id)
    const total = subtractCents(paidBack(line, all), paidBack(line, earlier))
    return [{ ...line, quantity: after - before, total, ...(kept > 0 && { kept }) }]
  })
  return {
    lines,
    fees: refund.fees,
    total: sumCents([...lines.map(({ total }) => total), refund.fees]),
    vat: vatBack(givenBack(billed, earlier), givenBack(billed, all)),
  }
}
