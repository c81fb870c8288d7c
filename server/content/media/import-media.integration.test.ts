import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fieldErrorMessage } from '#schemas/errors/field-messages.ts'
import { createLocalFileStore, type FileStore } from '#server/adapters/file-store.ts'
import type { SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'
import { OutsideError } from '#server/adapters/outbound/fetch-error.ts'
import { silentLog } from '#server/database/log.ts'
import { connectDatabase } from '#server/database/open-database.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'
import { createLibrary, type Library, type MediaUpload } from './import-media.ts'

let folder: string
let files: FileStore
let test: TestApp
let library: Library
let colour = 0
let before: readonly number[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-library-'))
  test = await testApp({ template: twoSites, env: { DATA_DIR: folder } })
  files = createLocalFileStore(join(folder, 'files'))
  library = test.app.features.library
  before = (await test.database.db.selectFrom('media').select('id').execute()).map(({ id }) => id)
})
beforeEach(async () => {
  await rm(join(folder, 'files'), { recursive: true, force: true })
  await test.database.db.deleteFrom('media').where('id', 'not in', before).execute()
  await test.database.db.deleteFrom('media_leftovers').execute()
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

const film = await readFile('server/seeds/pictures/signature.mp4')
const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:05.000\n(sans paroles)\n')
const neverAsked: SafeFetch = () => Promise.reject(new Error('nothing outside is to be asked'))

/** A picture that no other test has. */
const newPicture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: { r: (colour += 1), g: 9, b: 9 } } })
    .png()
    .toBuffer()
const uploadOf = (bytes: Uint8Array, more: Partial<MediaUpload> = {}): MediaUpload => ({ bytes, filename: 'Quai.png', texts: {}, ...more })
const storedFiles = async () =>
  (await readdir(join(folder, 'files'), { recursive: true }).catch(() => [])).filter((path) => /\.\w+$/.test(path))
const rowsOf = (table: 'media' | 'media_leftovers') => test.database.db.selectFrom(table).select('id').execute()
const added = async () => (await rowsOf('media')).length - before.length
const imageOf = async (id: number, siteId = 37) => {
  const { directory, media } = test.app.features
  await directory.refresh(siteId)
  return (await media.images({ site: directory.find(siteId)!, locale: 'fr_FR' }, [id])).get(id)!
}
const get = (url: string) => test.app.inject({ url, headers: { host: 'localhost' } })
const sweep = () => test.database.db.transaction().execute((trx) => library.sweep(trx, { dryRun: false }))
const passAnHour = () => sql`update media_leftovers set noted_at = noted_at - interval '61 minutes'`.execute(test.database.db)

describe('a file that is given to a site', () => {
  it('has its row and its files, and nothing is left over', async () => {
    const id = await library.put(37, uploadOf(await newPicture(), { texts: { fr_FR: { alt: 'Le quai' } } }))
    const image = await imageOf(id)
    expect(image).toMatchObject({ filename: 'quai.png', alt: 'Le quai', width: 40, height: 20, onlineImage: { externalType: 'MEDIA' } })
    expect((await get(`${image.externalPath}?w=320`)).headers['content-type']).toBe('image/webp')
    expect(await rowsOf('media_leftovers')).toEqual([])
  })

  it('that is a film brings its captions, which a page may fetch', async () => {
    const id = await library.put(37, uploadOf(film, { filename: 'film.mp4', captions: { fr_FR: captions } }))
    const [french, ...others] = (await imageOf(id)).captions ?? []
    expect([french?.locale, french?.label, others]).toEqual(['fr_FR', 'Français', []])
    const answer = await get(french?.path ?? '')
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'text/vtt', String(captions)])
    await library.put(37, uploadOf(film, { filename: 'film.mp4' }), id)
    expect((await imageOf(id)).captions).toBeUndefined()
    expect(await added()).toBe(1)
  })

  it('has captions only if it is a film, and then real ones', async () => {
    for (const upload of [uploadOf(await newPicture(), { captions: { fr_FR: captions } }), uploadOf(film, { captions: { fr_FR: film } })])
      await expect(library.put(37, upload)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    expect([await added(), await storedFiles(), await rowsOf('media_leftovers')]).toEqual([0, [], []])
  })
})

describe('what is not taken leaves neither row nor file', () => {
  it.each([
    ['is cut short', async () => (await newPicture()).subarray(0, 60), 'FILE_UNREADABLE'],
    ['is no picture', () => Buffer.from('<html>'), 'FILE_TYPE'],
    ['could act', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'), 'UNSAFE_HTML'],
  ])('when it %s', async (_, bytes, code) => {
    const isDrawing = code === 'UNSAFE_HTML'
    const errors = [{ field: 'file', code, ...(isDrawing && { reason: 'drawing' }) }]
    await expect(library.put(37, uploadOf(await bytes()))).rejects.toMatchObject({ data: { errors } })
    if (isDrawing) expect(fieldErrorMessage(code, 'fr_FR', { reason: 'drawing' })).toContain('Ce dessin (SVG)')
    expect([await added(), await storedFiles(), await rowsOf('media_leftovers')]).toEqual([0, [], []])
  })

  it('when it is too heavy', async () => {
    await expect(library.put(37, uploadOf(Buffer.alloc(10_485_761)))).rejects.toMatchObject({ code: 'TOO_LARGE' })
  })

  it('when its sender has gone meanwhile', async () => {
    const gone = uploadOf(await newPicture(), { isWanted: () => false })
    await expect(library.put(37, gone)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('when its site is none', async () => {
    await expect(library.put(9999, uploadOf(await newPicture()))).rejects.toThrow(/foreign key/)
    expect([await storedFiles(), await rowsOf('media_leftovers')]).toEqual([[], []])
  })

  it('when the disk is full midway', async () => {
    const full: FileStore = {
      ...files,
      put: async (key, bytes) => {
        if (key.includes('original')) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
        await files.put(key, bytes)
      },
    }
    const broken = createLibrary({ db: test.database.db, files: full, fetchOutside: neverAsked })
    await expect(broken.put(37, uploadOf(await newPicture()))).rejects.toThrow('no space')
    expect([await storedFiles(), await rowsOf('media_leftovers')]).toEqual([[], []])
  })

  it('when the database goes away midway and stays away: what it leaves is swept an hour later', async () => {
    const other = connectDatabase(test.database.connection, silentLog)
    const leaving: FileStore = {
      ...files,
      put: async (key, bytes) => {
        await files.put(key, bytes)
        if (key.endsWith('prepared.json')) await other.stop()
      },
    }
    const broken = createLibrary({ db: other.db, files: leaving, fetchOutside: neverAsked })
    await expect(broken.put(37, uploadOf(await newPicture()))).rejects.toThrow()
    expect([await added(), (await storedFiles()).length]).toEqual([0, 3])
    expect([await sweep(), (await storedFiles()).length]).toEqual([0, 3])
    await passAnHour()
    expect([await sweep(), await storedFiles(), await rowsOf('media_leftovers')]).toEqual([1, [], []])
  })
})

describe('files that several share', () => {
  it('stay when another who gives the same fails at the same moment', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const bytes = await newPicture()
      const [kept] = await Promise.allSettled([library.put(37, uploadOf(bytes)), library.put(9999, uploadOf(bytes))])
      if (kept.status === 'rejected') throw kept.reason
      expect((await get((await imageOf(kept.value)).externalPath)).statusCode).toBe(200)
    }
    await passAnHour()
    expect(await sweep()).toBe(0)
  })

  it('go an hour after the last of them is replaced', async () => {
    const [first, second] = [await newPicture(), await newPicture()]
    const here = await library.put(37, uploadOf(first))
    const there = await library.put(38, uploadOf(first))
    await library.put(37, uploadOf(second), here)
    await passAnHour()
    expect([await sweep(), (await storedFiles()).length]).toEqual([0, 6])
    await library.put(38, uploadOf(second), there)
    expect(await sweep()).toBe(0)
    await passAnHour()
    expect([await sweep(), (await storedFiles()).length]).toEqual([1, 3])
    expect((await get((await imageOf(here)).externalPath)).statusCode).toBe(200)
  })

  it('are only counted by a dry run', async () => {
    const id = await library.put(37, uploadOf(await newPicture()))
    await library.put(37, uploadOf(await newPicture()), id)
    await passAnHour()
    const counted = await test.database.db.transaction().execute((trx) => library.sweep(trx, { dryRun: true }))
    expect([counted, (await storedFiles()).length]).toEqual([1, 6])
  })
})

describe('something of another host', () => {
  const address = 'https://i.vimeocdn.com/video/1.jpg'
  const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
  const asking = (answer: SafeFetch) => createLibrary({ db: test.database.db, files, fetchOutside: answer })
  const site = () => test.app.features.directory.find(37)!

  it('is shown by a stored picture, and named by its own address', async () => {
    const bytes = await newPicture()
    const asked: string[] = []
    const outside = asking(async (url, { allows }) => {
      asked.push(url)
      expect([allows?.('i.vimeocdn.com'), allows?.('ailleurs.example')]).toEqual([true, false])
      return { bytes, type: 'image/png', url }
    })
    const image = await imageOf(await outside.embed(site(), { address, filename: 'vue', texts: {} }))
    expect(asked).toEqual([address])
    expect(image).toMatchObject({ width: 40, height: 20, onlineImage: { externalType: 'EMBED', externalPath: address, url: address } })
    expect((await get(image.externalPath)).statusCode).toBe(200)
  })

  it('is shown by that picture alone once its host is no longer listed', async () => {
    const poster = await newPicture()
    const id = await asking(neverAsked).embed(site(), { address, filename: 'vue', texts: {}, poster })
    await test.database.db.updateTable('sites').set({ image_hosts: [] }).where('id', '=', 37).execute()
    const { externalPath, onlineImage } = await imageOf(id)
    await test.database.db
      .updateTable('sites')
      .set({ image_hosts: ['i.vimeocdn.com'] })
      .where('id', '=', 37)
      .execute()
    expect(onlineImage).toMatchObject({ externalType: 'MEDIA', externalPath })
  })

  it('is a video of the two services too: without their image, a plain ground', async () => {
    const outside = asking(() => Promise.reject(new OutsideError('timeout')))
    const image = await imageOf(await outside.embed(site(), { address: video, filename: 'film', texts: {} }))
    expect(image).toMatchObject({ width: 1280, height: 720, onlineImage: { externalType: 'EMBED', url: video } })
  })

  it('is refused when its host is not listed, and not there when it does not answer', async () => {
    const outside = asking(() => Promise.reject(new OutsideError('timeout')))
    for (const elsewhere of ['https://ailleurs.example/1.jpg', 'http://i.vimeocdn.com/1.jpg', 'javascript:alert(1)', ''])
      await expect(outside.embed(site(), { address: elsewhere, filename: 'x', texts: {} })).rejects.toMatchObject({
        data: { errors: [{ field: 'address', code: 'OPTION' }] },
      })
    await expect(outside.embed(site(), { address, filename: 'x', texts: {} })).rejects.toBeInstanceOf(OutsideError)
    expect([await added(), await storedFiles()]).toEqual([0, []])
  })
})

describe('a picture of the public folder', () => {
  it('stays where it is', async () => {
    const image = await imageOf(await library.place(37, { filename: 'favicon.svg', texts: { fr_FR: { alt: 'Sceau' } } }))
    expect(image).toMatchObject({ filename: 'favicon.svg', externalPath: '/favicon.svg', alt: 'Sceau', onlineImage: null })
    expect(image.width).toBeGreaterThan(0)
    expect(await storedFiles()).toEqual([])
  })

  it.each(['../package.json', 'absent.svg', '/favicon.svg', '', 'favicon.svg\u0000', '.svg'])('is none when it is %j', async (filename) => {
    await expect(library.place(37, { filename, texts: {} })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })
})
