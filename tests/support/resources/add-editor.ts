import { randomUUID } from 'node:crypto'
import type { Actor } from '#server/platform/resources/resource-needs.ts'
import type { TestFeatures } from '#tests/support/server/features.ts'

/** Adds an account that acts on the items of the first site. */
export async function addEditor({ database, features }: Pick<TestFeatures, 'database' | 'features'>): Promise<Actor> {
  const site = features.directory.find(37)
  if (!site) throw new Error('the first site is not there')
  const row = { site_id: site.id, email: `${randomUUID()}@exemple.fr`, firstname: 'Claire', lastname: 'Morel' }
  const { id } = await database.db
    .insertInto('users')
    .values(row)

    .returning('id')
    .executeTakeFirstOrThrow()
  return { scope: { site, locale: 'fr_FR' }, userId: id, requirePublish: () => Promise.resolve() }
}
