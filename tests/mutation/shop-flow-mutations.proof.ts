import { mutationProof } from './mutation-proof.ts'

/** The tests of the shop's machines, and of what its order service does without the database, notice nearly every small change. */
export const shopFlowMutations = mutationProof({
  ...{ name: 'shop-flow-mutations', title: 'Mutations of the machines of the shop and of its order service' },
  ...{ config: 'tests/mutation/shop-flow.stryker.config.js', report: 'vitrine-shop-flow-mutations.json', least: 90 },
  parts: [
    ['cart and its drawer', /^machines\/cart(?:-drawer)?\//],
    ['checkout', /^machines\/checkout\//],
    ['shipping, discount', /^machines\/(?:shipping|discount)\//],
    ['what the order service does without the database', /^server\//],
  ],
})
