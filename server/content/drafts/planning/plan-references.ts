import type { Transaction } from 'kysely'
import type { Registry } from '#engine/registry/registry.ts'
import { contentSources } from '#server/content/references/sources.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import type { PlanKey } from './plan-key.ts'

/** Stores what a document or an item and its planned versions name. Every change of its plans calls it. */
export async function recordPlanReferences(
  trx: Transaction<Tables>,
  registry: Registry,
  { siteId, kind, resource, documentId }: Pick<PlanKey, 'siteId' | 'kind' | 'resource' | 'documentId'>,
): Promise<void> {
  const from = kind === 'ITEM' ? resource?.toUpperCase() : kind
  // The entries of the planned menu are rows of their own.
  const id = kind === 'MENU' ? undefined : documentId
  for (const source of contentSources(registry)) if (source.kind === from) await recordReferences(trx, source, siteId, id)
}
