import { sql, type Kysely } from 'kysely'
import { toSlug } from '#domain/slug.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables.ts'
import type { PreparedPicture } from './prepare-picture.ts'

/** A picture as it is given to be stored: prepared, with its name and its words by locale. */
export interface MediaInput {
  readonly picture: PreparedPicture
  readonly filename: string
  readonly texts: Readonly<Record<string, { name?: string; alt?: string }>>
}

async function nextId(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('media', 'id'))::int as id`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the sequence of media gave no number')
  return id
}

/** Stores a picture, or puts another in its place: its address changes with its bytes. */
export async function saveMedia(
  db: Kysely<Tables>,
  siteId: number,
  { picture, filename, texts }: MediaInput,
  known?: number,
): Promise<number> {
  const id = known ?? (await nextId(db))
  const { hash, file, mime, bytes, width, height, blur } = picture
  const extension = file.slice(file.lastIndexOf('.') + 1)
  const row = {
    external_id: `${id}-${hash.slice(0, 8)}`,
    filename: `${toSlug(filename.replace(/\.[^.]*$/, '')) || 'image'}.${extension}`,
    ...{ mime, file, bytes, hash, width, height, blur },
    texts: jsonb({ ...texts }),
  }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('media')
      .values({ id, site_id: siteId, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('media.site_id', '=', siteId))
      .execute()
    await trx.deleteFrom('media_variants').where('media_id', '=', id).execute()
    const variants = picture.variants.map((variant) => ({ site_id: siteId, media_id: id, mime: 'image/webp', ...variant }))
    if (variants.length > 0) await trx.insertInto('media_variants').values(variants).execute()
  })
  return id
}
