import { silentLog, type DatabaseLog } from '#server/database/log.ts'
import { createFeatures, type Features } from '#server/composition/features.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { cheapHash } from '#tests/support/accounts/cheap-hash.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { noFiles } from '#tests/support/sites/no-files.ts'

/** The features over two small sites, on a database of their own. */
export interface TestFeatures {
  readonly database: TestDatabase
  readonly features: Features
  scope(siteId: number, locale?: string): Scope
  close(): Promise<void>
}

/** Puts the features together as the application does; call `close()` in `afterAll`. */
export async function testFeatures({ clock, log = silentLog }: { clock?: () => number; log?: DatabaseLog } = {}): Promise<TestFeatures> {
  const database = await testDatabase(twoSites)
  const parts = { db: database.db, files: noFiles, publicUrl: 'http://localhost:3000', log, passwordCost: cheapHash }
  const features = await createFeatures(clock ? { ...parts, clock } : parts)
  return {
    database,
    features,
    scope: (siteId, locale) => {
      const site = features.directory.find(siteId)
      if (!site) throw new Error(`no site ${siteId}`)
      return { site, locale: locale ?? site.defaultLocale }
    },
    close: () => database.close(),
  }
}
