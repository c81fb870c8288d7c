import { buffer } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import sharp from 'sharp'
import { shareSize } from '#domain/media/share-picture.ts'
import type { FileStore } from '#server/adapters/file-store.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { findVariant, type MediaRow } from './repository.ts'

const widest = 1280
const maxPixels = 40_000_000
const white = { r: 255, g: 255, b: 255 }

/** Draws the JPEG that stands for a picture where a page is shared: a wide one fills it, a tall one stands whole on white. */
export async function drawSharePicture(picture: Uint8Array): Promise<Buffer> {
  const opened = sharp(picture, { limitInputPixels: maxPixels })
  const { width, height } = await opened.metadata()
  return opened
    .resize({ ...shareSize, fit: width > height ? 'cover' : 'contain', background: white })
    .flatten({ background: white })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** Finds the share picture of a media row in the file store, and draws it there when it is asked for the first time. */
export function createSharePictures(db: Kysely<Tables>, files: FileStore): (row: MediaRow) => Promise<string | null> {
  const drawn = new Map<string, Promise<string | null>>()
  const draw = async (row: MediaRow, key: string): Promise<string | null> => {
    if (await files.has(key)) return key
    const source = await findVariant(db, row, widest)
    const file = source && (await files.read(source.file))
    if (!file) return null
    await files.put(key, await drawSharePicture(await buffer(file.stream)))
    return key
  }
  return (row) => {
    const key = `${row.file.slice(0, row.file.lastIndexOf('/') + 1)}share.jpg`
    const running = drawn.get(key) ?? draw(row, key).finally(() => drawn.delete(key))
    drawn.set(key, running)
    return running
  }
}
