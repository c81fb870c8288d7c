import { cents, subtractCents, sumCents, zeroCents, type Cents } from '#domain/shop/pricing/cents.ts'
import { allocateCents } from '#domain/shop/pricing/allocate.ts'
import { sumByRate, vatLine, type TaxedAmount, type VatLine } from '#domain/shop/pricing/vat.ts'

/** An invoiced line of an order. */
export interface BilledLine {
  readonly id: number
  readonly quantity: number
  readonly vatRate: number
  readonly total: Cents
}

/** The invoiced lines and the paid shipping fees of an order. */
export interface Billed<Line extends BilledLine = BilledLine> {
  readonly lines: readonly Line[]
  readonly fees: Cents
}

/** The invoiced lines and fees of an order, the fees also by tax rate as they were invoiced. */
export interface Invoiced<Line extends BilledLine = BilledLine> extends Billed<Line> {
  readonly shipping: readonly TaxedAmount[]
}

/** Refunded units of a line, and the deduction for goods that came back worth less (Code de la consommation, L221-23). */
export interface RefundLine {
  readonly id: number
  readonly quantity: number
  readonly kept?: Cents | undefined
}

/** A refund: units of lines, and a part of the shipping fees. */
export interface Refund {
  readonly lines: readonly RefundLine[]
  readonly fees: Cents
}

/** A credit note: the refunded lines, the refunded shipping fees, and the tax by rate. */
export interface CreditNote {
  readonly lines: readonly (BilledLine & Pick<RefundLine, 'kept'>)[]
  readonly fees: Cents
  /** The refunded fees by tax rate. */
  readonly shipping: readonly TaxedAmount[]
  readonly total: Cents
  readonly vat: readonly VatLine[]
}

/** Returns the total number of refunded units of a line. */
export function refundedUnits(refunds: readonly Pick<Refund, 'lines'>[], id: number): number {
  return refunds.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.id === id ? line.quantity : 0), 0)
}

/** Returns the total amount deducted from the refunds of a line. */
export function deductedAmount(refunds: readonly Pick<Refund, 'lines'>[], id: number): Cents {
  return sumCents(refunds.flatMap(({ lines }) => lines.flatMap((line) => (line.id === id && line.kept !== undefined ? [line.kept] : []))))
}

/** Returns the value of some units of a line, half a cent rounded up. All units are worth exactly the invoiced amount. */
function worth({ total, quantity }: BilledLine, units: number): Cents {
  return cents(Math.floor((2 * total * units + quantity) / (2 * quantity)))
}

/** Returns the amount that was paid back for a line by some refunds. */
function paidBack(line: BilledLine, refunds: readonly Pick<Refund, 'lines'>[]): Cents {
  return subtractCents(worth(line, refundedUnits(refunds, line.id)), deductedAmount(refunds, line.id))
}

/** Returns the value of the units of a line in a refund. A deduction cannot exceed it. */
export function refundValue(line: BilledLine, earlier: readonly Refund[], refund: Refund): Cents {
  return subtractCents(worth(line, refundedUnits([...earlier, refund], line.id)), worth(line, refundedUnits(earlier, line.id)))
}

/** Returns true when no line of a refund deducts more than the value of its units. */
export function isDeductionValid({ lines }: Pick<Billed, 'lines'>, earlier: readonly Refund[], refund: Refund): boolean {
  return lines.every((line) => deductedAmount([refund], line.id) <= refundValue(line, earlier, refund))
}

/** Returns the refunded fees by tax rate. Each refund takes its share of what the earlier ones left at each rate, so that none is negative. */
function feesBack(shipping: readonly TaxedAmount[], refunds: readonly Refund[]): readonly TaxedAmount[] {
  let left = shipping.map(({ total }) => total)
  for (const { fees } of refunds) {
    const shares = allocateCents(cents(Math.min(fees, sumCents(left))), left)
    left = left.map((total, index) => subtractCents(total, shares[index] ?? zeroCents))
  }
  return shipping.map(({ rate, total }, index) => ({ rate, total: subtractCents(total, left[index] ?? zeroCents) }))
}

/** Returns the refunded amounts of an order by tax rate. */
function givenBack({ lines, shipping }: Invoiced, refunds: readonly Refund[]): readonly TaxedAmount[] {
  return [...lines.map((line) => ({ rate: line.vatRate, total: paidBack(line, refunds) })), ...feesBack(shipping, refunds)]
}

/** The reason why a refund is rejected: it is empty, names an unknown line, or exceeds the rest. */
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

/** Returns the reason why a refund is rejected; null when it names invoiced lines, is not empty and does not exceed the rest. */
export function refundFault(billed: Billed, earlier: readonly Refund[], refund: Refund): RefundFault | null {
  if (refund.lines.length === 0 && refund.fees <= 0) return { reason: 'NOTHING' }
  const left = subtractCents(billed.fees, sumCents(earlier.map(({ fees }) => fees)))
  return lineFault(billed, earlier, refund) ?? (refund.fees > left ? { reason: 'TOO_MUCH_SHIPPING', left } : null)
}

/** Returns true for a valid refund with valid deductions. */
export function isRefundable(billed: Billed, earlier: readonly Refund[], refund: Refund): boolean {
  return refundFault(billed, earlier, refund) === null && isDeductionValid(billed, earlier, refund)
}

/**
 * Returns the refunded tax by rate: the tax of all refunds less the tax of the earlier ones. The credit notes of a full refund add up to
 * the invoice.
 */
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

/**
 * Returns the credit note of a refund. All credit notes of a fully refunded order add up to the invoice, to the cent. Throws a RangeError
 * for an invalid refund.
 */
export function creditNote(billed: Invoiced, earlier: readonly Refund[], refund: Refund): CreditNote {
  if (!isRefundable(billed, earlier, refund)) throw new RangeError('more than was billed would be given back')
  const all = [...earlier, refund]
  const lines = billed.lines.flatMap((line) => {
    const [before, after] = [refundedUnits(earlier, line.id), refundedUnits(all, line.id)]
    if (before === after) return []
    const deducted = deductedAmount([refund], line.id)
    const total = subtractCents(paidBack(line, all), paidBack(line, earlier))
    return [{ ...line, quantity: after - before, total, ...(deducted > 0 && { kept: deducted }) }]
  })
  const [feesBefore, feesAfter] = [feesBack(billed.shipping, earlier), feesBack(billed.shipping, all)]
  return {
    lines,
    fees: refund.fees,
    shipping: feesAfter
      .map(({ rate, total }, index) => ({ rate, total: subtractCents(total, feesBefore[index]?.total ?? zeroCents) }))
      .filter(({ total }) => total > 0),
    total: sumCents([...lines.map(({ total }) => total), refund.fees]),
    vat: vatBack(givenBack(billed, earlier), givenBack(billed, all)),
  }
}
