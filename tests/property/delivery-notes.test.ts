import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryNoteFaults, drawnShipment } from '#tests/support/shop/delivery-note-model.ts'

describe('a delivery note', () => {
  it('says from whom to whom, where, by whom and what it is in which vessels, and no price, as it is read back from its file', async () => {
    await fc.assert(
      fc.asyncProperty(drawnShipment, async (drawn) => {
        expect(await deliveryNoteFaults(drawn)).toEqual([])
      }),
      { seed: 7, numRuns: 25 },
    )
  })
})
