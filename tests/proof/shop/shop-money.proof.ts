import fc from 'fast-check'
import { quote } from '#domain/shop/pricing/quote.ts'
import { nextStepByTrying } from '#tests/support/shop/next-step-model.ts'
import { billedOrder, creditNoteFaults, refundDraws } from '#tests/support/shop/refund-model.ts'
import { openRequest, quoteRequest } from '#tests/support/shop/shop-arbitraries.ts'
import { count, type Proof } from '#tests/proof/proof.ts'

const seed = 20_231_020
const [carts, orders] = [10_000, 100_000]

/** Counts the drawn values that do not fit. */
function countFaults<Drawn>(arbitrary: fc.Arbitrary<Drawn>, runs: number, fits: (drawn: Drawn) => boolean): number {
  return fc.sample(arbitrary, { numRuns: runs, seed }).filter((drawn) => !fits(drawn)).length
}

/** Amounts of the shop are right to the cent, however they come about. */
export const shopMoney: Proof = {
  name: 'shop-money',
  title: 'Money of the shop',
  async run() {
    const sameStep = (request: Parameters<typeof quote>[0]) =>
      JSON.stringify(quote(request).nextStep) === JSON.stringify(nextStepByTrying(request))
    const steps = countFaults(quoteRequest, carts, sameStep)
    const openSteps = countFaults(openRequest, carts, sameStep)
    const notes = countFaults(fc.tuple(billedOrder, refundDraws), orders, ([order, drawn]) => creditNoteFaults(order, drawn).length === 0)
    return [
      {
        what: `what more bottles would bring, for ${count(carts)} carts, beside trying one bottle after another`,
        seen: `${count(steps)} differences`,
        promised: '0 differences',
        holds: steps === 0,
      },
      {
        what: `the same for ${count(carts)} carts for which no carrier is chosen yet`,
        seen: `${count(openSteps)} differences`,
        promised: '0 differences',
        holds: openSteps === 0,
      },
      {
        what: `${count(orders)} orders given back in up to five parts: credit notes beside the invoice, at each rate`,
        seen: `${count(notes)} not what was billed, to the cent`,
        promised: '0',
        holds: notes === 0,
      },
    ]
  },
}
