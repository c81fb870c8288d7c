import { resources } from '#schemas/admin/resources/resources.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import { createStores } from '#server/composition/stores.ts'
import type { Features } from '#server/composition/features.ts'
import type { StoredResource } from '#server/platform/resources/store.ts'
import type { TestDatabase } from '#tests/support/database/database.ts'

/** A database with the features that run on it. */
export interface Stage {
  readonly database: TestDatabase
  readonly features: Features
}

/** The declared resources with their stores. */
export function storedResources({ database: { db }, features: { media } }: Stage): readonly StoredResource[] {
  const names = resources.map(({ name }) => name)
  return createStores({ db, media }).filter(({ resource }) => names.includes(resource.name))
}

/** A declared resource with its store. */
export function storedResource(stage: Stage, { name }: Resource): StoredResource {
  const stored = storedResources(stage).find(({ resource }) => resource.name === name)
  if (!stored) throw new Error(`${name} has no store in server/composition/stores.ts`)
  return stored
}
