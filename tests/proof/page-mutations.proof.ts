import { mutatePages } from '#tests/integration/mutate-pages.ts'
import { testFeatures } from '#tests/support/features.ts'
import { count, type Proof } from './proof.ts'

/** Pages with changes anywhere in them are stored intact or refused, whatever the changes are. */
export const pageMutations: Proof = {
  name: 'page-mutations',
  title: 'Pages altérées au hasard',
  async run() {
    const test = await testFeatures()
    try {
      const { runs, stored, refused, issueCodes, faults } = await mutatePages(test, { runs: 10_000, seed: 77 })
      return [
        {
          what: `${count(runs)} pages altérées au hasard, enregistrées puis relues dans PostgreSQL`,
          seen: `${count(stored)} enregistrées et relues à l’identique, ${count(refused)} refusées (${issueCodes.length} motifs), ${count(faults.length)} autres${faults[0] ? ` : ${faults[0].slice(0, 200)}` : ''}`,
          promised: 'chacune intacte ou refusée avec un motif, un refus ne change rien',
          holds: faults.length === 0 && stored > 0 && refused > 0,
        },
      ]
    } finally {
      await test.close()
    }
  },
}
