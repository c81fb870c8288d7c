import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { FileError } from '#server/platform/uploads/file-error.ts'
import { filmBoxLimits, parseMp4 } from './parse-mp4.ts'

const sample = await readFile('server/seeds/pictures/signature.mp4')

function box(type: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The head of a track that gives itself a size, turned by a quarter or not. */
function trackHead(width: number, height: number, isTurned = false): Buffer {
  const head = Buffer.alloc(84)
  head.writeInt32BE(isTurned ? 0 : 65_536, 40)
  head.writeUInt32BE(width << 16, 76)
  head.writeUInt32BE(height << 16, 80)
  return box('tkhd', head)
}

const place = Buffer.from('+45.7640+004.8357/')
const begin = box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1'))
const frames = box('mdat', Buffer.from('frames'))
const filmOf = (...inMovie: Buffer[]) => Buffer.concat([begin, box('moov', ...inMovie), frames])

/** Boxes in one another. */
const nested = (depth: number): Buffer => (depth === 0 ? Buffer.alloc(0) : box('moov', nested(depth - 1)))
const track = box('trak', trackHead(640, 360))

it.each([
  // The film and its movie are the first two.
  ['boxes in one another', filmBoxLimits.depth - 2, (count: number) => filmOf(track, nested(count))],
  ['boxes in one place', filmBoxLimits.boxes - 1, (count: number) => filmOf(track, ...Array.from({ length: count }, () => box('free')))],
])('accepts a film with just as many %s as the limit, and rejects one more', (_what, most, film) => {
  expect(parseMp4(film(most)).size).toEqual({ width: 640, height: 360 })
  expect(() => parseMp4(film(most + 1))).toThrow(FileError)
})

it('rejects a film of a million boxes in one another', () => {
  const heads = Buffer.alloc(8 * 1_000_000)
  for (let at = 0; at < heads.length; at += 8) {
    heads.writeUInt32BE(heads.length - at, at)
    heads.write('moov', at + 4, 'latin1')
  }
  expect(() => parseMp4(filmOf(track, heads))).toThrow(FileError)
})

describe('a film', () => {
  it('tells its size', () => {
    expect(parseMp4(sample).size).toEqual({ width: 768, height: 432 })
    expect(parseMp4(filmOf(box('trak', trackHead(0, 0)), box('trak', trackHead(640, 360)))).size).toEqual({ width: 640, height: 360 })
  })

  it('that was turned tells it as it is shown', () => {
    expect(parseMp4(filmOf(box('trak', trackHead(1920, 1080, true)))).size).toEqual({ width: 1080, height: 1920 })
  })

  it('loses what the camera noted of where it was, and nothing moves in it', () => {
    const notes = (): Buffer[] => [box('udta', box('\u00a9xyz', place)), box('meta', Buffer.alloc(4), place)]
    const noted = Buffer.concat([filmOf(...notes(), box('trak', trackHead(640, 360), ...notes())), box('uuid', place)])
    const { bytes } = parseMp4(noted)
    expect(bytes.includes('+45.76')).toBe(false)
    expect([bytes.length, bytes.indexOf('frames'), bytes.includes('tkhd')]).toEqual([noted.length, noted.indexOf('frames'), true])
    expect(noted.includes('+45.76')).toBe(true)
  })

  it.each([1, 9, 100, 20_000])('that was cut short by %i bytes is unreadable', (missing) => {
    expect(() => parseMp4(sample.subarray(0, sample.length - missing))).toThrow('FILE_UNREADABLE')
  })

  it.each([
    ['no frames', Buffer.concat([begin, box('moov', box('trak', trackHead(4, 4)))])],
    ['no movie', Buffer.concat([begin, frames])],
    ['nothing to see', filmOf(box('trak', trackHead(0, 0)))],
    ['a head that is too short', filmOf(box('trak', box('tkhd', Buffer.alloc(20))))],
    ['a box that is longer than the file', Buffer.concat([begin, Buffer.from('\u0000\u0000\u00ff\u00ffmoov', 'latin1'), frames])],
    ['a box that is shorter than its head', Buffer.concat([begin, Buffer.from('\u0000\u0000\u0000\u0002moov', 'latin1'), frames])],
    ['a long box without its length', Buffer.concat([begin, Buffer.from('\u0000\u0000\u0000\u0001moov', 'latin1')])],
  ])('with %s is unreadable', (_, bytes) => {
    expect(() => parseMp4(bytes)).toThrow('FILE_UNREADABLE')
  })
})
