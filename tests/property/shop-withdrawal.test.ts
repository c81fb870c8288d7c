import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, sumCents, type Cents } from '#domain/shop/cents.ts'
import { creditNote, isRefundable, unitsBack, type Billed, type Refund } from '#domain/shop/credit-note.ts'
import { addDays, daysBetween } from '#domain/days.ts'
import { isWorkingDay } from '#domain/working-days.ts'
import { withdrawalRefund, type GivenUp, type WithdrawableLine } from '#domain/shop/withdrawal-refund.ts'
import { withdrawalDeadline } from '#domain/shop/withdrawal.ts'
import { parisDay } from '#domain/paris-day.ts'
import { billedOrder } from '#tests/support/refund-model.ts'

const order: fc.Arbitrary<Billed<WithdrawableLine>> = fc
  .tuple(billedOrder, fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }))
  .map(([{ lines, fees }, exempt]) => ({ fees, lines: lines.map((line, index) => ({ ...line, isExempt: exempt[index] === true })) }))

const named: fc.Arbitrary<GivenUp | null> = fc.option(
  fc.array(fc.record({ id: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 1, max: 30 }) }), { maxLength: 5 }),
)
const standardFees: fc.Arbitrary<Cents | null> = fc.option(fc.integer({ min: 0, max: 3000 }).map(cents))

/** What several withdrawals from one order give back, one after the other. */
function giveUp(billed: Billed<WithdrawableLine>, asked: readonly (GivenUp | null)[], fees: Cents | null): readonly Refund[] {
  return asked.reduce<readonly Refund[]>(
    (earlier, each) => [...earlier, withdrawalRefund(billed, earlier, { named: each, standardFees: fees })],
    [],
  )
}

describe('withdrawals from an order, however many and of whatever', () => {
  it('give back no more than was billed, nothing that is exempt, and a credit note can be made of each', () => {
    fc.assert(
      fc.property(order, fc.array(named, { minLength: 1, maxLength: 4 }), standardFees, (billed, asked, fees) => {
        const refunds = giveUp(billed, asked, fees)
        for (const { id, quantity, isExempt } of billed.lines) {
          expect(unitsBack(refunds, id)).toBeLessThanOrEqual(isExempt ? 0 : quantity)
        }
        for (const [index, refund] of refunds.entries()) {
          const isSomething = refund.lines.length > 0 || refund.fees > 0
          expect(isRefundable(billed, refunds.slice(0, index), refund)).toBe(isSomething)
        }
      }),
    )
  })

  it('give back, once all is given up, all goods and the cheapest standard shipping, but no more than was paid', () => {
    fc.assert(
      fc.property(billedOrder, fc.array(named, { maxLength: 3 }), standardFees, ({ lines, fees }, asked, standard) => {
        const billed = { fees, lines: lines.map((line) => ({ ...line, isExempt: false })) }
        const refunds = giveUp(billed, [...asked, null], standard)
        const notes = refunds.flatMap((refund, index) =>
          refund.lines.length > 0 ? [creditNote(billed, refunds.slice(0, index), refund).total] : [],
        )
        expect(sumCents(notes)).toBe(sumCents(lines.map(({ total }) => total)) + Math.min(fees, standard ?? fees))
      }),
    )
  })
})

describe('the last day to withdraw', () => {
  it('is a working day, fourteen days after the goods came or the first one after that', () => {
    const receipt = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(receipt, (receivedAt) => {
        const deadline = withdrawalDeadline(receivedAt, { isTold: true })
        const fourteenth = addDays(parisDay(receivedAt.getTime()), 14)
        expect(isWorkingDay(deadline)).toBe(true)
        for (let day = fourteenth; day < deadline; day = addDays(day, 1)) expect(isWorkingDay(day)).toBe(false)
        expect(daysBetween(deadline, withdrawalDeadline(receivedAt, { isTold: false }))).toBeGreaterThanOrEqual(365)
      }),
    )
  })
})
