import { FileError } from '#server/platform/uploads/file-error.ts'

/** One box of an MP4 file: where its content begins and where it ends. */
interface Box {
  readonly type: string
  readonly start: number
  readonly body: number
  readonly end: number
}

/** The size of a film as it is shown. */
export interface VideoSize {
  readonly width: number
  readonly height: number
}

/** The most boxes in one place of a film, which two of each fragment need, and the most that lie in one another. */
export const filmBoxLimits = { boxes: 20_000, depth: 8 } as const

/** Boxes whose notes are looked for inside; all others are left as they are. */
const holders = new Set(['moov', 'trak'])
/** The boxes with notes of cameras and programs: the author, the device and the place. */
const notes = new Set(['udta', 'meta', 'uuid'])
const shortHead = 8
const longHead = 16

/** Parses the head of a box: its type, and its length in bytes. `rest` is the number of bytes from the start of the box to the end of the file. */
export function boxHead(head: Buffer, rest: number): { readonly type: string; readonly head: number; readonly length: number } {
  const said = head.length >= shortHead ? head.readUInt32BE(0) : -1
  const isLong = said === 1
  if (said === -1 || (isLong && head.length < longHead)) throw new FileError('FILE_UNREADABLE')
  const length = isLong ? Number(head.readBigUInt64BE(shortHead)) : said === 0 ? rest : said
  const own = isLong ? longHead : shortHead
  if (length < own || length > rest) throw new FileError('FILE_UNREADABLE')
  return { type: head.toString('latin1', 4, shortHead), head: own, length }
}

function boxAt(bytes: Buffer, start: number, limit: number): Box {
  const { type, head, length } = boxHead(bytes.subarray(start, Math.min(limit, start + longHead)), limit - start)
  return { type, start, body: start + head, end: start + length }
}

function boxesIn(bytes: Buffer, start: number, limit: number): Box[] {
  const boxes: Box[] = []
  for (let at = start; at < limit; at = boxes.at(-1)?.end ?? limit)
    if (boxes.push(boxAt(bytes, at, limit)) > filmBoxLimits.boxes) throw new FileError('FILE_UNREADABLE')
  return boxes
}

function blankNotes(bytes: Buffer, boxes: readonly Box[], depth = 1): void {
  if (depth > filmBoxLimits.depth) throw new FileError('FILE_UNREADABLE')
  for (const { type, start, body, end } of boxes) {
    if (holders.has(type)) blankNotes(bytes, boxesIn(bytes, body, end), depth + 1)
    if (!notes.has(type)) continue
    // A free box of the same length: the offsets of pictures and sound in the file must stay true.
    bytes.write('free', start + 4, 'latin1')
    bytes.fill(0, body, end)
  }
}

/** The size that a track gives itself, turned as it is shown; null for one that is not seen. */
function sizeOfTrack(bytes: Buffer, { body, end }: Box): VideoSize | null {
  const head = boxesIn(bytes, body, end).find(({ type }) => type === 'tkhd')
  if (!head) return null
  const matrix = head.body + (bytes[head.body] === 1 ? 52 : 40)
  if (matrix + 44 > head.end) throw new FileError('FILE_UNREADABLE')
  const [width, height] = [bytes.readUInt32BE(matrix + 36) >>> 16, bytes.readUInt32BE(matrix + 40) >>> 16]
  if (width === 0 || height === 0) return null
  const isTurned = bytes.readInt32BE(matrix) === 0
  return isTurned ? { width: height, height: width } : { width, height }
}

/** The size of a film by its tracks, in the movie box of a file. */
function sizeOfMovie(bytes: Buffer, { body, end }: Pick<Box, 'body' | 'end'>): VideoSize {
  const tracks = boxesIn(bytes, body, end).filter(({ type }) => type === 'trak')
  const size = tracks.map((track) => sizeOfTrack(bytes, track)).find((each) => each !== null)
  if (!size) throw new FileError('FILE_UNREADABLE')
  return size
}

/** Tells if a box of the file itself holds what cameras note. */
export const isNote = (type: string): boolean => notes.has(type)

/** Reads the size in a movie box, which stands alone in its bytes, and blanks in it what cameras note. */
export function cleanMovie(movie: Buffer): VideoSize {
  const boxes = boxesIn(movie, 0, movie.length)
  const [box, ...more] = boxes
  if (!box || more.length > 0) throw new FileError('FILE_UNREADABLE')
  const size = sizeOfMovie(movie, box)
  blankNotes(movie, boxes)
  return size
}

/** Reads an MP4 whole, and answers it without what cameras note in it, with its size; a film that was cut short is refused. */
export function parseMp4(bytes: Uint8Array): { readonly bytes: Buffer; readonly size: VideoSize } {
  const film = Buffer.from(bytes)
  const boxes = boxesIn(film, 0, film.length)
  const movie = boxes.find(({ type }) => type === 'moov')
  if (!movie || !boxes.some(({ type }) => type === 'mdat')) throw new FileError('FILE_UNREADABLE')
  const size = sizeOfMovie(film, movie)
  blankNotes(film, boxes)
  return { bytes: film, size }
}
