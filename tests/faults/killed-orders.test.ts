import { expect, it } from 'vitest'
import { runOrderKills } from './order-kills.ts'

it('a server that is killed while orders are taken loses none that was acknowledged, leaves none half there, and takes a repeated one once', async () => {
  const { acknowledged, repeated, faults } = await runOrderKills({ kills: 5, seed: 1611 })
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(4)
  expect(repeated).toBeGreaterThan(0)
}, 120_000)
