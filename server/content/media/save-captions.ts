import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { noteFolderOf } from './orphaned-files.ts'
import { saveMedia, type MediaInput } from './save-media.ts'

/** Stores the captions of a film by locale, in the place of those that it had. */
export async function saveCaptions(
  trx: Transaction<Tables>,
  siteId: number,
  filmId: number,
  captions: Readonly<Record<string, Omit<MediaInput, 'texts'>>>,
): Promise<void> {
  const before = await trx
    .selectFrom('media_captions')
    .select(['locale', 'file_id'])
    .where('site_id', '=', siteId)
    .where('media_id', '=', filmId)
    .execute()
  for (const { file_id } of before.filter(({ locale }) => !Object.hasOwn(captions, locale))) {
    await noteFolderOf(trx, siteId, file_id)
    await trx.deleteFrom('media').where('site_id', '=', siteId).where('id', '=', file_id).execute()
  }
  for (const [locale, input] of Object.entries(captions)) {
    const known = before.find((each) => each.locale === locale)?.file_id
    const id = await saveMedia(trx, siteId, { ...input, texts: {} }, known)
    if (known === undefined) {
      await trx.insertInto('media_captions').values({ site_id: siteId, media_id: filmId, locale, file_id: id }).execute()
    }
  }
}
