import fc from 'fast-check'
import { deliveryNoteFaults, drawnShipment } from '#tests/support/shop/delivery-note-model.ts'
import { count, type Proof } from '#tests/proof/proof.ts'

const seed = 20_231_020
const orders = 1000

/** Papers of the shop say what they must, and nothing that they must not. */
export const shopPapers: Proof = {
  name: 'shop-papers',
  title: 'Papers of the shop',
  async run() {
    let missing = 0
    let priced = 0
    for (const drawn of fc.sample(drawnShipment, { numRuns: orders, seed })) {
      const faults = await deliveryNoteFaults(drawn)
      missing += faults.filter((fault) => fault.startsWith('missing')).length
      priced += faults.filter((fault) => fault.startsWith('priced')).length
    }
    return [
      {
        what: `delivery notes of ${count(orders)} orders, read back from their PDF files`,
        seen: `${count(missing)} missing mentions, ${count(priced)} prices`,
        promised: '0 missing, 0 prices',
        holds: missing === 0 && priced === 0,
      },
    ]
  },
}
