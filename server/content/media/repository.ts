import type { Kysely, Selectable } from 'kysely'
import { rowIdSchema } from '#schemas/api/base/scalars.ts'
import type { Tables } from '#server/database/tables/tables.ts'

/** A media row. */
export type MediaRow = Selectable<Tables['media']>

/** The widths in which pictures are prepared and served. */
export const mediaWidths = [320, 640, 960, 1280, 1920] as const

/** Reads media rows of a site by their numbers, those of the trash left out. */
export async function readMedia(db: Kysely<Tables>, siteId: number, ids: readonly number[]): Promise<MediaRow[]> {
  // Drafts may name numbers that no column holds.
  const possible = ids.filter((id) => rowIdSchema.safeParse(id).success)
  if (possible.length === 0) return []
  return db
    .selectFrom('media')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', possible)
    .where('deleted_at', 'is', null)
    .execute()
}

/** The captions of some films of a site, and where each lies. */
export function readCaptionFiles(db: Kysely<Tables>, siteId: number, filmIds: readonly number[]) {
  return db
    .selectFrom('media_captions')
    .innerJoin('media', 'media.id', 'media_captions.file_id')
    .select(['media_captions.media_id as filmId', 'media_captions.locale', 'media.external_id as externalId', 'media.filename'])
    .where('media_captions.site_id', '=', siteId)
    .where('media_captions.media_id', 'in', filmIds)
    .orderBy('media_captions.locale')
    .execute()
}

/** Finds a media row of a site by what stands in its address. */
export function findMedia(db: Kysely<Tables>, siteId: number, externalId: string): Promise<MediaRow | undefined> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('external_id', '=', externalId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Finds the file that had an address before it was replaced or renamed. */
export function findFormerMedia(db: Kysely<Tables>, siteId: number, externalId: string, filename: string) {
  return db
    .selectFrom('media_addresses as a')
    .innerJoin('media as m', 'm.id', 'a.media_id')
    .select(['m.external_id', 'm.filename'])
    .where('a.site_id', '=', siteId)
    .where('a.external_id', '=', externalId)
    .where('a.filename', '=', filename)
    .where('m.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The prepared picture of a width, else the next smaller one there is: pictures are never enlarged. */
export function findVariant(db: Kysely<Tables>, media: Pick<MediaRow, 'site_id' | 'id'>, width: number) {
  return db
    .selectFrom('media_variants')
    .select(['file', 'mime', 'bytes', 'width'])
    .where('site_id', '=', media.site_id)
    .where('media_id', '=', media.id)
    .where('width', '<=', width)
    .orderBy('width', 'desc')
    .limit(1)
    .executeTakeFirst()
}
