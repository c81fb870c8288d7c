import { sql, type Kysely, type Transaction } from 'kysely'
import { hashOf } from '#engine/document/hash.ts'
import type { Registry } from '#engine/registry/registry.ts'
import type { Json } from '#schemas/generated/content.ts'
import type { ContentRefsTable } from '#server/database/tables/reference-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { referenceRows, replaceRows, rowKey, type ReferenceSource } from '#server/platform/references/store-references.ts'

/** Raised with each change of what counts as a reference beside the schemas of blocks. */
const RULES = 10

/** Names the rules by which references are read: those of this code, and the schemas of the blocks. */
export function rulesOf(registry: Registry): string {
  const schemas = [...registry.types.values()].map(({ type, manifest }): Json => [type, manifest.props as unknown as Json])
  return hashOf([RULES, ...schemas])
}

/** Reads everything that the content of a site names. */
export async function readAllReferences(
  db: Kysely<Tables>,
  sources: readonly ReferenceSource[],
  siteId: number,
): Promise<ContentRefsTable[]> {
  const rows: ContentRefsTable[] = []
  for (const source of sources)
    for (const referrer of await source.read(db, siteId)) rows.push(...referenceRows(siteId, source.kind, referrer))
  return rows
}

async function readStored(db: Kysely<Tables>, siteId: number): Promise<ContentRefsTable[]> {
  return db.selectFrom('content_refs').selectAll().where('site_id', '=', siteId).execute()
}

function isEqual(stored: readonly ContentRefsTable[], wanted: readonly ContentRefsTable[]): boolean {
  const keys = new Set(stored.map(rowKey))
  return keys.size === new Set(wanted.map(rowKey)).size && wanted.every((row) => keys.has(rowKey(row)))
}

/** Writes the references of a site again, and answers how many rows had to change. Writers wait only if there are any. */
export async function rebuildReferences(
  trx: Transaction<Tables>,
  { sources, rules }: { readonly sources: readonly ReferenceSource[]; readonly rules: string },
  siteId: number,
): Promise<number> {
  let changed = 0
  if (!isEqual(await readStored(trx, siteId), await readAllReferences(trx, sources, siteId))) {
    // A writer that has written its content and not yet its references comes after this, and writes them itself.
    await sql`lock table content_refs in share row exclusive mode`.execute(trx)
    changed = await replaceRows(trx, await readStored(trx, siteId), await readAllReferences(trx, sources, siteId))
  }
  const row = { rules, built_at: sql<Date>`now()` }
  await trx
    .insertInto('content_ref_builds')
    .values({ site_id: siteId, ...row })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(row))
    .execute()
  return changed
}
