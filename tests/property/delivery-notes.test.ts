import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryNoteFaults, drawnShipment } from '#tests/support/shop/delivery-note-model.ts'

describe('a delivery note', () => {
  it('contains sender, recipient, carrier, goods and containers, and no price', async () => {
    await fc.assert(
      fc.asyncProperty(drawnShipment, async (drawn) => {
        expect(await deliveryNoteFaults(drawn)).toEqual([])
      }),
      { seed: 7, numRuns: 25 },
    )
  })
})
