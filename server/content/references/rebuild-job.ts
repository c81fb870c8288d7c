import { defineJob } from '#server/platform/jobs/define-job.ts'
import type { References } from './service.ts'

/** Compares the references of all sites with their contents, and writes those that differ again. */
export const referenceRebuild = defineJob<{ readonly references: References }>({
  name: 'references.rebuild',
  about: 'Vérifie où chaque contenu est utilisé, et corrige ce qui diffère des pages et des brouillons.',
  cron: '35 3 * * *',
  run: async ({ trx, features }) => {
    const sites = await trx.selectFrom('sites').select('id').orderBy('id').execute()
    let mended = 0
    for (const { id } of sites) mended += await features.references.rebuild(trx, id)
    return { mended }
  },
})
