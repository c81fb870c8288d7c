import { describe, expect, it } from 'vitest'
import { cents } from '#domain/shop/pricing/cents.ts'
import { hasOpenClaims, readClaims, pendingReturnUnits, type ReturnStep } from './withdrawal-claims.ts'

const billed = {
  lines: [
    { id: 1, quantity: 6, vatRate: 2000, total: cents(7500) },
    { id: 2, quantity: 3, vatRate: 2000, total: cents(3750) },
  ],
  fees: cents(1490),
}
const said = (kind: ReturnStep['kind'], first: number, fees = 0): ReturnStep => ({
  ...{ kind, fees: cents(fees) },
  lines: first > 0 ? [{ id: 1, quantity: first }] : [],
})
const openOf = (...history: ReturnStep[]) => readClaims(billed, history).open

describe('withdrawal claims', () => {
  it('are open until a credit note refunds them, in part or in full', () => {
    expect(openOf()).toEqual({ lines: [], fees: 0 })
    expect(openOf(said('CLAIM', 4, 690))).toEqual({ lines: [{ id: 1, quantity: 4 }], fees: 690 })
    expect(openOf(said('CLAIM', 4, 690), said('CREDIT', 3, 500))).toEqual({ lines: [{ id: 1, quantity: 1 }], fees: 190 })
    expect(openOf(said('CLAIM', 4, 690), said('CREDIT', 5, 900))).toEqual({ lines: [], fees: 0 })
  })

  it('add up, and are not reduced by earlier credit notes', () => {
    expect(openOf(said('CREDIT', 2, 300), said('CLAIM', 2, 390))).toEqual({ lines: [{ id: 1, quantity: 2 }], fees: 390 })
    expect(openOf(said('CLAIM', 1), said('CLAIM', 2, 100))).toEqual({ lines: [{ id: 1, quantity: 3 }], fees: 100 })
  })

  it('never exceed the refundable rest', () => {
    expect(openOf(said('CREDIT', 4, 1000), said('CLAIM', 6, 1490))).toEqual({ lines: [{ id: 1, quantity: 2 }], fees: 490 })
  })

  it('are returned with the credit notes, and report whether something is open', () => {
    const claims = readClaims(billed, [said('CLAIM', 4, 690), said('CREDIT', 4)])
    expect(claims.credited).toMatchObject([{ lines: [{ id: 1, quantity: 4 }], fees: 0 }])
    expect(hasOpenClaims(claims)).toBe(true)
    expect(hasOpenClaims(readClaims(billed, [said('CLAIM', 4)]))).toBe(true)
    expect(hasOpenClaims(readClaims(billed, [said('CLAIM', 4), said('CREDIT', 4)]))).toBe(false)
  })

  it('match returned goods by withdrawal, and credit returned goods first', () => {
    const backOf = (...history: ReturnStep[]) => readClaims(billed, history).back.lines
    const came = (first: number) => [said('CLAIM', first), said('RETURN_ALL', first)]
    const two = [{ id: 1, quantity: 2 }]
    expect(backOf(said('CLAIM', 4))).toEqual([])
    expect(backOf(...came(2), said('CLAIM', 4))).toEqual(two)
    expect(backOf(...came(2), said('CREDIT', 2), said('CLAIM', 4))).toEqual([])
    expect(backOf(...came(4), said('CLAIM', 2), said('CREDIT', 2))).toEqual(two)
    expect(backOf(said('CREDIT', 4), ...came(2))).toEqual(two)
    // Two of the four claimed units had never been shipped.
    expect(backOf(said('CLAIM', 4), said('RETURN_ALL', 2))).toEqual(two)
  })

  it('match partial returns up to the open units', () => {
    const backOf = (...history: ReturnStep[]) => readClaims(billed, history).back.lines
    const units = (quantity: number) => [{ id: 1, quantity }]
    expect(backOf(said('CLAIM', 4), said('RETURN', 1))).toEqual(units(1))
    expect(backOf(said('CLAIM', 4), said('RETURN', 1), said('RETURN', 2))).toEqual(units(3))
    expect(backOf(said('CLAIM', 4), said('RETURN', 1), said('CREDIT', 1))).toEqual([])
    expect(backOf(said('CLAIM', 4), said('CREDIT', 1), said('RETURN', 1))).toEqual([])
    expect(backOf(said('CLAIM', 4), said('CREDIT', 1), said('RETURN', 3))).toEqual(units(2))
    expect(backOf(said('CLAIM', 2), said('CREDIT', 1), said('RETURN', 2))).toEqual(units(1))
    expect(openOf(said('CLAIM', 4, 690), said('RETURN', 3))).toEqual({ lines: units(4), fees: 690 })
  })

  it('wait for shipped units that have not come back', () => {
    const awaited = (unsent: number, ...history: ReturnStep[]) => pendingReturnUnits(readClaims(billed, history), { id: 1, unsent })
    expect(awaited(0, said('CLAIM', 4))).toBe(4)
    expect(awaited(1, said('CLAIM', 4))).toBe(3)
    expect(awaited(6, said('CLAIM', 4))).toBe(0)
    expect(awaited(1, said('CLAIM', 4), said('RETURN', 2))).toBe(1)
    expect(awaited(0, said('CLAIM', 4), said('RETURN', 2), said('CREDIT', 2))).toBe(2)
    expect(awaited(0, said('CLAIM', 4), said('CREDIT', 3))).toBe(1)
    expect(awaited(0, said('CLAIM', 4), said('RETURN_ALL', 4))).toBe(0)
    expect(awaited(0)).toBe(0)
  })

  it('wait for the same units in either order of return and credit', () => {
    const awaited = (unsent: number, ...history: ReturnStep[]) => pendingReturnUnits(readClaims(billed, history), { id: 1, unsent })
    expect(awaited(0, said('CLAIM', 3), said('RETURN', 1), said('CREDIT', 2))).toBe(1)
    expect(awaited(0, said('CLAIM', 3), said('CREDIT', 2), said('RETURN', 1))).toBe(1)
    const neverLeft = { ...said('CREDIT', 1), unsent: [{ id: 1, quantity: 1 }] }
    expect(awaited(1, said('CLAIM', 3), said('RETURN', 1), neverLeft)).toBe(0)
    expect(awaited(1, said('CLAIM', 3), neverLeft, said('RETURN', 1))).toBe(0)
  })

  it('credit unshipped units first, and leave the other units of the credit note open', () => {
    const ofUnsent = (quantity: number, unsent: number): ReturnStep => ({
      ...said('CREDIT', quantity),
      unsent: [{ id: 1, quantity: unsent }],
    })
    expect(openOf(said('CLAIM', 6), ofUnsent(3, 2)).lines).toEqual([{ id: 1, quantity: 3 }])
    expect(openOf(said('CLAIM', 6), ofUnsent(2, 2)).lines).toEqual([{ id: 1, quantity: 4 }])
    // Units credited as unshipped do not count as returned for a later claim.
    expect(readClaims(billed, [said('CLAIM', 3), said('RETURN', 2), ofUnsent(3, 2), said('CLAIM', 2)]).back.lines).toEqual([])
  })

  it('expire as a whole, and leave later claims open', () => {
    const lapsed = [said('CLAIM', 4, 690), said('CREDIT', 1), said('RETURN', 2), said('LAPSE', 0)]
    expect(readClaims(billed, lapsed)).toMatchObject({ open: { lines: [], fees: 0 }, back: { lines: [] }, ahead: { lines: [] } })
    expect(openOf(...lapsed, said('CLAIM', 2, 100))).toEqual({ lines: [{ id: 1, quantity: 2 }], fees: 100 })
  })

  it('record units refunded before their return until all pending units are back', () => {
    const aheadOf = (...history: ReturnStep[]) => readClaims(billed, history).ahead.lines
    expect(aheadOf(said('CLAIM', 3), said('CREDIT', 2))).toEqual([{ id: 1, quantity: 2 }])
    expect(aheadOf(said('CLAIM', 3), said('CREDIT', 2), said('RETURN', 1))).toEqual([{ id: 1, quantity: 1 }])
    expect(aheadOf(said('CLAIM', 3), said('CREDIT', 2), said('RETURN_ALL', 1))).toEqual([])
    expect(aheadOf(said('CREDIT', 2), said('CLAIM', 3))).toEqual([])
    expect(aheadOf(said('CLAIM', 3), said('RETURN', 1), said('CREDIT', 2))).toEqual([{ id: 1, quantity: 1 }])
  })
})
