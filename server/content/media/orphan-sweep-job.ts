import { defineJob } from '#server/platform/jobs/define-job.ts'
import type { Library } from './import-media.ts'

/** Removes the files of pictures that were never stored, or that another has replaced. */
export const mediaSweep = defineJob<{ readonly library: Library }>({
  name: 'media.sweep',
  about: 'Retire les fichiers de la médiathèque que plus rien ne nomme\u00a0: envois interrompus, images remplacées.',
  cron: '35 * * * *',
  run: async ({ trx, features }, { dryRun }) => ({ removed: await features.library.sweep(trx, { dryRun }) }),
})
