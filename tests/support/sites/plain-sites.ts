import type { TestTemplate } from '#tests/support/database/database.ts'

/** Two empty sites, 37 and 38, for tests that only need a site. */
export const plainSites: TestTemplate = {
  name: 'plain_sites',
  prepare: async (db) => {
    await db
      .insertInto('sites')
      .values([
        { id: 37, name: 'Greffe & Plume', is_default: true, default_locale: 'fr_FR' },
        { id: 38, name: 'La Craie', default_locale: 'fr_FR' },
      ])
      .execute()
  },
}
