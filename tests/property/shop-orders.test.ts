import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { transition, type OrderDelivery, type OrderEvent, type OrderStatus } from '#domain/shop/orders/order-status.ts'
import { canShip, lastReceipt, leftToShip, type Shipped } from '#domain/shop/shipping/shipments.ts'
import { withdrawalDeadline } from '#domain/shop/orders/withdrawal.ts'
import { isWorkingDay } from '#domain/dates/working-days.ts'
import { billedOrder, creditNoteFaults, refundDraws } from '#tests/support/shop/refund-model.ts'

describe('credit notes', () => {
  it('refund the billed amount exactly at every rate, and never more in between', () => {
    fc.assert(
      fc.property(billedOrder, refundDraws, (order, drawn) => {
        expect(creditNoteFaults(order, drawn)).toEqual([])
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

  it('ship every bottle once for any sequence of requests', () => {
    fc.assert(
      fc.property(order, fc.array(asked, { maxLength: 12 }), (ordered, wishes) => {
        // An independent count of the stock of each line.
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

/** Expects that no unpaid order is shipped or refunded, nothing ends twice and no pickup is shipped. */
function expectSound(seen: ReadonlySet<OrderEvent>, delivery: OrderDelivery): void {
  const count = (...events: OrderEvent[]) => events.filter((event) => seen.has(event)).length
  if (count('PREPARE', 'REFUND', 'REFUND_PART') > 0) expect(count('PAY', 'PAY_LATE')).toBe(1)
  if (seen.has('PAY_LATE')) expect(count('EXPIRE', 'FAIL')).toBe(1)
  if (count('SHIP', 'MAKE_READY') > 0) expect(seen.has('PREPARE')).toBe(true)
  expect(count('PAY', 'EXPIRE', 'ABANDON', 'FAIL')).toBeLessThanOrEqual(1)
  expect(count('SHIP', 'MAKE_READY', 'CANCEL')).toBeLessThanOrEqual(1)
  if (seen.has('CALL_OFF')) expect([seen.has('MAKE_READY'), seen.has('REFUND'), seen.has('COLLECT')]).toEqual([true, true, false])
  const isCarried = delivery === 'DELIVERY' || delivery === 'PICKUP'
  expect(isCarried ? count('COLLECT') : count('SHIP', 'DELIVER')).toBe(0)
}

describe('the states of an order', () => {
  const event = fc.constantFrom<OrderEvent>(
    ...('PAY PAY_LATE START_DEBIT CHOOSE_TRANSFER EXPIRE ABANDON FAIL REFUND_PART REFUND PREPARE SHIP MAKE_READY DELIVER COLLECT CANCEL CALL_OFF REQUEST CONFIRM RETURN CLOSE LAPSE RULE RETURN_PART REOPEN'.split(
      ' ',
    ) as OrderEvent[]),
  )

  it('exclude the forbidden combinations for any sequence of events', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('PENDING_PAYMENT' as const, 'AWAITING_TRANSFER' as const, 'DEBIT_PENDING' as const),
        fc.constantFrom('DELIVERY' as const, 'PICKUP' as const, 'CLICK_AND_COLLECT' as const, 'NO_DELIVERY' as const),
        fc.array(event, { maxLength: 40 }),
        (payment, delivery, events) => {
          let status: OrderStatus = { payment, fulfilment: 'NEW', withdrawal: 'NONE' }
          const seen = new Set<OrderEvent>()
          for (const each of events) {
            const next = transition(status, each, delivery)
            if (next === null) continue
            seen.add(each)
            const changed = (['payment', 'fulfilment', 'withdrawal'] as const).filter((axis) => next[axis] !== status[axis])
            // A second partial refund, a partial return and a review change no state.
            const isNoted = each === 'RULE' || each === 'RETURN_PART' || (each === 'REFUND_PART' && status.payment === 'PARTLY_REFUNDED')
            expect(changed.length).toBe(isNoted ? 0 : 1)
            status = next
          }
          expectSound(seen, delivery)
        },
      ),
      { seed: 3, numRuns: 10_000 },
    )
  })
})

describe('the withdrawal period', () => {
  it('ends on a working day at least fourteen days later, and is monotonic', () => {
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
