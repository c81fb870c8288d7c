import { describe, expect, it } from 'vitest'
import { cents } from '#domain/shop/pricing/cents.ts'
import { creditNote, isRefundable, refundFault, type Invoiced, type Refund } from './credit-note.ts'

// Three bottles that cost 10 € together, which is not divisible by three.
const billed: Invoiced = {
  lines: [
    { id: 107, quantity: 3, vatRate: 2000, total: cents(1000) },
    { id: 31, quantity: 1, vatRate: 550, total: cents(999) },
  ],
  fees: cents(1490),
  shipping: [{ rate: 2000, total: cents(1490) }],
}
const taxed = (rate: number, total: number) => ({ rate, total: cents(total) })
const back = (id: number, quantity: number, fees = 0): Refund => ({ lines: id === 0 ? [] : [{ id, quantity }], fees: cents(fees) })

describe('credit note', () => {
  it('names the units of a line, with the tax at its rate', () => {
    expect(creditNote(billed, [], back(107, 1))).toEqual({
      lines: [{ id: 107, quantity: 1, vatRate: 2000, total: 333 }],
      fees: 0,
      shipping: [],
      total: 333,
      vat: [{ rate: 2000, base: 277, vat: 56, total: 333 }],
    })
  })

  it('refunds exactly the invoiced total over several partial credit notes', () => {
    const parts = [back(107, 1), back(107, 1, 490), back(31, 1), back(107, 1), back(0, 0, 1000)]
    const notes = parts.map((part, index) => creditNote(billed, parts.slice(0, index), part))
    expect(notes.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[1], [1], [1], [1], []])
    expect(notes.map(({ vat }) => vat.map(({ rate }) => rate))).toEqual([[2000], [2000], [550], [2000], [2000]])
    expect(notes.map(({ total }) => total)).toEqual([333, 824, 999, 333, 1000])
    expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(1000 + 999 + 1490)
    const vatAt = (rate: number) => notes.flatMap(({ vat }) => vat).reduce((sum, line) => sum + (line.rate === rate ? line.vat : 0), 0)
    // 24.90 at 20 %, 9.99 at 5.5 %.
    expect([vatAt(2000), vatAt(550)]).toEqual([415, 52])
  })

  it('equals the invoice for a full refund', () => {
    const whole: Refund = { lines: billed.lines, fees: billed.fees }
    expect(creditNote(billed, [], whole)).toMatchObject({ lines: billed.lines, fees: 1490, total: 3489 })
  })

  it('refunds shipping at the rates at which it was invoiced, to the cent in the end', () => {
    const mixed: Invoiced = { ...billed, shipping: [taxed(2000, 745), taxed(1000, 3), taxed(550, 742)] }
    const parts = [back(0, 0, 1), back(0, 0, 744), back(0, 0, 745)]
    const notes = parts.map((part, index) => creditNote(mixed, parts.slice(0, index), part))
    expect(notes.map(({ shipping }) => shipping)).toEqual([
      [taxed(2000, 1)],
      [taxed(2000, 372), taxed(1000, 1), taxed(550, 371)],
      [taxed(2000, 372), taxed(1000, 2), taxed(550, 371)],
    ])
    expect(creditNote(mixed, [], { lines: [], fees: mixed.fees }).shipping).toEqual(mixed.shipping)
  })

  it('can refund shipping only', () => {
    expect(creditNote(billed, [], back(0, 0, 600))).toEqual({
      lines: [],
      fees: 600,
      shipping: [{ rate: 2000, total: 600 }],
      total: 600,
      vat: [{ rate: 2000, base: 500, vat: 100, total: 600 }],
    })
  })

  it('deducts the loss of value of returned goods, and its tax', () => {
    const worn: Refund = { lines: [{ id: 107, quantity: 2, kept: cents(250) }], fees: cents(0) }
    const note = creditNote(billed, [back(107, 1)], worn)
    expect(note).toEqual({
      lines: [{ id: 107, quantity: 2, vatRate: 2000, total: 417, kept: 250 }],
      fees: 0,
      shipping: [],
      total: 417,
      vat: [{ rate: 2000, base: 348, vat: 69, total: 417 }],
    })
    const rest: Refund = { lines: [{ id: 31, quantity: 1, kept: cents(999) }], fees: cents(1490) }
    expect(creditNote(billed, [back(107, 1), worn], rest)).toMatchObject({ lines: [{ total: 0, kept: 999 }], total: 1490 })
  })

  it.each([
    ['less than nothing, by what is kept back', [], { lines: [{ id: 107, quantity: 1, kept: cents(334) }], fees: cents(900) }],
    ['more units than were billed', [], back(107, 4)],
    ['more units than are left', [back(107, 2)], back(107, 2)],
    ['the same units twice', [], { lines: [back(107, 2), back(107, 2)].flatMap(({ lines }) => lines), fees: cents(0) }],
    ['a line that was not billed', [], back(5, 1)],
    ['half a bottle', [], back(107, 0.5)],
    ['no bottle', [], back(107, 0)],
    ['bottles to be given', [], back(107, -1)],
    ['more shipping than was paid', [], back(0, 0, 1491)],
    ['more shipping than is left', [back(0, 0, 1000)], back(0, 0, 500)],
    ['nothing at all', [], back(0, 0)],
  ])('rejects %s', (_, earlier, refund) => {
    expect(isRefundable(billed, earlier, refund)).toBe(false)
    expect(() => creditNote(billed, earlier, refund)).toThrow(RangeError)
  })

  it.each([
    [[], back(5, 1), { reason: 'UNKNOWN_LINE', id: 5 }],
    [[back(107, 1)], back(107, 3), { reason: 'TOO_MANY_UNITS', id: 107, left: 2 }],
    [[back(0, 0, 1000)], back(0, 0, 500), { reason: 'TOO_MUCH_SHIPPING', left: 490 }],
    [[], back(0, 0), { reason: 'NOTHING' }],
    [[back(107, 1)], back(107, 2, 1490), null],
  ])('after %j and %j returns the reason and the rest', (earlier, refund, fault) => {
    expect(refundFault(billed, earlier, refund)).toEqual(fault)
  })
})
