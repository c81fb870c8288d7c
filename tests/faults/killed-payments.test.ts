import { expect, it } from 'vitest'
import { runPaymentKills } from './payment-kills.ts'

it('pays an order or refunds the money of each payment when the shop is killed', async () => {
  const { orders, paid, faults } = await runPaymentKills({ kills: 2, seed: 11 })
  expect(faults).toEqual([])
  expect(orders).toBeGreaterThan(6)
  expect(paid).toBeGreaterThan(0)
})
