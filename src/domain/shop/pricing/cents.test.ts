import { describe, expect, it } from 'vitest'
import { cents, subtractCents, zeroCents, parseEuros, parseHundredths, shareOfCents, sumCents, multiplyCents, toEuros } from './cents.ts'

describe('an amount in euros', () => {
  it.each([
    [0, 0],
    [12.5, 1250],
    [12.05, 1205],
    [0.1, 10],
    [0.29, 29],
    [1.1, 110],
    [999_999_999.99, 99_999_999_999],
    ['12.5', 1250],
    ['007', 700],
  ])('is read to the cent: %s', (written, amount) => {
    expect(parseEuros(written)).toBe(amount)
  })

  it.each([
    0.1 + 0.2,
    12.555,
    -1,
    -0.01,
    Number.NaN,
    Infinity,
    1e10,
    1e21,
    1e-7,
    '12,5',
    '1e3',
    '',
    ' 1',
    '.5',
    '1.',
    '12.555',
    null,
    undefined,
    true,
    [12],
    { valueOf: () => 1 },
  ])('is refused when it is none, or has more than two decimals: %j', (written) => {
    expect(parseEuros(written)).toBeNull()
    expect(parseHundredths(written)).toBeNull()
  })

  it('is written with two decimals at most', () => {
    expect([1250, 1205, 29, 0, 8999].map((amount) => JSON.stringify(toEuros(cents(amount))))).toEqual([
      '12.5',
      '12.05',
      '0.29',
      '0',
      '89.99',
    ])
  })
})

describe('cents', () => {
  it.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53])('are never %s', (amount) => {
    expect(() => cents(amount)).toThrow('not an amount in cents')
  })

  it('are added, multiplied and taken off one another', () => {
    expect(sumCents([])).toBe(0)
    expect(sumCents([cents(1), cents(2), cents(39)])).toBe(42)
    expect(multiplyCents(cents(333), 3)).toBe(999)
    expect(subtractCents(cents(500), cents(120))).toBe(380)
    expect(subtractCents(cents(120), cents(500))).toBe(zeroCents)
  })

  it.each([
    [990, 1500, 149],
    [1250, 1000, 125],
    [5, 1000, 1],
    [4, 1000, 0],
    [1, 5000, 1],
    [1999, 10_000, 1999],
    [1999, 0, 0],
  ])('%s at %s hundredths of a per cent give %s, half a cent rounded up', (amount, basisPoints, share) => {
    expect(shareOfCents(cents(amount), basisPoints)).toBe(share)
  })
})
