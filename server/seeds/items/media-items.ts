import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Library, MediaUpload } from '#server/content/media/import-media.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { emptyRecord } from '#schemas/names/empty-record.ts'
import type { SeedItem } from '../seed-item.ts'
import type { MediaSeed } from '../seed-schema.ts'

/** An image of a seed, as an upload. */
export interface SeedPicture {
  readonly seed: MediaSeed
  readonly upload: MediaUpload
  readonly hash: string
}

async function readPicture(seed: MediaSeed, folder: string): Promise<SeedPicture> {
  const read = (file: string): Promise<Buffer> => readFile(join(folder, file))
  const poster = seed.poster === undefined ? undefined : await read(seed.poster)
  const captions = emptyRecord<Buffer>()
  for (const [locale, file] of Object.entries(seed.captions ?? {})) captions[locale] = await read(file)
  const bytes = await read(seed.file)
  const hash = createHash('sha256')
  for (const part of [bytes, ...(poster ? [poster] : []), ...Object.values(captions)]) hash.update(part)
  const filename = seed.file.slice(seed.file.lastIndexOf('/') + 1)
  return { seed, upload: { bytes, poster, captions, filename, texts: textsOf(seed) }, hash: hash.digest('hex') }
}

/** Reads the images of a seed. */
export function readPictures(media: readonly MediaSeed[], folder: string): Promise<SeedPicture[]> {
  return Promise.all(media.map((seed) => readPicture(seed, folder)))
}

/**
 * The number of images processed concurrently, as many as the machine can work on. The others wait here rather than for a connection, which
 * would time out on a slow machine.
 */
const AT_ONCE = 4

/** Creates the files of all seed images. Rows may exist without files, in the database of another server or with an emptied folder. */
export async function restorePictures(library: Pick<Library, 'restore'>, pictures: readonly SeedPicture[]): Promise<void> {
  const waiting = pictures.values()
  const restore = async (): Promise<void> => {
    for (const { upload } of waiting) await library.restore(upload)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, restore))
}

function textsOf({ alt, title = {} }: MediaSeed): Record<string, { name?: string; alt?: string }> {
  const locales = [...new Set([...Object.keys(alt), ...Object.keys(title)])]
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        ...(ownValue(title, locale) === undefined ? {} : { name: ownValue(title, locale) }),
        ...(ownValue(alt, locale) === undefined ? {} : { alt: ownValue(alt, locale) }),
      },
    ]),
  )
}

/** Creates the items of seed images. */
export function mediaItems(pictures: readonly SeedPicture[]): SeedItem[] {
  return pictures.map(({ seed, upload, hash }) => ({
    key: `media:${seed.name}`,
    source: { seed, hash },
    apply: ({ features, siteId }, known) => features.library.put(siteId, upload, known ?? undefined),
    read: async ({ db, siteId }, known) => {
      if (known === null) return null
      const rows = db.selectFrom('media').select(['hash', 'filename', 'texts']).where('site_id', '=', siteId)
      return (await rows.where('id', '=', known).executeTakeFirst()) ?? null
    },
  }))
}
