import { mutationProof } from './mutation-proof.ts'

/** The tests that make the calls of accounts notice nearly every small change of what opens an account or gives it away. */
export const accountMutations = mutationProof({
  ...{ name: 'account-mutations', title: 'Mutations of the code of accounts: signing in, codes, passwords, addresses' },
  ...{ config: 'tests/mutation/accounts.stryker.config.js', report: 'vitrine-account-mutations.json', least: 85 },
  unfinished: 'vitrine-account-mutations-unfinished.json',
  parts: [
    ['signing in, requests for accounts', /\/(?:login|pending-registrations)\.ts$/],
    ['asking for an account and opening it', /\/registration\.ts$/],
    ['codes of the second factor', /\/(?:verify-code|two-factor)\.ts$/],
    ['passwords and the links to choose them', /\/(?:password-reset|password-change|set-password)\.ts$/],
    ['addresses and sessions', /\/(?:email-change|user-sessions)\.ts$/],
  ],
})
