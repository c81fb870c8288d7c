import fc from 'fast-check'
import { randomCart, totalFaults, totalsStage } from '#tests/support/shop/compare-totals.ts'
import { count, type Proof } from '#tests/proof/proof.ts'

const carts = 100_000
/** How many are priced and ordered at once: while the database works for one, the application does for another. */
const buyers = 8
const seed = 20_231_020
/** After how many orders it is time. */
const analyses: ReadonlySet<number> = new Set([100, 1000, 10_000])

/** Proves that a browser shows the amount that the server answers and that an order costs. */
export const shopTotals: Proof = {
  name: 'shop-totals',
  title: 'Totals of browser, server and order',
  async run() {
    const stage = await totalsStage()
    try {
      let compared = 0
      let faults = 0
      const waiting = fc.sample(randomCart(stage), { numRuns: carts, seed }).values()
      const buy = async (): Promise<void> => {
        for (const cart of waiting) {
          const totals = await stage.compare(cart)
          if (totals === null) continue
          compared += 1
          if (analyses.has(compared)) await stage.analyze()
          faults += totalFaults(totals).length === 0 ? 0 : 1
        }
      }
      await Promise.all(Array.from({ length: buyers }, buy))
      return [
        {
          what: `${count(carts)} random carts, priced in the browser’s way, by POST /order/discount and by POST /order`,
          seen: `${count(compared)} orders, ${count(faults)} of which the totals, the lines or the taxes are a cent apart`,
          promised: '0',
          holds: faults === 0 && compared > carts / 2,
        },
      ]
    } finally {
      await stage.close()
    }
  },
}
