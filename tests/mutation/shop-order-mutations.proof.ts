import { orderSlices } from '#tests/mutation/shop-order-slices.ts'
import type { Proof } from '#tests/proof/proof.ts'
import { mutationProof } from './mutation-proof.ts'

/** The tests on PostgreSQL notice nearly every small change of what the order service does with it; each part by itself, since all take hours. */
export const shopOrderMutations: readonly Proof[] = orderSlices.map(({ name, title }) =>
  mutationProof({
    ...{ name: `shop-order-mutations-${name}`, title: `Mutations of the order service: ${title}` },
    ...{ config: 'tests/mutation/shop-order.stryker.config.js', report: `vitrine-shop-order-mutations-${name}.json`, least: 90, parts: [] },
    env: { ORDER_SLICE: name },
    unfinished: `vitrine-shop-order-mutations-${name}-unfinished.json`,
  }),
)
