import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { preparePicture } from '#server/features/media/prepare-picture.ts'
import { saveMedia } from '#server/features/media/write-media.ts'
import type { SeedItem } from '../seed-item.ts'
import type { MediaSeed } from '../seed-schema.ts'

/** A picture of a seed with its bytes. */
export interface SeedPicture {
  readonly seed: MediaSeed
  readonly bytes: Buffer
  readonly hash: string
}

/** Reads the pictures that a seed names. */
export function readPictures(media: readonly MediaSeed[], folder: string): Promise<SeedPicture[]> {
  return Promise.all(
    media.map(async (seed) => {
      const bytes = await readFile(join(folder, seed.file))
      return { seed, bytes, hash: createHash('sha256').update(bytes).digest('hex') }
    }),
  )
}

function textsOf({ alt, title = {} }: MediaSeed): Record<string, { name?: string; alt?: string }> {
  const locales = [...new Set([...Object.keys(alt), ...Object.keys(title)])]
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      { ...(title[locale] === undefined ? {} : { name: title[locale] }), ...(alt[locale] === undefined ? {} : { alt: alt[locale] }) },
    ]),
  )
}

/** The pictures of a seed. */
export function mediaItems(pictures: readonly SeedPicture[]): SeedItem[] {
  return pictures.map(({ seed, bytes, hash }) => ({
    key: `media:${seed.name}`,
    source: { seed, hash },
    apply: async ({ db, files, siteId }, known) => {
      const filename = seed.file.slice(seed.file.lastIndexOf('/') + 1)
      return saveMedia(db, siteId, { picture: await preparePicture(bytes, files), filename, texts: textsOf(seed) }, known ?? undefined)
    },
    read: async ({ db, siteId }, known) => {
      if (known === null) return null
      const rows = db.selectFrom('media').select(['hash', 'filename', 'texts']).where('site_id', '=', siteId)
      return (await rows.where('id', '=', known).executeTakeFirst()) ?? null
    },
  }))
}
