import { expect, it } from 'vitest'
import { runPaymentKills } from './payment-kills.ts'

it('a shop that is killed while buyers pay by card: each payment pays its order or goes back, nothing is held for nobody', async () => {
  const { orders, paid, faults } = await runPaymentKills({ kills: 2, seed: 11 })
  expect(faults).toEqual([])
  expect(Math.min(orders, paid)).toBeGreaterThan(2)
})
