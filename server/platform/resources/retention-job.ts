import { TRASH_DAYS } from '#domain/resources/trash-days.ts'
import { defineJob } from '#server/platform/jobs/define-job.ts'
import { KEPT_VERSIONS, VERSION_YEARS } from './forget-items.ts'
import type { Resources } from './service.ts'

/** Erases old items of the trash, and old versions. */
export const resourceRetention = defineJob<{ readonly resources: Resources }>({
  name: 'resources.retention',
  about: `Efface les éléments qui sont à la corbeille depuis ${TRASH_DAYS} jours, et les versions de plus de ${VERSION_YEARS} ans au-delà des ${KEPT_VERSIONS} dernières.`,
  cron: '35 3 * * *',
  run: async ({ trx, now, features }) => {
    const { erased, versions } = await features.resources.forget(trx, now)
    await features.resources.adopt(trx)
    return { erased, versions }
  },
})
