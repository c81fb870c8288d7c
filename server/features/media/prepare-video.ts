import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { FileStore } from '#server/adapters/file-store.ts'
import type { PreparedPicture } from './prepare-picture.ts'

/** What browsers play; other films are told from pictures and refused. */
const MIME = 'video/mp4'

/**
 * Puts a film into the store as it is, with a picture to be seen instead of it.
 * The picture gives it its size and its widths: `?w=640` of a film is that picture.
 */
export async function prepareVideo(bytes: Uint8Array, poster: PreparedPicture, files: FileStore): Promise<PreparedPicture> {
  const type = await fileTypeFromBuffer(bytes)
  if (type?.mime !== MIME) throw new Error(`a film of type "${type?.mime ?? 'unknown'}" cannot be shown: give an MP4`)
  const hash = createHash('sha256').update(bytes).update(poster.hash).digest('hex')
  const file = `videos/${hash.slice(0, 2)}/${hash}/original.mp4`
  if (!(await files.has(file))) await files.put(file, bytes)
  return { ...poster, hash, file, mime: MIME, bytes: bytes.length }
}
