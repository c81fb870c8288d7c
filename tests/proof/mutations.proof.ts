import { mutationProof } from './mutation-proof.ts'

/** The tests of what guards notice nearly every small change of it. */
export const mutations = mutationProof({
  ...{ name: 'mutations', title: 'Mutations of the code of guards, sessions and tokens' },
  ...{ config: 'stryker.config.js', report: 'vitrine-mutations.json', least: 85 },
  parts: [
    ['guards of routes', /^server\/plugins\//],
    ['sessions, tries, proofs', /^server\/features\/sessions\//],
    ['passwords', /^(?:server\/features\/passwords|src\/domain)\//],
    ['budgets and idempotency keys', /^server\/features\/(?:budgets|idempotency)\//],
    ['tokens and codes', /^server\/features\/(?:accounts\/|opaque-token)/],
    ['requests to the outside', /^server\/adapters\/outbound\//],
  ],
})
