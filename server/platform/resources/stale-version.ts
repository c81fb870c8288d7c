import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { editedForm, type Item } from './item.ts'
import { readVersions, type ItemVersion } from './item-versions.ts'

/** An item that is meant, in a version; without one, in any. */
export interface Aimed {
  readonly id: number
  readonly version?: number
}

const DEPTH = 51

function formOf(version: ItemVersion | undefined): unknown {
  return version === undefined ? null : editedForm(version)
}

/** Makes the refusal of a change that was meant for another version: what is there now, who made it, and what was meant. */
export async function staleVersion(
  db: Kysely<Tables>,
  { kind, siteId }: { readonly kind: string; readonly siteId: number },
  now: Item,
  meant: number,
): Promise<ApiError> {
  const versions = await readVersions(db, { kind, siteId, id: now.id }, DEPTH)
  const [last, base] = [now.version, meant].map((version) => versions.find((each) => each.version === version))
  return new ApiError('STALE_VERSION', {
    id: now.id,
    version: now.version,
    form: editedForm(now),
    base: formOf(base),
    by: last?.author ?? null,
    byId: last?.author_id ?? null,
    at: last?.changed_at.toISOString() ?? null,
  })
}
