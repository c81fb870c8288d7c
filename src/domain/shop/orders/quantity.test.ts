import { describe, expect, it } from 'vitest'
import {
  decreaseQuantity,
  increaseQuantity,
  maximumQuantity,
  parseQuantity,
  parseWanted,
  quantityFault,
  quantityLimit,
  quantityStep,
  quantityToAdd,
  roundUpToStep,
} from './quantity.ts'

describe('typed quantity', () => {
  it.each([
    [6, 6],
    ['6', 6],
    [' 12 ', 12],
    ['12 bouteilles', 12],
    [1.9, 1],
    ['1.9', 1],
    [0, 0],
    ['0', 0],
    [-0.5, 0],
    [-1, 1],
    ['-3', 1],
    [Number.NaN, 1],
    ['', 1],
    ['six', 1],
    [null, 1],
    [undefined, 1],
    [Infinity, maximumQuantity],
    [1e21, maximumQuantity],
    ['99999', maximumQuantity],
    ['1 000', 1000],
    ['1\u202f200 bouteilles', 1200],
    ['12 6', 12],
    ['１２', 12],
    ['٦', 6],
  ])('parses %j as %s', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity)
  })

  it('returns the wanted quantity even above the limit of an order', () => {
    expect(['99999', '9999', '-3', '', 1e21, '9'.repeat(400)].map(parseWanted)).toEqual([
      ...[99_999, 9999, 1, 1],
      ...[Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    ])
  })
})

describe('quantity step', () => {
  it.each([
    ['a vintage’s own', { type: 'WINE', isVintage: true, sellByMultipleOf: 6 }, 6],
    ['1 for a vintage that says none', { type: 'WINE', isVintage: true, sellByMultipleOf: null }, 1],
    ['1 for a vintage that says 0', { type: 'WINE', isVintage: true, sellByMultipleOf: 0 }, 1],
    ['1 for a wine without vintages', { type: 'WINE', isVintage: false, sellByMultipleOf: 6 }, 1],
    ['1 for a box, whatever it holds', { type: 'BOX', isVintage: false, sellByMultipleOf: 3 }, 1],
    ['1 for a box of a year', { type: 'BOX', isVintage: true, sellByMultipleOf: 3 }, 1],
  ] as const)('is %s', (_, sellable, step) => {
    expect(quantityStep(sellable)).toBe(step)
  })
})

describe('quantity changes', () => {
  it('change by one step, from 0 to the limit of an order', () => {
    expect([increaseQuantity(6, 6), increaseQuantity(1, 1)]).toEqual([12, 2])
    expect([decreaseQuantity(12, 6), decreaseQuantity(6, 6), decreaseQuantity(4, 6), decreaseQuantity(2, 1)]).toEqual([6, 0, 0, 1])
    expect([increaseQuantity(9998, 1), increaseQuantity(9999, 1), increaseQuantity(9996, 6)]).toEqual([9999, 9999, 9996])
  })

  it.each([
    [1, 6, 6],
    [6, 6, 6],
    [7, 6, 12],
    [0, 6, 0],
    [5, 1, 5],
    [9999, 6, 9996],
    [9999, 1, 9999],
  ])('rounds %s sold by %s up to %s', (quantity, step, rounded) => {
    expect(roundUpToStep(quantity, step)).toBe(rounded)
  })
})

describe('ordered quantity', () => {
  it.each([
    [6, 6, null],
    [1, 1, null],
    [9999, 1, null],
    [7, 6, 'BAD_MULTIPLE'],
    [3, 6, 'BAD_MULTIPLE'],
    [0, 1, 'BAD_QUANTITY'],
    [-6, 6, 'BAD_QUANTITY'],
    [1.5, 1, 'BAD_QUANTITY'],
    [10_000, 1, 'BAD_QUANTITY'],
    [Number.NaN, 1, 'BAD_QUANTITY'],
    [Infinity, 1, 'BAD_QUANTITY'],
  ])('%s by %s: %s', (quantity, step, fault) => {
    expect(quantityFault(quantity, step)).toBe(fault)
  })
})

it.each([
  ['6', 6, 34, 6],
  ['4', 6, 34, 6],
  ['7', 6, 34, 12],
  ['40', 6, 34, 30],
  ['40', 1, 34, 34],
  ['40', 6, null, 42],
  ['0', 6, 34, 6],
  ['-3', 1, null, 1],
  ['', 6, null, 6],
  ['1.5', 1, null, 1],
  ['10000', 1, null, 9999],
  ['1', 6, 5, 6],
])('adds %s by %s of %s in stock as %s', (wanted, step, left, added) => {
  expect(quantityToAdd(wanted, step, left)).toBe(added)
})

it.each([
  [12, 6, 'left'],
  [0, 1, 'left'],
  [9998, 1, 'left'],
  [9, 6, 'step'],
  [5, 6, 'step'],
  [null, 1, 'order'],
  [9999, 1, 'order'],
  [9997, 6, 'order'],
  [20_000, 6, 'order'],
] as const)('with %s in stock sold by %s, reports the limit “%s”', (left, step, limit) => {
  expect(quantityLimit(left, step)).toBe(limit)
})
