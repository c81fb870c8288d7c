import { describe, expect, it } from 'vitest'
import { cents } from './cents.ts'
import { billedShipping, priceWithoutTax, shippingByRate, spreadVat, sumByRate, vatLine, vatLines } from './vat.ts'

const taxed = (rate: number, total: number) => ({ rate, total: cents(total) })

describe('vatLine', () => {
  it.each([
    [2000, 6750, 1125],
    [2000, 1200, 200],
    [550, 1055, 55],
    [1000, 1100, 100],
    [2000, 1, 0],
    [2000, 0, 0],
    [0, 1000, 0],
    [210, 10_210, 210],
  ])('at a rate of %s, finds in %s cents a tax of %s', (rate, total, vat) => {
    expect(vatLine(taxed(rate, total))).toEqual({ rate, total, vat, base: total - vat })
  })

  it('rounds half a cent up', () => {
    // 0.03 × 20 / 120 is exactly half a cent.
    expect(vatLine(taxed(2000, 3)).vat).toBe(1)
    expect(vatLine(taxed(2000, 9)).vat).toBe(2)
  })
})

describe('priceWithoutTax', () => {
  it.each([
    ['divides by one and the rate', 1200, 2000, 1000],
    ['rounds down below half a cent', 1250, 2000, 1042],
    ['rounds up above half a cent', 999, 550, 947],
    ['rounds half a cent up', 3, 2000, 3],
    ['leaves a price at a rate of 0 as it is', 999, 0, 999],
    ['leaves a price of 0 at 0', 0, 2000, 0],
  ])('%s: %s cents at %s is %s', (_, price, rate, without) => {
    expect(priceWithoutTax(price, rate)).toBe(without)
  })
})

describe('vatLines', () => {
  it('taxes the sum of each rate and not each line, the highest rate first', () => {
    const lines = [taxed(550, 333), taxed(2000, 3), taxed(2000, 3), taxed(2000, 3), taxed(550, 334)]
    expect(sumByRate(lines)).toEqual([taxed(2000, 9), taxed(550, 667)])
    expect(vatLines(lines)).toEqual([
      { rate: 2000, total: 9, vat: 2, base: 7 },
      { rate: 550, total: 667, vat: 35, base: 632 },
    ])
  })

  it('leaves out a rate whose sum is 0', () => {
    expect(vatLines([taxed(2000, 0)])).toEqual([])
    expect(vatLines([])).toEqual([])
  })
})

describe('shippingByRate', () => {
  it.each([
    ['one rate', 1055, [taxed(550, 7500)], [taxed(550, 1055)]],
    ['a line of each rate, by their totals', 1000, [taxed(550, 3000), taxed(2000, 1000)], [taxed(2000, 250), taxed(550, 750)]],
    ['totals that leave a cent', 100, [taxed(2000, 1), taxed(1000, 1), taxed(550, 1)], [taxed(2000, 34), taxed(1000, 33), taxed(550, 33)]],
    ['a rate too small for a cent', 1, [taxed(2000, 1), taxed(550, 9999)], [taxed(550, 1)]],
    ['a free line', 500, [taxed(2000, 0), taxed(550, 10)], [taxed(550, 500)]],
    ['free lines only: the highest rate', 500, [taxed(550, 0), taxed(1000, 0)], [taxed(1000, 500)]],
    ['no line: the standard rate', 500, [], [taxed(2000, 500)]],
    ['no fees: one share of 0', 0, [taxed(550, 10)], [taxed(550, 0)]],
  ])('of %s gives the shares of the fees', (_, fees, goods, shares) => {
    expect(shippingByRate(cents(fees), goods)).toEqual(shares)
  })
})

describe('billedShipping', () => {
  it('returns what was billed at each rate beyond the goods', () => {
    const goods = [taxed(550, 3000), taxed(550, 1000), taxed(2000, 1000)]
    expect(billedShipping([taxed(2000, 1200), taxed(550, 4800)], goods)).toEqual([taxed(2000, 200), taxed(550, 800)])
    // An older order of juice, whose shipping was billed at the standard rate.
    expect(billedShipping([taxed(2000, 1490), taxed(550, 7500)], [taxed(550, 7500)])).toEqual([taxed(2000, 1490)])
    expect(billedShipping([taxed(550, 7500)], [taxed(550, 7500)])).toEqual([taxed(550, 0)])
  })
})

describe('spreadVat', () => {
  it('adds up to the tax of each rate, and each line to its total', () => {
    const amounts = [taxed(2000, 333), taxed(2000, 333), taxed(550, 999), taxed(2000, 334), taxed(2000, 0)]
    const lines = spreadVat(amounts, vatLines(amounts))
    expect(lines).toEqual([
      { rate: 2000, total: 333, vat: 56, base: 277 },
      { rate: 2000, total: 333, vat: 55, base: 278 },
      { rate: 550, total: 999, vat: 52, base: 947 },
      { rate: 2000, total: 334, vat: 56, base: 278 },
      { rate: 2000, total: 0, vat: 0, base: 0 },
    ])
  })
})
