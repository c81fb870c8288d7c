import type { Kysely } from 'kysely'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { MediaRow } from '#server/content/media/repository.ts'
import { shownFileName } from '#server/content/media/save-media.ts'
import type { Media } from '#server/content/media/service.ts'
import type { ShownByUse } from '#server/platform/references/seen-uses.ts'
import { readHeads } from '#server/platform/resources/item-rows.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** File of the library as administrators read it. */
export type MediaItem = AdminCallData['media.list']['media'][number]

/** Makes the files that administrators read from their rows. */
export async function toMediaItems(
  {
    db,
    media,
    references,
  }: { readonly db: Kysely<Tables>; readonly media: Media; readonly references: { readonly shownByUse: ShownByUse } },
  scope: Scope,
  rows: readonly MediaRow[],
): Promise<MediaItem[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const images = await media.show(scope, rows)
  const select = db.selectFrom('media_variants').select(['media_id', 'width', 'height', 'bytes']).where('site_id', '=', scope.site.id)
  const variants = Map.groupBy(await select.where('media_id', 'in', ids).orderBy('width').execute(), (row) => row.media_id)
  const heads = new Map((await readHeads(db, 'media', scope.site.id, ids)).map((head) => [head.id, head]))
  const shown = await references.shownByUse(db, { siteId: scope.site.id, kind: 'media', keys: ids.map(String) })
  return rows.flatMap((row) => {
    const [image, { kind }] = [images.get(row.id), row]
    if (!image || kind === null) return []
    const widths = (variants.get(row.id) ?? []).map(({ width, height, bytes }) => ({ width, height, bytes }))
    const { id, mime: type, bytes, created_at: createdAt, texts, is_used: isUsed, deleted_at: deletedAt, crop, focus } = row
    const seen = { isUsed, isShown: shown.has(String(id)) }
    const facts = { id, name: shownFileName(row), kind, type, bytes, createdAt: toInstant(createdAt), texts, ...seen, crop, focus }
    return [{ ...facts, version: heads.get(id)?.version ?? 0, deletedAt: deletedAt && toInstant(deletedAt), variants: widths, image }]
  })
}
