import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let folder: string
let test: TestApp
let drawing: string
let photograph: string

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path d="M0 0h9v9z"/></svg>')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-media-'))
  test = await testApp({ template: twoSites, env: { DATA_DIR: folder } })
  const { library, directory, media } = test.app.features
  const jpeg = await sharp({ create: { width: 700, height: 350, channels: 3, background: '#1d2a44' } })
    .jpeg()
    .toBuffer()
  const addressOf = async (bytes: Buffer, filename: string): Promise<string> => {
    const id = await library.put(37, { bytes, filename, texts: { fr_FR: { alt: 'Un aplat' } } })
    const image = (await media.images({ site: directory.find(37)!, locale: 'fr_FR' }, [id])).get(id)!
    return image.externalPath
  }
  drawing = await addressOf(svg, 'Dessin du Sceau.svg')
  photograph = await addressOf(jpeg, 'quai.jpg')
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers: { host: 'localhost', ...headers } })

describe('a picture’s address', () => {
  it('sends the file itself, to be cached for a year', async () => {
    const response = await get(photograph)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' })
    expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length)
    expect((await sharp(response.rawPayload).metadata()).width).toBe(700)
  })

  it.each([
    [320, 320],
    [640, 640],
    [960, 700],
    [1920, 700],
  ])('with w=%i sends WebP %i wide', async (asked, width) => {
    const response = await get(`${photograph}?w=${asked}`)
    expect(response.headers).toMatchObject({ 'content-type': 'image/webp', 'content-disposition': 'inline; filename="quai.webp"' })
    expect((await sharp(response.rawPayload).metadata()).width).toBe(width)
  })

  it.each(['0', '321', '-320', '320px', '', '99999', '320&w=640', '1e3'])('with w=%s is a bad request', async (width) => {
    expect((await get(`${photograph}?w=${width}`)).statusCode).toBe(400)
  })

  it('with w=1200 sends a JPEG of 1200 by 630 under its own ending, made once, of drawings too', async () => {
    for (const path of [drawing, photograph]) {
      const address = `${path.replace(/\.\w+$/, '.jpg')}?w=1200`
      const [first, second] = [await get(address), await get(address)]
      expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
      expect((await get(`${path.replace(/\.\w+$/, '.png')}?w=1200`)).statusCode).toBe(404)
    }
  })

  it('sends the part that is asked for, and the whole when the part is none', async () => {
    const whole = (await get(photograph)).rawPayload
    const part = await get(photograph, { range: 'bytes=2-5' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({ 'content-range': `bytes 2-5/${whole.length}`, 'content-length': '4', 'accept-ranges': 'bytes' })
    expect(part.rawPayload).toEqual(whole.subarray(2, 6))
    expect((await get(photograph, { range: `bytes=${whole.length}-` })).statusCode).toBe(200)
  })

  it('answers 304 to who has it, and HEAD without the bytes', async () => {
    const { etag } = (await get(photograph)).headers
    expect((await get(photograph, { 'if-none-match': String(etag) })).statusCode).toBe(304)
    const head = await test.app.inject({ method: 'HEAD', url: photograph, headers: { host: 'localhost' } })
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
  })

  it('of a drawing lets it run nothing and ask for nothing', async () => {
    const response = await get(drawing)
    expect(response.headers['content-type']).toBe('image/svg+xml')
    expect(response.headers['content-security-policy']).toBe("sandbox; default-src 'none'; style-src 'unsafe-inline'")
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    expect(drawing).toMatch(/^\/media\/\d+-[0-9a-f]{8}\/dessin-du-sceau\.svg$/)
  })

  it('of a drawing sends it compressed on request, always alike, and uncompressed in ranges', async () => {
    const plain = await get(drawing)
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(plain.rawPayload.length) })
    expect(plain.headers['content-encoding']).toBeUndefined()
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const encoding of ['br', 'gzip', 'br'] as const) {
      const { headers, rawPayload } = await get(drawing, { 'accept-encoding': encoding })
      expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-encoding': encoding, 'content-length': String(rawPayload.length) })
      expect(unpack[encoding](rawPayload).equals(plain.rawPayload)).toBe(true)
      expect(headers.etag).not.toBe(plain.headers.etag)
      expect((await get(drawing, { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
    }
    const part = await get(drawing, { 'accept-encoding': 'br', range: 'bytes=0-3' })
    expect([part.statusCode, part.body, part.headers['content-encoding']]).toEqual([206, plain.body.slice(0, 4), undefined])
    expect((await get(photograph, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })

  it('of a document opens it in the browser by name, without script, frame or another type', async () => {
    const { library, directory, media } = test.app.features
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n2 0 obj\n<< /Type /Page >>\nendobj\n%%EOF\n')
    const id = await library.put(37, { bytes: pdf, filename: 'tarifs.pdf', texts: { fr_FR: { alt: 'Nos tarifs' } } })
    const file = (await media.images({ site: directory.find(37)!, locale: 'fr_FR' }, [id])).get(id)!
    const { headers, statusCode } = await get(file.externalPath)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="tarifs.pdf"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    const part = await get(file.externalPath, { range: 'bytes=0-3' })
    expect([part.statusCode, part.headers['content-disposition']]).toEqual([206, 'inline; filename="tarifs.pdf"'])
    for (const picture of [drawing, photograph]) expect((await get(picture)).headers['content-disposition']).toBeUndefined()
  })

  it('of another file that no page shows keeps it: captions', async () => {
    const { library } = test.app.features
    const film = await readFile('server/seeds/pictures/signature.mp4')
    const captions = { fr_FR: Buffer.from('WEBVTT\n\n00:00.000 --> 00:05.000\n(sans paroles)\n') }
    const id = await library.put(37, { bytes: film, filename: 'film.mp4', texts: {}, captions })
    const { file_id } = await test.database.db
      .selectFrom('media_captions')
      .select('file_id')
      .where('media_id', '=', id)
      .executeTakeFirstOrThrow()
    const row = await test.database.db
      .selectFrom('media')
      .select(['external_id', 'filename'])
      .where('id', '=', file_id)
      .executeTakeFirstOrThrow()
    const { headers } = await get(`/media/${row.external_id}/${row.filename}`)
    expect([headers['content-type'], headers['content-disposition']]).toEqual([expect.stringContaining('text/vtt'), 'attachment'])
  })

  it('is known to its own site alone', async () => {
    expect((await get(photograph, { host: 'cave.localhost' })).statusCode).toBe(404)
  })

  it('leads nowhere but to its file', async () => {
    const base = photograph.slice(0, photograph.lastIndexOf('/'))
    const paths = ['autre.jpg', '..%2f..%2f..%2fetc%2fpasswd', '%2e%2e%2fquai.jpg', 'quai.jpg%00', '.', 'quai.jpg/x']
    for (const path of [...paths.map((name) => `${base}/${name}`), '/media/../../etc/passwd', '/media/0-00000000/quai.jpg', '/media/x/y']) {
      const { statusCode, body } = await get(path)
      expect([400, 404], path).toContain(statusCode)
      expect(body).not.toContain('root:')
    }
  })
})

describe('a picture that is replaced', () => {
  it('gets another address, and its number stays', async () => {
    const id = Number(/\/media\/(\d+)-/.exec(drawing)?.[1])
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
    expect(await test.app.features.library.put(37, { bytes, filename: 'sceau.svg', texts: {} }, id)).toBe(id)
    expect((await get(drawing)).statusCode).toBe(404)
  })
})

describe('the site’s own script', () => {
  it('is a file under the hash of its text', async () => {
    await test.app.features.parameters.set(37, 'SCRIPT_TO_LOAD', 'console.info("mesure")')
    const parameters = await test.app.inject({ url: '/api/parameter?type=SCRIPT_TO_LOAD', headers: { host: 'localhost' } })
    const [{ value }] = parameters.json<{ data: [{ value: string }] }>().data
    expect(value).toMatch(/^\/script\.[0-9a-f]{16}\.js$/)
    const script = await get(value)
    expect([script.statusCode, script.body]).toEqual([200, 'console.info("mesure")'])
    expect(script.headers['content-type']).toContain('text/javascript')
    expect((await get('/script.0000000000000000.js')).statusCode).toBe(404)
    expect((await get(value, { host: 'cave.localhost' })).statusCode).toBe(404)
  })

  it('is refused beyond 20 kB', async () => {
    await expect(test.app.features.parameters.set(37, 'SCRIPT_TO_LOAD', ' '.repeat(20_001))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
  })
})
