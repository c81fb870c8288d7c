import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, sumCents, type Cents } from '#domain/shop/pricing/cents.ts'
import { creditNote, isRefundable, refundedUnits, refundValue, type Invoiced, type Refund } from '#domain/shop/orders/credit-note.ts'
import { addDays, daysBetween } from '#domain/dates/dates.ts'
import { isWorkingDay } from '#domain/dates/working-days.ts'
import { readClaims, type ReturnStep } from '#domain/shop/orders/withdrawal-claims.ts'
import { withdrawalRefund, type WithdrawnUnits, type WithdrawableLine } from '#domain/shop/orders/withdrawal-refund.ts'
import { vatLine } from '#domain/shop/pricing/vat.ts'
import { withdrawalDeadline } from '#domain/shop/orders/withdrawal.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import { billedOrder } from '#tests/support/shop/refund-model.ts'

const order: fc.Arbitrary<Invoiced<WithdrawableLine>> = fc
  .tuple(billedOrder, fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }))
  .map(([{ lines, ...fees }, exempt]) => ({ ...fees, lines: lines.map((line, index) => ({ ...line, isExempt: exempt[index] === true })) }))

const named: fc.Arbitrary<WithdrawnUnits | null> = fc.option(
  fc.array(fc.record({ id: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 1, max: 30 }) }), { maxLength: 5 }),
)
const standardFees: fc.Arbitrary<Cents | null> = fc.option(fc.integer({ min: 0, max: 3000 }).map(cents))

/** Returns the refunds of successive withdrawals from one order. */
function giveUp(billed: Invoiced<WithdrawableLine>, asked: readonly (WithdrawnUnits | null)[], fees: Cents | null): readonly Refund[] {
  return asked.reduce<readonly Refund[]>(
    (earlier, each) => [...earlier, withdrawalRefund(billed, earlier, { named: each, standardFees: fees })],
    [],
  )
}

describe('any number of withdrawals from an order', () => {
  it('refund at most the billed amount without exempt goods, each with a valid credit note', () => {
    fc.assert(
      fc.property(order, fc.array(named, { minLength: 1, maxLength: 4 }), standardFees, (billed, asked, fees) => {
        const refunds = giveUp(billed, asked, fees)
        for (const { id, quantity, isExempt } of billed.lines) {
          expect(refundedUnits(refunds, id)).toBeLessThanOrEqual(isExempt ? 0 : quantity)
        }
        for (const [index, refund] of refunds.entries()) {
          const isSomething = refund.lines.length > 0 || refund.fees > 0
          expect(isRefundable(billed, refunds.slice(0, index), refund)).toBe(isSomething)
        }
      }),
    )
  })

  it('refund all goods and the cheapest standard shipping in the end, at most the payment', () => {
    fc.assert(
      fc.property(billedOrder, fc.array(named, { maxLength: 3 }), standardFees, ({ lines, fees, shipping }, asked, standard) => {
        const billed = { fees, shipping, lines: lines.map((line) => ({ ...line, isExempt: false })) }
        const refunds = giveUp(billed, [...asked, null], standard)
        const notes = refunds.flatMap((refund, index) =>
          refund.lines.length > 0 ? [creditNote(billed, refunds.slice(0, index), refund).total] : [],
        )
        expect(sumCents(notes)).toBe(sumCents(lines.map(({ total }) => total)) + Math.min(fees, standard ?? fees))
      }),
    )
  })
})

describe('a deduction for worn goods', () => {
  it('and the refund add up to the claim, exactly and at each rate, in any parts', () => {
    const shares = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(order, fc.array(fc.tuple(named, shares), { minLength: 1, maxLength: 4 }), standardFees, (billed, asked, standard) => {
        const claims = giveUp(
          billed,
          asked.map(([each]) => each),
          standard,
        )
        const refunds: Refund[] = []
        const notes = claims.flatMap((claim, index) => {
          if (claim.lines.length === 0 && claim.fees === 0) return []
          const lines = claim.lines.map((line) => {
            const whole = billed.lines.filter(({ id }) => id === line.id).map((each) => refundValue(each, refunds, claim))
            const kept = cents(Math.floor((sumCents(whole) * (asked[index]?.[1][line.id - 1] ?? 0)) / 100))
            return { ...line, kept }
          })
          const note = creditNote(billed, refunds, { ...claim, lines })
          const kept = sumCents(lines.map((line) => line.kept))
          expect(note.total + kept).toBe(creditNote(billed, refunds, claim).total)
          expect(sumCents(note.lines.flatMap((line) => line.kept ?? []))).toBe(kept)
          expect(sumCents(note.vat.map(({ total }) => total))).toBe(note.total)
          for (const { base, vat, total } of note.vat) expect(base + vat).toBe(total)
          refunds.push({ ...claim, lines })
          return [note]
        })
        for (const rate of new Set(billed.lines.map(({ vatRate }) => vatRate))) {
          const own = notes.flatMap(({ vat }) => vat.filter((line) => line.rate === rate))
          const total = sumCents(own.map((line) => line.total))
          expect(sumCents(own.map(({ vat }) => vat))).toBe(vatLine({ rate, total }).vat)
        }
      }),
    )
  })
})

describe('withdrawals among credit notes', () => {
  const step = fc.record({
    kind: fc.constantFrom('CLAIM' as const, 'CREDIT' as const),
    named,
    fees: fc.integer({ min: 0, max: 3000 }),
  })

  it('propose at most the rest of the payment, and nothing once all is refunded', () => {
    fc.assert(
      fc.property(order, fc.array(step, { maxLength: 6 }), standardFees, (billed, steps, standard) => {
        const paid = sumCents([...billed.lines.map(({ total }) => total), billed.fees])
        const history: ReturnStep[] = []
        const propose = (of: WithdrawnUnits | null): Refund => {
          const { credited, open } = readClaims(billed, history)
          return withdrawalRefund(billed, [...credited, open], { named: of, standardFees: standard })
        }
        /** Applies a credit note to the requested units as far as they are left, independent of claims. */
        const credit = (asked: Refund): void => {
          const { credited } = readClaims(billed, history)
          const back = (id: number) => refundedUnits(credited, id)
          const lines = billed.lines
            .map(({ id, quantity }) => ({ id, quantity: Math.min(refundedUnits([asked], id), quantity - back(id)) }))
            .filter(({ quantity }) => quantity > 0)
          const fees = cents(Math.min(asked.fees, billed.fees - sumCents(credited.map((each) => each.fees))))
          if (lines.length > 0 || fees > 0) history.push({ kind: 'CREDIT', lines, fees })
        }
        const totals = () => {
          const credits = history.filter(({ kind }) => kind === 'CREDIT')
          return sumCents(credits.map((each, index) => creditNote(billed, credits.slice(0, index), each).total))
        }
        for (const { kind, named: of, fees } of steps) {
          if (kind === 'CLAIM') history.push({ kind, ...propose(of) })
          else credit({ lines: of ?? billed.lines, fees: cents(fees) })
        }
        const proposal = propose(null)
        const { credited, open } = readClaims(billed, history)
        const isSomething = proposal.lines.length > 0 || proposal.fees > 0
        expect(isRefundable(billed, [...credited, open], proposal)).toBe(isSomething)
        const proposed = isSomething ? creditNote(billed, [...credited, open], proposal).total : 0
        expect(proposed).toBeGreaterThanOrEqual(0)
        expect(proposed).toBeLessThanOrEqual(paid - totals())
        for (const { id, quantity, isExempt } of billed.lines) {
          const all = refundedUnits([...credited, open, proposal], id)
          // Exempt goods are never withdrawn, but a company may refund them.
          expect(isExempt ? refundedUnits([open, proposal], id) : quantity - all).toBe(0)
        }
        history.push({ kind: 'CLAIM', ...proposal })
        credit(readClaims(billed, history).open)
        expect(readClaims(billed, history).open).toEqual({ lines: [], fees: 0 })
        expect(propose(null)).toEqual({ lines: [], fees: 0 })
        expect(totals()).toBeLessThanOrEqual(paid)
      }),
      { seed: 5, numRuns: 5000 },
    )
  })
})

describe('the last day of the withdrawal', () => {
  it('is a working day fourteen days after the receipt, or the next one', () => {
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
