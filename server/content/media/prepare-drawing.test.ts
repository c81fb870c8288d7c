import { mkdtemp, rm } from 'node:fs/promises'
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
  folder = await mkdtemp(join(tmpdir(), 'vitrine-drawings-'))
  files = createLocalFileStore(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const drawingOf = (attributes: string, inside = '<path d="M1 1h9v9z"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)
const prepare = (bytes: Uint8Array) => prepareMedia({ bytes }, files)
const bytesOf = async (key: string): Promise<Buffer> => buffer((await files.read(key))!.stream)

describe('the size of a drawing', () => {
  // CSS units: an inch is 96 pixels, an em is 16 pixels by default.
  it.each([
    ['width="50mm" height="30mm" viewBox="0 0 50 30"', 189, 113],
    ['width="27.33mm" height="30.94mm" viewBox="0 0 27.33 30.94"', 103, 117],
    ['width="100mm" height="60mm" viewBox="0 0 100 60"', 378, 227],
    ['width="100pt" height="50pt"', 133, 67],
    ['width="5cm" height="2cm"', 189, 76],
    ['width="3in" height="2in"', 288, 192],
    ['width="6pc" height="4pc"', 96, 64],
    ['width="40Q" height="20Q"', 38, 19],
    ['width="10em" height="5em"', 160, 80],
    ['width="10em" height="5em" font-size="20"', 200, 100],
    ['width="120px" height="60px"', 120, 60],
    ['style="width: 50mm; height: 30mm" viewBox="0 0 50 30"', 189, 113],
    ['width="100%" height="100%" viewBox="0 0 30 20"', 30, 20],
    ['viewBox="0,0,30,20"', 30, 20],
    ['width="120" viewBox="0 0 30 20"', 120, 80],
    ['height="120" viewBox="0 0 30 20"', 180, 120],
    ['width="120"', 120, 150],
    ['height="60"', 300, 60],
    ['width="100" height="50" viewBox="0 0 0 0"', 100, 50],
  ])('is that of CSS: %s', async (attributes, width, height) => {
    const prepared = await prepare(drawingOf(attributes))
    expect([prepared.width, prepared.height]).toEqual([width, height])
    const [, , widest] = prepared.variants
    expect(widest?.width).toBe(1280)
    expect(Math.abs((widest?.height ?? 0) - Math.round((1280 * height) / width))).toBeLessThanOrEqual(12)
  })

  it('leaves no part of the drawing out of its widths: 5 mm of red beside 5 mm of blue', async () => {
    const halves = '<rect width="5mm" height="5mm" fill="red"/><rect x="5mm" width="5mm" height="5mm" fill="blue"/>'
    const { variants } = await prepare(drawingOf('width="10mm" height="5mm"', halves))
    const { data, info } = await sharp(await bytesOf(variants[0]!.file))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
    expect([info.width, info.height]).toEqual([320, 160])
    for (const [x, colour] of [
      [80, 0],
      [155, 0],
      [165, 2],
      [312, 2],
    ] as const)
      expect(at(x, 150)[colour]).toBeGreaterThan(230)
  })

  it('keeps the Inkscape namespaces of a small logo', async () => {
    const logo = drawingOf(
      'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="50mm" height="30mm" viewBox="0 0 50 30" inkscape:version="1.3"',
    )
    const { file, width } = await prepare(logo)
    expect([width, await bytesOf(file)]).toEqual([189, logo])
  })

  it.each(['width="0" height="10"', 'viewBox="0 0 10 10" height="0"'])('refuses a drawing without one: %s', async (attributes) => {
    await expect(prepare(drawingOf(attributes))).rejects.toMatchObject({ code: 'FILE_UNREADABLE' })
  })
})

describe('a drawing that says neither its size nor its view box', () => {
  it.each([
    ['<rect width="120" height="60"/>', '0 0 120 60', 120, 60],
    ['<rect x="50" y="20" width="120" height="60"/>', '50 20 120 60', 120, 60],
    ['<g transform="translate(-20 -10)"><rect width="120" height="60"/></g>', '-20 -10 120 60', 120, 60],
  ])('gets the view box of what it draws: %s', async (inside, viewBox, width, height) => {
    const { file, ...prepared } = await prepare(drawingOf('id="a&amp;b" ', inside))
    expect([prepared.width, prepared.height]).toEqual([width, height])
    const served = String(await bytesOf(file))
    expect(served).toMatch(/^<svg [^>]*id="a&#38;b"[^>]*>/)
    expect(served).toContain(` viewBox="${viewBox}"`)
    expect(served.slice(served.indexOf('>') + 1)).toBe(`${inside}</svg>`)
    expect(prepared.bytes).toBe(served.length)
  })

  it('gets the view box that CSS shows when it says one side', async () => {
    expect(String(await bytesOf((await prepare(drawingOf('width="120"'))).file))).toContain(' viewBox="0 0 120 150"')
  })

  it.each([
    ['draws nothing', '<g/>'],
    ['draws beyond all bounds', '<rect x="-90000" width="180000" height="5"/>'],
  ])('is refused with a sentence when it %s', async (_what, inside) => {
    await expect(prepare(drawingOf('', inside))).rejects.toMatchObject({ code: 'FILE_TYPE', reason: 'unsized' })
  })
})
