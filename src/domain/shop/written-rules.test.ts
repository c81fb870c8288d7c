import { expect, it } from 'vitest'
import { shopRulesSchema } from '#schemas/api/shop-rules.ts'
import { cents } from './cents.ts'
import type { ShopRules } from './quote.ts'
import { readShopRules, writeShopRules } from './written-rules.ts'

const rules: ShopRules = {
  freeShipping: { fromBottles: 12, fromGoods: cents(20_050) },
  limits: { minimum: 3, maximum: null },
  steps: [
    { bottles: 6, discount: { type: 'PERCENT', amount: 250, detailType: 'ORDER' } },
    { bottles: 12, discount: { type: 'EURO', amount: 1234, detailType: 'ORDER' } },
  ],
}

it('come back from the API as they were', () => {
  const written = writeShopRules(rules)
  expect(written.steps.map(({ amount }) => amount)).toEqual([2.5, 12.34])
  expect(readShopRules(shopRulesSchema.parse(JSON.parse(JSON.stringify(written))))).toEqual(rules)
})

it('that are 0 are no rules', () => {
  const none = { freeShipping: { fromBottles: 0, fromGoods: cents(0) }, limits: { minimum: 0, maximum: 0 }, steps: [] }
  expect(writeShopRules(none)).toEqual({
    freeShipping: { fromBottles: null, fromPrice: null },
    limits: { minimum: null, maximum: null },
    steps: [],
  })
})

it('with an amount that is none are left out', () => {
  const [step] = writeShopRules(rules).steps
  expect(readShopRules({ ...writeShopRules(rules), steps: [{ ...step!, amount: 2.345 }] }).steps).toEqual([])
})
