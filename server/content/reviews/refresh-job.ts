import { withinSavepoint } from '#server/database/within-savepoint.ts'
import { defineJob, type JobCounts } from '#server/platform/jobs/define-job.ts'
import type { SiteDirectory } from '#server/sites/directory/site-directory.ts'
import type { Resources } from '#server/platform/resources/service.ts'
import type { Reviews } from './service.ts'

/** Fetches the reviews of sites that use the external service; a site whose response is missing or cannot be stored preserves its reviews. */
export const reviewRefresh = defineJob<{
  readonly directory: SiteDirectory
  readonly reviews: Reviews
  readonly resources: Pick<Resources, 'adopt'>
}>({
  name: 'reviews.refresh',
  about: 'Demande les avis récents au service extérieur, pour les sites qui s’en servent.',
  cron: '15 */6 * * *',
  run: async ({ trx, features }, { log }): Promise<JobCounts> => {
    let fetched = 0
    let failed = 0
    for (const site of features.directory.all()) {
      try {
        fetched += (await withinSavepoint(trx, () => features.reviews.refresh(trx, site))) ?? 0
      } catch (error) {
        failed += 1
        log(`site ${site.id}\u00a0: ${error instanceof Error ? error.name : 'aucune réponse'}`)
      }
    }
    await features.resources.adopt(trx)
    return { fetched, failed }
  },
})
