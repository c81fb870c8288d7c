import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '#server/database/log.ts'
import { createJobs } from '#server/platform/jobs/service.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { reviewRefresh } from './refresh-job.ts'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

it('preserves the reviews of the other sites when the response for one cannot be stored', async () => {
  const { db } = test.database
  const row = { source: 'GOOGLE' as const, author: 'Zoé', photo: null, rating: 4, text: 'Bien.', url: null, published_at: new Date(0) }
  const features = {
    ...test.features,
    reviews: {
      ...test.features.reviews,
      refresh: async (...[trx, site]: Parameters<typeof test.features.reviews.refresh>) => {
        const one = { ...row, site_id: site.id, source_id: 'a' }
        await trx
          .insertInto('reviews')
          .values(site.id === 37 ? [one, one] : one)
          .execute()
        return 1
      },
    },
  }
  const jobs = createJobs({ db, features, dataDir: '/nowhere', jobs: [reviewRefresh], clock: () => 0, log: silentLog })
  const { counts, lines } = await jobs.run('reviews.refresh')
  expect(counts).toEqual({ fetched: test.features.directory.all().length - 1, failed: 1 })
  expect(lines).toEqual([expect.stringContaining('site 37')])
  expect(await db.selectFrom('reviews').select(['source_id', 'site_id']).where('source', '=', 'GOOGLE').execute()).toEqual([
    { source_id: 'a', site_id: 38 },
  ])
})
