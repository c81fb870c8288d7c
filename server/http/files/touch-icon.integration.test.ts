import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

const mark = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#c4412d"/></svg>',
)

let folder: string
let test: TestApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-icon-'))
  test = await testApp({ template: twoSites, env: { DATA_DIR: folder } })
  const { db } = test.database
  const id = await test.app.features.library.put(37, { bytes: mark, filename: 'sceau.svg', texts: { fr_FR: { alt: '' } } })
  await db.insertInto('site_logos').values({ site_id: 37, type: 'LOGO_FAVICON', filename: 'sceau.svg', alt: '', media_id: id }).execute()
  await test.app.features.directory.refresh(37)
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

const ask = (host: string, headers: Record<string, string> = {}, url = '/apple-touch-icon.png') =>
  test.app.inject({ url, headers: { host, ...headers } })

const colourAt = async (bytes: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
}

describe('the icon for the first screen of a telephone', () => {
  it('is the mark of the site, 180 pixels wide, opaque, with air around it', async () => {
    const { statusCode, headers, rawPayload } = await ask('localhost')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/png', 'public, max-age=3600'])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
    expect((await sharp(rawPayload).stats()).isOpaque).toBe(true)
    const [red = 0, green = 0] = await colourAt(rawPayload, 90, 90)
    expect(red - green).toBeGreaterThan(100)
    const [corner = 0, other = 0] = await colourAt(rawPayload, 3, 3)
    expect(Math.abs(corner - other)).toBeLessThan(20)
  })

  it('is another one on another site, which may have no mark of its own', async () => {
    const other = await ask('cave.localhost')
    expect(other.statusCode).toBe(200)
    expect(other.rawPayload.equals((await ask('localhost')).rawPayload)).toBe(false)
  })

  it('is not sent again to who has it', async () => {
    const tag = String((await ask('localhost')).headers['etag'])
    expect((await ask('localhost', { 'if-none-match': tag })).statusCode).toBe(304)
  })
})

describe('the icon that is asked of every site', () => {
  it('is the mark of the site, one picture in the container of old', async () => {
    const { statusCode, headers, rawPayload } = await ask('localhost', {}, '/favicon.ico')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/x-icon', 'public, max-age=3600'])
    const [length, offset] = [rawPayload.readUInt32LE(14), rawPayload.readUInt32LE(18)]
    expect([...rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48])
    expect([length, offset]).toEqual([rawPayload.length - 22, 22])
    const picture = rawPayload.subarray(offset)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 48, height: 48, hasAlpha: true })
    const [red = 0, green = 0] = await colourAt(picture, 24, 24)
    expect(red - green).toBeGreaterThan(100)
    const tag = String(headers['etag'])
    expect((await ask('localhost', { 'if-none-match': tag }, '/favicon.ico')).statusCode).toBe(304)
  })

  it('is another one on another site, which may have no mark of its own', async () => {
    const other = await ask('cave.localhost', {}, '/favicon.ico')
    expect(other.statusCode).toBe(200)
    expect(other.rawPayload.equals((await ask('localhost', {}, '/favicon.ico')).rawPayload)).toBe(false)
  })
})
