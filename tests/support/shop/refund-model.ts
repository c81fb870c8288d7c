import fc from 'fast-check'
import { cents } from '#domain/shop/pricing/cents.ts'
import { creditNote, type CreditNote, type Invoiced, type Refund } from '#domain/shop/orders/credit-note.ts'
import { shippingByRate, standardVatRate, vatLines } from '#domain/shop/pricing/vat.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((whole, each) => whole + each, 0)

/** An invoiced order. Its fees follow the rates of the goods, or the standard rate as on older orders. */
export const billedOrder: fc.Arbitrary<Invoiced> = fc
  .record({
    lines: fc
      .array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 24 }),
          vatRate: fc.constantFrom(2000, 1000, 550),
          total: fc.integer({ min: 0, max: 60_000 }).map(cents),
        }),
        { minLength: 1, maxLength: 4 },
      )
      .map((lines) => lines.map((line, index) => ({ id: index + 1, ...line }))),
    fees: fc.integer({ min: 0, max: 3000 }).map(cents),
    isOld: fc.boolean(),
  })
  .map(({ lines, fees, isOld }) => {
    const goods = lines.map(({ vatRate: rate, total }) => ({ rate, total }))
    return { lines, fees, shipping: isOld ? [{ rate: standardVatRate, total: fees }] : shippingByRate(fees, goods) }
  })

/** Draws for each of a few refunds how much of what is left of each line, and of the fees, is given back. */
export const refundDraws = fc.array(fc.tuple(fc.array(fc.nat({ max: 24 }), { minLength: 4, maxLength: 4 }), fc.nat({ max: 3000 })), {
  maxLength: 4,
})

/** Refunds after those draws, and a last one of all that is left. */
function refundsOf({ lines, fees }: Invoiced, drawn: readonly (readonly [number[], number])[]): readonly Refund[] {
  const left = new Map(lines.map(({ id, quantity }) => [id, quantity]))
  let feesLeft: number = fees
  const take = (wanted: (id: number) => number, wantedFees: number): Refund => {
    const taken = lines.map(({ id }) => ({ id, quantity: Math.min(wanted(id), left.get(id) ?? 0) })).filter(({ quantity }) => quantity > 0)
    for (const { id, quantity } of taken) left.set(id, (left.get(id) ?? 0) - quantity)
    const takenFees = cents(Math.min(wantedFees, feesLeft))
    feesLeft -= takenFees
    return { lines: taken, fees: takenFees }
  }
  const parts = drawn.map(([quantities, part]) => take((id) => quantities[id - 1] ?? 0, part))
  return [...parts, take(() => Infinity, Infinity)].filter((refund) => refund.lines.length > 0 || refund.fees > 0)
}

function faultsOfNote({ vat, total, fees, shipping }: CreditNote): readonly string[] {
  const lines = vat
    .filter((line) => line.base + line.vat !== line.total)
    .map(({ rate }) => `a note whose parts at ${rate} are not its total`)
  return [
    ...lines,
    ...(sum(vat.map((line) => line.total)) === total ? [] : ['a note whose rates are not its total']),
    ...(sum(shipping.map((share) => share.total)) === fees ? [] : ['a note whose shares of shipping are not its fees']),
    ...(shipping.every((share) => share.total > 0) ? [] : ['a note with a share of shipping that is not above 0']),
  ]
}

/** Gives an order back in parts, and says where the credit notes are not, to the cent and at each rate, what was billed. */
export function creditNoteFaults(order: Invoiced, drawn: readonly (readonly [number[], number])[]): readonly string[] {
  const refunds = refundsOf(order, drawn)
  const notes = refunds.map((refund, index) => creditNote(order, refunds.slice(0, index), refund))
  const invoice = vatLines([...order.lines.map(({ vatRate, total }) => ({ rate: vatRate, total })), ...order.shipping])
  const all = notes.flatMap(({ vat }) => vat)
  const rates = invoice.filter(({ rate, base, vat }) => {
    const own = all.filter((line) => line.rate === rate)
    return sum(own.map((line) => line.base)) !== base || sum(own.map((line) => line.vat)) !== vat
  })
  const billed = sum(order.lines.map(({ total }) => total)) + order.fees
  return [
    ...notes.flatMap(faultsOfNote),
    ...rates.map(({ rate }) => `notes that are not what was billed at ${rate}`),
    ...(sum(notes.map(({ total }) => total)) === billed ? [] : ['notes that are not what was billed']),
  ]
}
