import { expect, it } from 'vitest'
import { shopRulesSchema } from '#schemas/api/shop/shop-rules.ts'
import { cents } from '#domain/shop/pricing/cents.ts'
import { readShopRules, writeShopRules, type PublicRules } from './serialise-rules.ts'

const rules: PublicRules = {
  freeShipping: { fromBottles: 12, fromGoods: cents(20_050) },
  limits: { minimum: 3, maximum: null },
  steps: [
    { bottles: 6, discount: { type: 'PERCENT', amount: 250, detailType: 'ORDER' } },
    { bottles: 12, discount: { type: 'EURO', amount: 1234, detailType: 'ORDER' } },
  ],
  frenchFees: [
    { fromUnits: 0, range: { least: cents(690), most: cents(2990) } },
    { fromUnits: 37, range: null },
  ],
}

it('come back from the API as they were', () => {
  const written = writeShopRules(rules)
  expect(written.steps.map(({ amount }) => amount)).toEqual([2.5, 12.34])
  expect(written.frenchFees[0]?.range).toEqual({ least: 6.9, most: 29.9 })
  expect(readShopRules(shopRulesSchema.parse(JSON.parse(JSON.stringify(written))))).toEqual(rules)
})

it('that are 0 are no rules', () => {
  const none = { freeShipping: { fromBottles: 0, fromGoods: cents(0) }, limits: { minimum: 0, maximum: 0 }, steps: [], frenchFees: [] }
  expect(writeShopRules(none)).toEqual({
    freeShipping: { fromBottles: null, fromPrice: null },
    limits: { minimum: null, maximum: null },
    steps: [],
    frenchFees: [],
  })
})

it('with an amount that is none are left out', () => {
  const [step] = writeShopRules(rules).steps
  expect(readShopRules({ ...writeShopRules(rules), steps: [{ ...step!, amount: 2.345 }] }).steps).toEqual([])
})

it('with fees that are none tell nothing of them', () => {
  const frenchFees = [{ fromUnits: 0, range: { least: 6.905, most: 9.9 } }]
  expect(readShopRules({ ...writeShopRules(rules), frenchFees }).frenchFees).toEqual([{ fromUnits: 0, range: null }])
})
