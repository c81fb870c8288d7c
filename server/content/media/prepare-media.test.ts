import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLocalFileStore, type FileStore } from '#server/adapters/file-store.ts'
import { prepareMedia } from './prepare-media.ts'

let folder: string
let files: FileStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-media-'))
  files = createLocalFileStore(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#c4412d"/></svg>',
)
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#1d2a44' } })
const document = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n2 0 obj<</Type/Page>>endobj\n%%EOF\n')
const captions = Buffer.from('\ufeffWEBVTT\r\n\r\n00:00.000 --> 00:05.000\r\n(sans paroles)\r\n')
const film = await readFile('server/seeds/pictures/signature.mp4')

const prepare = (bytes: Uint8Array, poster?: Uint8Array) => prepareMedia({ bytes, poster }, files)
const bytesOf = async (key: string): Promise<Buffer> => {
  const file = await files.read(key)
  if (!file) throw new Error(`no file ${key}`)
  return buffer(file.stream)
}

describe('a picture', () => {
  it('that is a drawing stays as it is, and gets a few widths of points', async () => {
    const picture = await prepare(drawing)
    expect(picture).toMatchObject({ mime: 'image/svg+xml', width: 400, height: 300 })
    expect(picture.blur).toMatch(/^data:image\/webp;base64,/)
    expect(await bytesOf(picture.file)).toEqual(drawing)
    expect(picture.variants.map(({ width, height }) => [width, height])).toEqual([
      [320, 240],
      [640, 480],
      [1280, 960],
    ])
    const widest = await sharp(await bytesOf(picture.variants[2]?.file ?? '')).metadata()
    expect([widest.format, widest.width]).toEqual(['webp', 1280])
  })

  it('that is a photograph is never enlarged, is upright, and has no notes of the camera', async () => {
    const noted = await plain(700, 350)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'X' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 45/1 0/1' } })
      .toBuffer()
    expect((await sharp(noted).metadata()).exif).toBeDefined()
    const picture = await prepare(noted)
    expect([picture.width, picture.height]).toEqual([350, 700])
    expect(picture.variants.map(({ width, height }) => [width, height])).toEqual([
      [320, 640],
      [640, 700],
    ])
    for (const { file } of [picture, ...picture.variants]) {
      const { exif, orientation } = await sharp(await bytesOf(file)).metadata()
      expect([exif, orientation]).toEqual([undefined, undefined])
    }
    expect((await bytesOf(picture.file)).length).toBe(picture.bytes)
  })

  it.each(['jpeg', 'png', 'webp'] as const)('is known by its bytes: %s', async (format) => {
    expect(await prepare(await plain(8, 4).toFormat(format).toBuffer())).toMatchObject({ mime: `image/${format}`, width: 8, height: 4 })
  })

  it('of type AVIF is stored as WebP, with its transparency', async () => {
    const seeThrough = { create: { width: 8, height: 4, channels: 4, background: { r: 29, g: 42, b: 68, alpha: 0 } } } as const
    const picture = await prepare(await sharp(seeThrough).avif().toBuffer())
    expect(picture).toMatchObject({ mime: 'image/webp', width: 8, height: 4 })
    const { format, hasAlpha } = await sharp(await bytesOf(picture.file)).metadata()
    expect([format, hasAlpha]).toEqual(['webp', true])
  })

  it('that moves is refused with the loss named; on request its first frame is stored as WebP', async () => {
    const frames = { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } } as const
    const moving = await sharp(Buffer.alloc(96, 255).fill(0, 48), frames)
      .gif({ delay: [50, 50] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    await expect(prepare(moving)).rejects.toMatchObject({ code: 'FILE_TYPE', reason: 'animated' })
    const picture = await prepareMedia({ bytes: moving, isStill: true }, files)
    expect(picture).toMatchObject({ mime: 'image/webp', width: 4, height: 4 })
    await expect(prepare(moving)).rejects.toMatchObject({ reason: 'animated' })
    expect((await sharp(await bytesOf(picture.file)).metadata()).pages ?? 1).toBe(1)
  })

  it('of sixteen bits or of inks keeps its look', async () => {
    const deep = await plain(8, 8).toColourspace('rgb16').png().toBuffer()
    const inks = await plain(8, 8).toColourspace('cmyk').jpeg().toBuffer()
    for (const bytes of [deep, inks]) {
      const { variants } = await prepare(bytes)
      const { dominant } = await sharp(await bytesOf(variants[0]?.file ?? '')).stats()
      expect(Math.hypot(dominant.r - 0x1d, dominant.g - 0x2a, dominant.b - 0x44)).toBeLessThan(40)
    }
  })

  const long: [number, number, 'png' | 'jpeg'][] = [
    [360, 20_000, 'png'],
    [400, 17_000, 'jpeg'],
    [10, 12_000, 'png'],
    [1, 12_000, 'png'],
    [12_000, 1, 'png'],
  ]
  it.each(long)('of %i by %i points, longer than a WebP may be, has widths that fit', async (width, height, format) => {
    const picture = await prepare(await plain(width, height).toFormat(format).toBuffer())
    expect([picture.width, picture.height]).toEqual([width, height])
    for (const variant of picture.variants) expect(variant.height).toBeLessThanOrEqual(16_383)
    expect((await sharp(Buffer.from(picture.blur?.split(',')[1] ?? '', 'base64')).metadata()).height).toBeLessThanOrEqual(64)
  })

  it.each([
    [10, 400],
    [100, 4000],
  ])('that is a drawing of %i by %i is taken too', async (width, height) => {
    const picture = await prepare(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="9" height="9"/></svg>`),
    )
    expect(picture.variants).toHaveLength(3)
    for (const variant of picture.variants) expect(variant.height).toBeLessThanOrEqual(16_383)
  })

  it('that is a drawing of too much work is refused before it is drawn, also for a film', async () => {
    const blurred = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter id="f"><feMorphology radius="9"/></filter>${'<rect width="9" height="9" filter="url(#f)"/>'.repeat(9)}</svg>`,
    )
    const refusal = { code: 'FILE_TYPE', removed: ['too many steps of filters'] }
    await expect(prepare(blurred)).rejects.toMatchObject(refusal)
    await expect(prepare(film, blurred)).rejects.toMatchObject(refusal)
  })

  it('of more than forty million points is too large, before any of them is drawn', async () => {
    const bomb = await plain(8000, 5001).png().toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    await expect(prepare(bomb)).rejects.toMatchObject({ code: 'TOO_LARGE' })
  })

  it('is found again by its bytes alone', async () => {
    const first = await prepare(drawing)
    const before = await readdir(folder, { recursive: true })
    expect(await prepare(Buffer.from(drawing))).toEqual(first)
    expect(await readdir(folder, { recursive: true })).toEqual(before)
  })
})

describe('a film', () => {
  it('is taken as MP4 where its head says M4V', async () => {
    const bytes = Buffer.from(film)
    bytes.write('M4V ', 8, 'latin1')
    expect((await prepare(bytes)).mime).toBe('video/mp4')
  })

  it('has the size and the widths of the picture that stands for it', async () => {
    const prepared = await prepare(film, drawing)
    expect(prepared).toMatchObject({ mime: 'video/mp4', width: 400, height: 300, bytes: film.length })
    expect(prepared.variants).toHaveLength(3)
    expect(prepared.hash).not.toBe((await prepare(drawing)).hash)
    const part = await files.read(prepared.file, () => ({ start: 4, end: 7 }))
    expect(String(await buffer(part!.stream))).toBe('ftyp')
  })

  it('without one has a plain ground in its own proportions', async () => {
    const prepared = await prepare(film)
    expect([prepared.width, prepared.height]).toEqual([1280, 720])
    expect(prepared.blur).toMatch(/^data:image\/webp;base64,/)
  })

  it('is no poster of another', async () => {
    await expect(prepare(film, film)).rejects.toMatchObject({ code: 'FILE_TYPE' })
  })
})

it('a document has neither size nor widths', async () => {
  expect(await prepare(document)).toMatchObject({ mime: 'application/pdf', width: null, height: null, blur: null, variants: [] })
})

it('captions are stored in plain letters', async () => {
  const prepared = await prepare(captions)
  expect(prepared).toMatchObject({ mime: 'text/vtt', width: null })
  expect(String(await bytesOf(prepared.file))).toBe('WEBVTT\n\n00:00.000 --> 00:05.000\n(sans paroles)\n')
})

describe('what is not taken leaves no file', () => {
  const half = (bytes: Uint8Array) => bytes.subarray(0, Math.floor(bytes.length / 2))
  const acting = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><script>alert(1)</script></svg>'
  const noise = sharp({
    create: { width: 300, height: 300, channels: 3, background: 'red', noise: { type: 'gaussian', mean: 9, sigma: 90 } },
  })
  const refused: [string, string, () => Uint8Array | Promise<Uint8Array>][] = [
    ['nothing', 'FILE_UNREADABLE', () => Buffer.alloc(0)],
    ['half a photograph', 'FILE_UNREADABLE', async () => half(await noise.clone().jpeg().toBuffer())],
    ['half a PNG', 'FILE_UNREADABLE', async () => half(await noise.clone().png().toBuffer())],
    ['half an AVIF', 'FILE_UNREADABLE', async () => half(await noise.clone().avif({ effort: 0 }).toBuffer())],
    ['half a WebP', 'FILE_UNREADABLE', async () => half(await noise.clone().webp().toBuffer())],
    ['half a film', 'FILE_UNREADABLE', () => half(film)],
    ['half a document', 'FILE_UNREADABLE', () => half(document)],
    ['half a drawing', 'FILE_TYPE', () => half(drawing)],
    ['captions without a line', 'FILE_UNREADABLE', () => Buffer.from('WEBVTT\n\nsans paroles\n')],
    ['captions that dress themselves', 'UNSAFE_HTML', () => Buffer.from('WEBVTT\n\nSTYLE\n::cue{}\n\n00:00.000 --> 00:05.000\nx\n')],
    ['a drawing that could act', 'UNSAFE_HTML', () => Buffer.from(acting)],
    ['a document that could act', 'FILE_ACTING', () => Buffer.from('%PDF-1.7\n<</JS(app.alert(1))>>\n%%EOF')],
    ['a document and something else', 'FILE_TYPE', () => Buffer.concat([document, Buffer.from('PK\u0003\u0004')])],
    ['a page', 'FILE_TYPE', () => Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"><script/></html>')],
    ['a program', 'FILE_TYPE', () => Buffer.from('#!/bin/sh\n')],
    ['an archive', 'FILE_TYPE', () => Buffer.from('PK\u0003\u0004', 'latin1')],
  ]
  it.each(refused)('%s: %s', async (_, code, bytes) => {
    const before = await readdir(folder, { recursive: true })
    await expect(prepare(await bytes())).rejects.toMatchObject({ code })
    const originals = (await readdir(folder, { recursive: true })).filter((path) => !before.includes(path) && path.includes('.'))
    expect(originals).toEqual([])
  })

  it.each([
    ['a HEIC photograph', 'heic', () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a TIFF', 'library', () => plain(8, 4).tiff().toBuffer()],
    ['an archive', 'library', () => Buffer.from('PK\u0003\u0004'.padEnd(40, '\0'), 'latin1')],
    ['a HEIF sequence', 'heic', () => Buffer.from('\0\0\0\u0018ftypmsf1\0\0\0\0mif1heic', 'latin1')],
  ])('%s is refused with the reason “%s”', async (_, reason, bytes) => {
    await expect(prepare(await bytes())).rejects.toMatchObject({ code: 'FILE_TYPE', reason })
  })

  it('an archive behind a picture is drawn away', async () => {
    const { file } = await prepare(Buffer.concat([await plain(8, 4).jpeg().toBuffer(), Buffer.from('PK\u0003\u0004<script>')]))
    expect(String(await bytesOf(file))).not.toContain('<script>')
  })
})

it('no key leads out of its folder', async () => {
  for (const key of ['../x', '/etc/passwd', 'a/../../x', 'a//b', 'A', '', 'a\u0000', '.hidden', 'a/.b'])
    await expect(files.read(key)).rejects.toThrow('bad file key')
  expect(await files.read('not/there')).toBeNull()
})
