import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '#server/adapters/file-store.ts'
import { preparePicture, type PreparedPicture } from '#server/features/media/prepare-picture.ts'
import { prepareVideo } from '#server/features/media/prepare-video.ts'
import { saveMedia } from '#server/features/media/write-media.ts'
import type { SeedItem } from '../seed-item.ts'
import type { MediaSeed } from '../seed-schema.ts'

/** A picture of a seed with its bytes. */
export interface SeedPicture {
  readonly seed: MediaSeed
  readonly bytes: Buffer
  /** Of a film, the picture that stands for it. */
  readonly poster: Buffer | null
  readonly hash: string
}

/** Reads the pictures that a seed names. */
export function readPictures(media: readonly MediaSeed[], folder: string): Promise<SeedPicture[]> {
  return Promise.all(
    media.map(async (seed) => {
      const bytes = await readFile(join(folder, seed.file))
      const poster = seed.poster === undefined ? null : await readFile(join(folder, seed.poster))
      return {
        seed,
        bytes,
        poster,
        hash: createHash('sha256')
          .update(bytes)
          .update(poster ?? '')
          .digest('hex'),
      }
    }),
  )
}

/** Puts a picture of a seed into the store, or a film with the picture that stands for it. */
export async function prepareSeedPicture({ bytes, poster }: SeedPicture, files: FileStore): Promise<PreparedPicture> {
  return poster === null ? preparePicture(bytes, files) : prepareVideo(bytes, await preparePicture(poster, files), files)
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
  return pictures.map((item) => ({
    key: `media:${item.seed.name}`,
    source: { seed: item.seed, hash: item.hash },
    apply: async ({ db, files, siteId }, known) => {
      const { seed } = item
      const filename = seed.file.slice(seed.file.lastIndexOf('/') + 1)
      return saveMedia(db, siteId, { picture: await prepareSeedPicture(item, files), filename, texts: textsOf(seed) }, known ?? undefined)
    },
    read: async ({ db, siteId }, known) => {
      if (known === null) return null
      const rows = db.selectFrom('media').select(['hash', 'filename', 'texts']).where('site_id', '=', siteId)
      return (await rows.where('id', '=', known).executeTakeFirst()) ?? null
    },
  }))
}
