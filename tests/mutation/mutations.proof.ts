import { mutationProof } from './mutation-proof.ts'

/** The tests of what guards notice nearly every small change of it. */
export const mutations = mutationProof({
  ...{ name: 'mutations', title: 'Mutations of the code of guards, sessions and tokens' },
  ...{ config: 'tests/mutation/guards.stryker.config.js', report: 'vitrine-mutations.json', least: 85 },
  parts: [
    ['guards of routes', /^server\/http\/guards\//],
    ['sessions, tries, proofs', /^server\/(?:people\/sessions|platform\/scope)\//],
    ['passwords', /^(?:server\/people\/passwords|server\/platform\/concurrency|src\/domain)\//],
    ['budgets and idempotency keys', /^server\/platform\/(?:rate-limits|idempotency)\//],
    ['tokens and codes', /^server\/(?:people\/accounts|platform\/tokens)\//],
    ['requests to the outside', /^server\/adapters\/outbound\//],
  ],
})
