import { expect, it } from 'vitest'
import { runOrderKills } from './order-kills.ts'

it('loses, halves or repeats no acknowledged order when the server is killed', async () => {
  const { acknowledged, repeated, faults } = await runOrderKills({ kills: 3, seed: 1611 })
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(3)
  expect(repeated).toBeGreaterThan(0)
})
