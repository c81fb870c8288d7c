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

/** Boxes whose notes are looked for inside; all others are left as they are. */
const holders = new Set(['moov', 'trak'])
/** What cameras and programs note: who filmed, with what, and where. */
const notes = new Set(['udta', 'meta', 'uuid'])
const shortHead = 8
const longHead = 16

function boxAt(bytes: Buffer, start: number, limit: number): Box {
  if (start + shortHead > limit) throw new FileError('FILE_UNREADABLE')
  const said = bytes.readUInt32BE(start)
  const isLong = said === 1
  if (isLong && start + longHead > limit) throw new FileError('FILE_UNREADABLE')
  const length = isLong ? Number(bytes.readBigUInt64BE(start + shortHead)) : said === 0 ? limit - start : said
  const body = start + (isLong ? longHead : shortHead)
  const end = start + length
  if (end < body || end > limit) throw new FileError('FILE_UNREADABLE')
  return { type: bytes.toString('latin1', start + 4, start + shortHead), start, body, end }
}

function boxesIn(bytes: Buffer, start: number, limit: number): Box[] {
  const boxes: Box[] = []
  for (let at = start; at < limit; at = boxes.at(-1)?.end ?? limit) boxes.push(boxAt(bytes, at, limit))
  return boxes
}

function blankNotes(bytes: Buffer, boxes: readonly Box[]): void {
  for (const { type, start, body, end } of boxes) {
    if (holders.has(type)) blankNotes(bytes, boxesIn(bytes, body, end))
    if (!notes.has(type)) continue
    // A free box of the same length: where pictures and sound lie in the file is told by numbers that must stay true.
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

/** Reads an MP4 whole, and answers it without what cameras note in it, with its size; a film that was cut short is refused. */
export function parseMp4(bytes: Uint8Array): { readonly bytes: Buffer; readonly size: VideoSize } {
  const film = Buffer.from(bytes)
  const boxes = boxesIn(film, 0, film.length)
  const movie = boxes.find(({ type }) => type === 'moov')
  if (!movie || !boxes.some(({ type }) => type === 'mdat')) throw new FileError('FILE_UNREADABLE')
  const tracks = boxesIn(film, movie.body, movie.end).filter(({ type }) => type === 'trak')
  const size = tracks.map((track) => sizeOfTrack(film, track)).find((each) => each !== null)
  if (!size) throw new FileError('FILE_UNREADABLE')
  blankNotes(film, boxes)
  return { bytes: film, size }
}
