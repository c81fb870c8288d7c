import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '#domain/shop/cents.ts'
import { creditNote, type Billed, type Refund } from '#domain/shop/credit-note.ts'
import { afterEvent, type OrderDelivery, type OrderEvent, type OrderStatus } from '#domain/shop/order-status.ts'
import { canShip, lastReceipt, leftToShip, type Shipped } from '#domain/shop/shipments.ts'
import { vatLines } from '#domain/shop/vat.ts'
import { withdrawalDeadline } from '#domain/shop/withdrawal.ts'
import { isWorkingDay } from '#domain/working-days.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((whole, each) => whole + each, 0)

const billed: fc.Arbitrary<Billed> = fc.record({
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
})

/** Draws for each of a few refunds how much of what is left of each line, and of the fees, is given back. */
const draws = fc.array(fc.tuple(fc.array(fc.nat({ max: 24 }), { minLength: 4, maxLength: 4 }), fc.nat({ max: 3000 })), { maxLength: 4 })

/** Refunds after those draws, and a last one of all that is left. */
function refundsOf({ lines, fees }: Billed, drawn: readonly (readonly [number[], number])[]): readonly Refund[] {
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

describe('credit notes', () => {
  it('give back what was billed, to the cent at every rate, and no more on the way', () => {
    fc.assert(
      fc.property(billed, draws, (order, drawn) => {
        const refunds = refundsOf(order, drawn)
        const notes = refunds.map((refund, index) => creditNote(order, refunds.slice(0, index), refund))
        const invoice = vatLines([
          ...order.lines.map(({ vatRate, total }) => ({ rate: vatRate, total })),
          { rate: 2000, total: order.fees },
        ])
        for (const note of notes) {
          for (const line of note.vat) expect(line.base + line.vat).toBe(line.total)
          expect(sum(note.vat.map(({ total }) => total))).toBe(note.total)
        }
        for (const { rate, base, vat, total } of invoice) {
          const ofRate = notes.flatMap((note) => note.vat.filter((line) => line.rate === rate))
          expect([
            sum(ofRate.map((line) => line.base)),
            sum(ofRate.map((line) => line.vat)),
            sum(ofRate.map((line) => line.total)),
          ]).toEqual([base, vat, total])
        }
        expect(sum(notes.map(({ total }) => total))).toBe(sum(order.lines.map(({ total }) => total)) + order.fees)
      }),
      { seed: 1, numRuns: 5000 },
    )
  })
})

describe('shipments', () => {
  const order = fc
    .array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 })
    .map((quantities) => quantities.map((quantity, index) => ({ line: index + 1, quantity })))
  const asked = fc.array(fc.record({ line: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 0, max: 12 }) }), { maxLength: 3 })

  it('send every bottle once, and none twice, whatever is asked', () => {
    fc.assert(
      fc.property(order, fc.array(asked, { maxLength: 12 }), (ordered, wishes) => {
        // Beside the rule a plain count of what stands in the cellar for each line.
        const cellar = new Map(ordered.map(({ line, quantity }) => [line, quantity]))
        const shipments: Shipped[] = []
        const ship = (lines: Shipped['lines']) => {
          for (const { line, quantity } of lines) cellar.set(line, (cellar.get(line) ?? 0) - quantity)
          shipments.push({ lines, receivedAt: new Date(shipments.length) })
          for (const left of cellar.values()) expect(left).toBeGreaterThanOrEqual(0)
        }
        for (const wish of wishes) if (canShip(ordered, shipments, wish)) ship(wish)
        const left = leftToShip(ordered, shipments)
        expect(left).toEqual([...cellar].filter(([, quantity]) => quantity > 0).map(([line, quantity]) => ({ line, quantity })))
        expect(lastReceipt(ordered, shipments) === null).toBe(left.length > 0)
        if (left.length === 0) return
        expect(canShip(ordered, shipments, left)).toBe(true)
        ship(left)
        expect([...cellar.values()].every((quantity) => quantity === 0)).toBe(true)
        expect(lastReceipt(ordered, shipments)?.getTime()).toBe(shipments.length - 1)
      }),
      { seed: 2, numRuns: 10_000 },
    )
  })
})

/** Nothing leaves unpaid, nothing is given back unpaid, nothing ends twice, nothing is carried that is fetched. */
function expectSound(seen: ReadonlySet<OrderEvent>, delivery: OrderDelivery): void {
  const count = (...events: OrderEvent[]) => events.filter((event) => seen.has(event)).length
  if (count('PREPARE', 'REFUND', 'REFUND_PART') > 0) expect(seen.has('PAY')).toBe(true)
  if (count('SHIP', 'MAKE_READY') > 0) expect(seen.has('PREPARE')).toBe(true)
  expect(count('PAY', 'EXPIRE', 'ABANDON', 'FAIL')).toBeLessThanOrEqual(1)
  expect(count('SHIP', 'MAKE_READY', 'CANCEL')).toBeLessThanOrEqual(1)
  const isCarried = delivery === 'DELIVERY' || delivery === 'PICKUP'
  expect(isCarried ? count('COLLECT') : count('SHIP', 'DELIVER')).toBe(0)
}

describe('the states of an order', () => {
  const event = fc.constantFrom<OrderEvent>(
    ...('PAY EXPIRE ABANDON FAIL REFUND_PART REFUND PREPARE SHIP MAKE_READY DELIVER COLLECT CANCEL REQUEST CONFIRM RETURN CLOSE'.split(
      ' ',
    ) as OrderEvent[]),
  )

  it('keep what must never happen from happening, whatever comes in whatever order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('PENDING_PAYMENT' as const, 'AWAITING_TRANSFER' as const, 'DEBIT_PENDING' as const),
        fc.constantFrom('DELIVERY' as const, 'PICKUP' as const, 'CLICK_AND_COLLECT' as const, 'NO_DELIVERY' as const),
        fc.array(event, { maxLength: 40 }),
        (payment, delivery, events) => {
          let status: OrderStatus = { payment, fulfilment: 'NEW', withdrawal: 'NONE' }
          const seen = new Set<OrderEvent>()
          for (const each of events) {
            const next = afterEvent(status, each, delivery)
            if (next === null) continue
            seen.add(each)
            const changed = (['payment', 'fulfilment', 'withdrawal'] as const).filter((axis) => next[axis] !== status[axis])
            expect(changed.length).toBe(each === 'REFUND_PART' && status.payment === 'PARTLY_REFUNDED' ? 0 : 1)
            status = next
          }
          expectSound(seen, delivery)
        },
      ),
      { seed: 3, numRuns: 10_000 },
    )
  })
})

describe('the time to withdraw', () => {
  it('ends on a working day, fourteen days later or a few more, and never sooner for what came later', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, fc.nat({ max: 10 * 86_400_000 }), fc.boolean(), (receivedAt, later, isTold) => {
        const end = withdrawalDeadline(receivedAt, { isTold })
        expect(isWorkingDay(end)).toBe(true)
        const days = (Date.parse(end) - receivedAt.getTime()) / 86_400_000
        expect(days > (isTold ? 12.9 : 378) && days < (isTold ? 20 : 390)).toBe(true)
        expect(withdrawalDeadline(new Date(receivedAt.getTime() + later), { isTold }) >= end).toBe(true)
      }),
      { seed: 4, numRuns: 1000 },
    )
  })
})
