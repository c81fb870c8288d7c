import { describe, expect, it } from 'vitest'
import { mostOf, type NewLine } from '#domain/shop/orders/cart-line.ts'
import { declinationExample, vintageExample, wineExample } from '#tests/support/blocks/cart-examples.ts'
import { addAwaited, addLine, changeQuantity, LINE_ID_END, refreshLines, restoreLine, parseLines, type CartLines } from './lines.ts'

const nothing: CartLines = { lines: [], nextId: 0, wanted: {} }
const bottle = (quantity = 1, more = {}): NewLine => ({ product: wineExample(31, more), declinationId: null, quantity })
const bySix = (quantity: number, more = {}): NewLine => ({
  product: vintageExample(30, [declinationExample(107, more), declinationExample(108, { year: 2022, sellByMultipleOf: 1 })]),
  declinationId: 107,
  quantity,
})
const few = { setQuantity: true, quantity: 16 }
const quantities = ({ lines }: CartLines) => lines.map(({ quantity }) => quantity)

describe('adding to a cart', () => {
  it('adds quantities of the same product and variant only', () => {
    const other = { ...bySix(1), declinationId: 108 }
    const cart = [bottle(2), bySix(6), other, bottle(1), bySix(6)].reduce(addLine, nothing)
    expect(quantities(cart)).toEqual([3, 12, 1])
    expect(cart.lines.map(({ id }) => id)).toEqual([0, 1, 2])
  })

  it('rounds to whole steps within the stock, and remembers the wanted quantity', () => {
    expect(quantities(addLine(nothing, bySix(7)))).toEqual([12])
    const cart = addLine(nothing, bySix(18, few))
    expect([quantities(cart), cart.wanted]).toEqual([[12], { 0: 18 }])
    expect(changeQuantity(cart, 0, () => 6)).toMatchObject({ wanted: {} })
  })

  it('remembers a quantity raised to the step until the next change', () => {
    const cart = addLine(nothing, bySix(4))
    expect([quantities(cart), cart.wanted]).toEqual([[6], { 0: 4 }])
    expect(changeQuantity(cart, 0, (quantity, step) => quantity + step)).toMatchObject({ wanted: {} })
    expect(changeQuantity(cart, 0, () => 8).wanted).toEqual({ 0: 8 })
    expect(changeQuantity(cart, 0, () => 0).wanted).toEqual({})
    expect(addLine(cart, bySix(6)).wanted).toEqual({})
    // The stock, not the step, is the reason.
    expect(addLine(nothing, bySix(11, { setQuantity: true, quantity: 10 }))).toMatchObject({ lines: [{ quantity: 6 }], wanted: { 0: 11 } })
  })

  it('does not remember the sum of an addition, which was never typed', () => {
    const cart = addLine(addLine(nothing, bottle(5, few)), bottle(12, few))
    expect([quantities(cart), cart.wanted]).toEqual([[16], {}])
    const cut = addLine(nothing, bottle(99, few))
    expect([cut.wanted, addLine(cut, bottle(1, few)).wanted]).toEqual([{ 0: 99 }, {}])
  })

  it('remembers the previous quantity when the stock has fallen below it', () => {
    const left = { setQuantity: true, quantity: 10 }
    const cart = addLine(addLine(nothing, bottle(20)), bottle(1, left))
    expect([quantities(cart), cart.wanted]).toEqual([[10], { 0: 20 }])
    const whole = addLine(addLine(nothing, bySix(12)), bySix(6, left))
    expect([quantities(whole), whole.wanted]).toEqual([[6], { 0: 12 }])
    // The stock equals the previous quantity, so nothing is removed.
    expect(addLine(addLine(nothing, bottle(10)), bottle(1, left)).wanted).toEqual({})
  })

  it('adds pending units once they are in stock, and never removes units', () => {
    const cut = addLine(addLine(nothing, bottle(16, few)), bottle(2, few))
    const awaited = { id: 0, before: 16, awaited: 18 }
    const known = (quantity: number) => refreshLines(cut, [{ id: 31, quantity, setQuantity: true }], [])
    const came = [36, 17, 16, 0].map((left) => addAwaited(known(left), awaited))
    expect(came.map(quantities)).toEqual([[18], [17], [16], [16]])
    expect(came.map(({ wanted }) => wanted)).toEqual([{}, {}, {}, {}])
    // The stock is below the previous quantity, which remains remembered.
    const less = addAwaited(known(9), awaited)
    expect([quantities(less), less.wanted]).toEqual([[9], { 0: 16 }])
    expect(addAwaited(cut, { ...awaited, id: 7 })).toBe(cut)
    expect(addAwaited(cut, { ...awaited, awaited: 0 })).toBe(cut)
    // Without a previous quantity the pending one was typed.
    const typed = addAwaited(addLine(nothing, bottle(10, few)), { id: 0, before: 0, awaited: 30 })
    expect([quantities(typed), typed.wanted]).toEqual([[16], { 0: 30 }])
  })

  it('adds nothing to a sold-out line', () => {
    const gone = { setQuantity: true, quantity: 0 }
    expect(quantities(addLine(addLine(nothing, bottle(3)), bottle(3, gone)))).toEqual([3])
  })

  it('retains the wanted quantity of a sold-out item', () => {
    const cart = addLine(nothing, bySix(6, { setQuantity: true, quantity: 5 }))
    expect([quantities(cart), cart.wanted]).toEqual([[6], {}])
    expect(mostOf(cart.lines[0]!)).toBe(0)
    expect(mostOf(bottle(1, { onSale: false }))).toBe(0)
  })

  it('does nothing for the quantity 0', () => {
    expect(addLine(nothing, bottle(0))).toBe(nothing)
    expect(quantities(addLine(addLine(nothing, bottle(2)), bottle(0)))).toEqual([2])
  })

  it('never exceeds the limit of one order', () => {
    expect(quantities(addLine(addLine(nothing, bottle(9000)), bottle(9000)))).toEqual([9999])
    expect(mostOf(bySix(6))).toBe(9996)
  })
})

describe('line ids', () => {
  const wine = (id: number): NewLine => ({ product: wineExample(id), declinationId: null, quantity: 1 })

  it('restart at 0 after 99,999 and skip used ids', () => {
    let cart: CartLines = { ...nothing, nextId: LINE_ID_END - 1 }
    for (const id of [1, 2, 3]) cart = addLine(cart, wine(id))
    expect(cart.lines.map(({ id }) => id)).toEqual([99_999, 0, 1])
    expect(cart.nextId).toBe(2)
    const full = addLine({ ...cart, nextId: 99_999 }, wine(4))
    expect(full.lines.map(({ id }) => id)).toEqual([99_999, 0, 1, 2])
  })

  it('are restored from storage without duplicates', () => {
    const kept = [wine(1), wine(2), wine(1), wine(3)].map((line, index) => ({ ...line, id: [7, 7, 9, 12][index]! }))
    const { lines, nextId } = parseLines(kept)
    expect(lines.map(({ id, product, quantity }) => [id, product.id, quantity])).toEqual([
      [7, 1, 2],
      [8, 2, 1],
      [12, 3, 1],
    ])
    expect(nextId).toBe(13)
  })
})

describe('quantity of a line', () => {
  it('removes the line at 0, and ignores an unknown line', () => {
    const cart = addLine(addLine(nothing, bottle(2)), bySix(6))
    expect(changeQuantity(cart, 0, () => 0).lines.map(({ id }) => id)).toEqual([1])
    expect(changeQuantity(cart, 5, () => 3)).toBe(cart)
  })
})

describe('stock update', () => {
  it('limits the lines to the stock, and never below', () => {
    const cart = addLine(addLine(nothing, bottle(8)), bySix(24))
    const renewed = refreshLines(cart, [{ id: 107, quantity: 16, setQuantity: true }], [])
    expect([quantities(renewed), renewed.wanted]).toEqual([[8, 12], { 1: 24 }])
    const again = refreshLines(renewed, [{ id: 107, quantity: 14, setQuantity: true }], [])
    expect([quantities(again), again.wanted]).toEqual([[8, 12], { 1: 24 }])
    const more = refreshLines(renewed, [{ id: 107, quantity: 60, setQuantity: true }], [])
    expect([quantities(more), more.wanted]).toEqual([[8, 12], {}])
  })

  it('remembers a quantity raised to the step while the step applies', () => {
    const cart = addLine(nothing, bySix(4))
    const figure = { id: 107, quantity: 60, setQuantity: true }
    expect(refreshLines(cart, [figure], []).wanted).toEqual({ 0: 4 })
    const byTwo = vintageExample(30, [declinationExample(107, { sellByMultipleOf: 2 })])
    expect(refreshLines(cart, [figure], [byTwo]).wanted).toEqual({})
    const byTwelve = vintageExample(30, [declinationExample(107, { sellByMultipleOf: 12 })])
    const dozen = refreshLines(addLine(nothing, bySix(6)), [figure], [byTwelve])
    expect([quantities(dozen), dozen.wanted]).toEqual([[12], { 0: 6 }])
  })

  it('updates prices and names, and retains a line whose variant is gone', () => {
    const cart = addLine(addLine(nothing, bottle(2)), bySix(6))
    const dearer = wineExample(31, { price: 15 })
    const gone = vintageExample(30, [declinationExample(108)])
    const renewed = refreshLines(cart, [{ id: 107, quantity: 0, setQuantity: true }], [dearer, gone, wineExample(99)])
    expect(renewed.lines.map(({ product }) => product.price)).toEqual([15, 12.5])
    expect(mostOf(renewed.lines[1]!)).toBe(0)
    expect(quantities(renewed)).toEqual([2, 6])
  })
})

describe('restoring a removed line', () => {
  const other = { ...bySix(1), declinationId: 108 }
  const cart = [bottle(2), bySix(6), other].reduce(addLine, nothing)
  const without = changeQuantity(cart, 1, () => 0)
  const removed = { line: cart.lines[1]!, index: 1 }

  it('inserts it at its former index', () => {
    expect(restoreLine(without, removed).lines.map(({ declinationId, quantity }) => [declinationId, quantity])).toEqual([
      [null, 2],
      [107, 6],
      [108, 1],
    ])
    expect(quantities(restoreLine(nothing, removed))).toEqual([6])
  })

  it('adds it to a new line of the same item, at the place of that line', () => {
    expect(restoreLine(addLine(without, bySix(6)), removed).lines.map(({ declinationId, quantity }) => [declinationId, quantity])).toEqual([
      [null, 2],
      [108, 1],
      [107, 12],
    ])
  })
})
