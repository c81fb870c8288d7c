import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLocalFileStore, type FileStore } from '#server/adapters/file-store.ts'
import { preparePicture, worthwhileWidths } from './prepare-picture.ts'

let folder: string
let files: FileStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
  files = createLocalFileStore(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#c4412d"/></svg>',
)

const photograph = () =>
  sharp({ create: { width: 700, height: 350, channels: 3, background: '#1d2a44' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'X' } })
    .toBuffer()

const bytesOf = async (key: string): Promise<Buffer> => {
  const file = await files.read(key)
  if (!file) throw new Error(`no file ${key}`)
  return buffer(file.stream)
}

it('keeps a drawing as it is and gives it a few widths of pixels', async () => {
  const picture = await preparePicture(drawing, files)
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

it('never enlarges a photograph, and takes what the camera wrote out of its widths', async () => {
  const picture = await preparePicture(await photograph(), files)
  expect(picture.variants.map(({ width, height }) => [width, height])).toEqual([
    [320, 160],
    [640, 320],
    [960, 350],
  ])
  for (const { file } of picture.variants) expect((await sharp(await bytesOf(file)).metadata()).exif).toBeUndefined()
})

it('takes what the camera wrote out of the photograph itself: where it was taken, too', async () => {
  const noted = await sharp({ create: { width: 70, height: 35, channels: 3, background: '#1d2a44' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'X', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 45/1 0/1' } })
    .toBuffer()
  expect((await sharp(noted).metadata()).exif).toBeDefined()
  const { file, bytes, width, height } = await preparePicture(noted, files)
  const kept = await bytesOf(file)
  const { exif, orientation, ...size } = await sharp(kept).metadata()
  expect([exif, orientation, bytes]).toEqual([undefined, undefined, kept.length])
  expect([size.width, size.height]).toEqual([width, height])
})

it('refuses a drawing that could act when it is opened by itself', async () => {
  const source = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><script>alert(1)</script></svg>'
  await expect(preparePicture(Buffer.from(source), files)).rejects.toThrow('<script>')
})

it('refuses a picture of more than forty million points', async () => {
  const bomb = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  await expect(preparePicture(bomb, files)).rejects.toThrow(/pixel limit/)
})

it('finds what it prepared once, by the bytes alone', async () => {
  const first = await preparePicture(drawing, files)
  const before = await readdir(folder, { recursive: true })
  expect(await preparePicture(Buffer.from(drawing), files)).toEqual(first)
  expect(await readdir(folder, { recursive: true })).toEqual(before)
})

it.each(['jpeg', 'png', 'webp'] as const)('knows a picture by its bytes: %s', async (format) => {
  const bytes = await sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } })
    .toFormat(format)
    .toBuffer()
  expect(await preparePicture(bytes, files)).toMatchObject({ mime: `image/${format}`, width: 8, height: 4 })
})

it('refuses what is no picture', async () => {
  await expect(preparePicture(Buffer.from('<html></html>'), files)).rejects.toThrow()
  const gif = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .gif()
    .toBuffer()
  await expect(preparePicture(gif, files)).rejects.toThrow('"gif"')
})

it.each([
  [100, [320]],
  [640, [320, 640]],
  [700, [320, 640, 960]],
  [4000, [320, 640, 960, 1280, 1920]],
])('a photograph %i wide is worth the widths %j', (width, widths) => {
  expect(worthwhileWidths(width, false)).toEqual(widths)
})

it('lets no key lead out of its folder', async () => {
  for (const key of ['../x', '/etc/passwd', 'a/../../x', 'a//b', 'A', '', 'a\u0000', '.hidden', 'a/.b'])
    await expect(files.read(key)).rejects.toThrow('bad file key')
  expect(await files.read('not/there')).toBeNull()
})
