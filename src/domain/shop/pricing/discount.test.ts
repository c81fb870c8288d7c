import { describe, expect, it } from 'vitest'
import { cents } from './cents.ts'
import { feesReduction, orderReduction, readDiscount, reducedPrice, unitReduction, type Discount } from './discount.ts'

const discount = (type: Discount['type'], amount: number, detailType: Discount['detailType'] = 'PRODUCT'): Discount => ({
  type,
  amount,
  detailType,
})
const price = cents(1250)

describe('discounts of the API', () => {
  it('are in euros or per cent, with at most two decimals', () => {
    expect(readDiscount({ type: 'EURO', amount: 5, detailType: 'ORDER' })).toEqual(discount('EURO', 500, 'ORDER'))
    expect(readDiscount({ type: 'PERCENT', amount: 12.5, detailType: 'PRODUCT' })).toEqual(discount('PERCENT', 1250))
    expect(readDiscount({ type: 'PERCENT', amount: 33.333, detailType: 'PRODUCT' })).toBeNull()
  })
})

describe('product price', () => {
  it.each([
    ['nothing', null, 1250],
    ['a fixed amount', discount('EURO', 200), 1050],
    ['a fixed amount of more than it costs', discount('EURO', 2000), 0],
    ['a share', discount('PERCENT', 1000), 1125],
    ['a share of which half a cent is left, to the buyer’s gain', discount('PERCENT', 1500), 1062],
    ['everything', discount('PERCENT', 10_000), 0],
    ['more than everything', discount('PERCENT', 12_000), 0],
    ['a share of the order, which is spread later', discount('PERCENT', 1000, 'ORDER'), 1250],
    ['a fixed amount off the order, which is spread later', discount('EURO', 500, 'ORDER'), 1250],
    ['all shipping fees', discount('PERCENT', 10_000, 'SHIPPING_FEES'), 1250],
    ['a part of the shipping fees', discount('EURO', 500, 'SHIPPING_FEES'), 1250],
  ])('with %s off', (_, off, left) => {
    expect(reducedPrice(price, off)).toBe(left)
    expect(unitReduction(price, off)).toBe(1250 - left)
  })
})

describe('order reduction', () => {
  it.each([
    [null, 0],
    [discount('EURO', 500, 'ORDER'), 500],
    [discount('EURO', 5000, 'ORDER'), 1250],
    [discount('PERCENT', 1000, 'ORDER'), 125],
    [discount('EURO', 500), 0],
    [discount('EURO', 500, 'SHIPPING_FEES'), 0],
  ])('with %j takes off %s cents', (off, taken) => {
    expect(orderReduction(price, off)).toBe(taken)
  })
})

describe('shipping fees', () => {
  it.each([
    [null, 0],
    [discount('PERCENT', 10_000, 'SHIPPING_FEES'), 1250],
    [discount('PERCENT', 5000, 'SHIPPING_FEES'), 625],
    [discount('EURO', 500, 'SHIPPING_FEES'), 500],
    [discount('EURO', 5000, 'SHIPPING_FEES'), 1250],
    [discount('EURO', 500, 'ORDER'), 0],
    [discount('PERCENT', 1000), 0],
  ])('with %j are reduced by %s cents', (off, taken) => {
    expect(feesReduction(price, off)).toBe(taken)
  })
})
