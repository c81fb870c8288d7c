import { mutatePages } from '#tests/integration/mutate-pages.ts'
import { testFeatures } from '#tests/support/server/features.ts'
import { count, type Proof } from './proof.ts'

/** Proves that mutated pages are stored intact or rejected. */
export const pageMutations: Proof = {
  name: 'page-mutations',
  title: 'Pages with random changes',
  async run() {
    const test = await testFeatures()
    try {
      const { runs, stored, refused, issueCodes, faults } = await mutatePages(test, { runs: 10_000, seed: 77 })
      return [
        {
          what: `${count(runs)} pages changed at random, stored in PostgreSQL and read back`,
          seen: `${count(stored)} stored and read back the same, ${count(refused)} refused (${issueCodes.length} reasons), ${count(faults.length)} others${faults[0] ? `: ${faults[0].slice(0, 200)}` : ''}`,
          promised: 'each intact or refused with a reason, a refusal changes nothing',
          holds: faults.length === 0 && stored > 0 && refused > 0,
        },
      ]
    } finally {
      await test.close()
    }
  },
}
