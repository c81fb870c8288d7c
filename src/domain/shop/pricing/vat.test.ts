import { describe, expect, it } from 'vitest'
import { cents } from './cents.ts'
import { spreadVat, sumByRate, vatLine, vatLines } from './vat.ts'

const taxed = (rate: number, total: number) => ({ rate, total: cents(total) })

describe('the tax of an amount', () => {
  it.each([
    [2000, 6750, 1125],
    [2000, 1200, 200],
    [550, 1055, 55],
    [1000, 1100, 100],
    [2000, 1, 0],
    [2000, 3, 1],
    [2000, 0, 0],
    [0, 1000, 0],
    [210, 10_210, 210],
  ])('at %s hundredths of a per cent, of %s cents, is %s', (rate, total, vat) => {
    expect(vatLine(taxed(rate, total))).toEqual({ rate, total, vat, base: total - vat })
  })

  it('is rounded up when half a cent is left', () => {
    // 0.03 × 20 / 120 is exactly half a cent.
    expect(vatLine(taxed(2000, 3)).vat).toBe(1)
    expect(vatLine(taxed(2000, 9)).vat).toBe(2)
  })
})

describe('the taxes of a bill', () => {
  it('are taken on the sum of each rate, the highest rate first, and never line by line', () => {
    const lines = [taxed(550, 333), taxed(2000, 3), taxed(2000, 3), taxed(2000, 3), taxed(550, 334)]
    expect(sumByRate(lines)).toEqual([taxed(2000, 9), taxed(550, 667)])
    expect(vatLines(lines)).toEqual([
      { rate: 2000, total: 9, vat: 2, base: 7 },
      { rate: 550, total: 667, vat: 35, base: 632 },
    ])
  })

  it('leave out what costs nothing', () => {
    expect(vatLines([taxed(2000, 0)])).toEqual([])
    expect(vatLines([])).toEqual([])
  })
})

describe('the tax of a bill, spread over its lines', () => {
  it('adds up at each rate to what was taken on the sum, and each line to what it costs', () => {
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
