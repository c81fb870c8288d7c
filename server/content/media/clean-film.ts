import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '#server/adapters/file-store.ts'
import { FileError } from '#server/platform/uploads/file-error.ts'
import { boxHead, cleanMovie, filmBoxLimits, isNote, type VideoSize } from './parse-mp4.ts'
import type { StagedFilm } from './prepared-media.ts'

/** Most bytes of the tables of a film, which alone are held in memory. */
const MAX_TABLE_BYTES = 33_554_432
const headBytes = 16
const zeros = Buffer.alloc(1_048_576)

interface Film {
  readonly files: Pick<FileStore, 'read' | 'writeAt'>
  readonly key: string
  readonly bytes: number
}

interface PlacedBox extends ReturnType<typeof boxHead> {
  readonly at: number
}

async function readPart({ files, key }: Film, start: number, end: number): Promise<Buffer> {
  const read = await files.read(key, () => ({ start, end: end - 1 }))
  if (!read) throw new FileError('FILE_UNREADABLE')
  return buffer(read.stream)
}

/** A free box of the same length, as in the movie: numbers in the file say where pictures and sound lie. */
async function blank({ files, key }: Film, { at, head, length }: PlacedBox): Promise<void> {
  await files.writeAt(key, at + 4, Buffer.from('free', 'latin1'))
  for (let from = at + head; from < at + length; from += zeros.length)
    await files.writeAt(key, from, zeros.subarray(0, Math.min(zeros.length, at + length - from)))
}

async function cleanMovieAt(film: Film, { at, length }: PlacedBox): Promise<VideoSize> {
  if (length > MAX_TABLE_BYTES) throw new FileError('FILE_UNREADABLE')
  const movie = await readPart(film, at, at + length)
  const size = cleanMovie(movie)
  await film.files.writeAt(film.key, at, movie)
  return size
}

async function* boxesOf(film: Film): AsyncGenerator<PlacedBox> {
  let count = 0
  for (let at = 0; at < film.bytes;) {
    count += 1
    if (count > filmBoxLimits.boxes) throw new FileError('FILE_UNREADABLE')
    const box = boxHead(await readPart(film, at, Math.min(film.bytes, at + headBytes)), film.bytes - at)
    yield { ...box, at }
    at += box.length
  }
}

async function digestOf({ files, key }: Film): Promise<string> {
  const hash = createHash('sha256')
  const read = await files.read(key)
  for await (const chunk of read?.stream ?? []) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/**
 * Reads a film of the store box by box, without holding it in memory, and blanks in it what cameras note.
 * A film that was cut short, or that has no picture, is refused.
 */
export async function cleanFilm(film: Film): Promise<StagedFilm> {
  const { key, bytes } = film
  let size: VideoSize | null = null
  let hasFrames = false
  for await (const box of boxesOf(film)) {
    if (box.type === 'mdat') hasFrames = true
    if (box.type === 'moov') size = await cleanMovieAt(film, box)
    if (isNote(box.type)) await blank(film, box)
  }
  if (!size || !hasFrames) throw new FileError('FILE_UNREADABLE')
  return { key, bytes, size, digest: await digestOf(film) }
}
