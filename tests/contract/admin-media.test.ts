import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { limitExamination } from '#server/platform/uploads/examine.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { pdf } from '#tests/support/blocks/form-stage.ts'
import { multipartOf } from '#tests/support/http/multipart.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

type Item = AdminCallData['media.upload']
interface Writing {
  readonly id?: number
  readonly version?: number
  readonly body?: object
  readonly locale?: string
}
type Part = readonly [name: string, value: string | Blob, filename?: string]

let test: TestApp
let admin: TestMember
let folder: string
let jpeg: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-admin-media-'))
  test = await testApp({ template: twoSites, env: { DATA_DIR: folder } })
  admin = await addMember(test, { role: 'ADMIN' })
  jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a2' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

const headers = () => ({ host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: admin.token })
const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])
const upload = async (...parts: readonly Part[]) => {
  const { type, payload } = await multipartOf(parts)
  const sent = { method: 'POST' as const, url: '/api/admin/media', remoteAddress: newNetwork(), payload }
  return test.app.inject({ ...sent, headers: { ...headers(), 'content-type': type } })
}
const list = async (query = '') => {
  const answer = await test.app.inject({ url: `/api/admin/media?${query}`, headers: headers() })
  return answer.json<{ data: AdminCallData['media.list'] }>().data
}
const describeIn = (version: number | null, { id = 31, body = {}, locale = 'fr_FR' }: Writing) =>
  test.app.inject({
    method: 'PUT',
    url: `/api/admin/media/${id}/text/${locale}`,
    headers: { ...headers(), ...(version !== null && { 'if-match': `"${version}"` }) },
    remoteAddress: newNetwork(),
    payload: body,
  })
const versionOf = async (id: number) => (await list(`id=${id}`)).media[0]?.version ?? 0
const describeIt = async (id: number, body: object, locale = 'fr_FR') => describeIn(await versionOf(id), { id, body, locale })

it('takes a picture that the list then shows and visitors can load', async () => {
  const answer = await upload(['image', blob(jpeg), '../Vue du quai.jpg'], ['name', 'Le quai'], ['alt', 'Un quai au soleil'])
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([201, 'Le fichier est dans la bibliothèque.'])
  const { data } = answer.json<{ data: Item }>()
  expect(data).toMatchObject({
    ...{ kind: 'PICTURE', type: 'image/jpeg', texts: { fr_FR: { name: 'Le quai', alt: 'Un quai au soleil' } } },
    ...{ variants: [{ width: 320 }, { width: 640 }, { width: 960 }] },
    name: 'Vue du quai.jpg',
    image: { id: data.id, filename: 'vue-du-quai.jpg', alt: 'Un quai au soleil', width: 900, height: 600 },
  })
  expect((await list('search=quai soleil')).media).toEqual([data])
  const shown = await test.app.inject({ url: `${data.image.externalPath}?w=320`, headers: { host: 'localhost' } })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
})

describe('a refused upload', () => {
  it.each<[string, () => readonly Part[], number, string]>([
    ['no file', () => [['name', 'Rien']], 422, 'VALIDATION_FAILED'],
    [
      'two files',
      () => [
        ['image', blob(jpeg), 'a.jpg'],
        ['image', blob(jpeg), 'b.jpg'],
      ],
      413,
      'TOO_MANY_FILES',
    ],
    ['text that calls itself a picture', () => [['image', blob(Buffer.from('GIF')), 'a.gif']], 422, 'VALIDATION_FAILED'],
    ['captions without a film', () => [['image', blob(Buffer.from('WEBVTT\n')), 'a.vtt']], 422, 'VALIDATION_FAILED'],
    [
      'an unknown field',
      () => [
        ['image', blob(jpeg), 'a.jpg'],
        ['more', 'x'],
      ],
      422,
      'VALIDATION_FAILED',
    ],
    [
      'a language that the site does not have',
      () => [
        ['image', blob(jpeg), 'a.jpg'],
        ['locale', 'de_DE'],
      ],
      404,
      'NOT_FOUND',
    ],
    ['11 MB', () => [['image', blob(Buffer.alloc(11_000_000)), 'a.jpg']], 413, 'TOO_LARGE'],
  ])('stores nothing of %s', async (_name, parts, status, code) => {
    const before = (await list()).total
    const answer = await upload(...parts())
    expect([answer.statusCode, answer.json<{ data: { code: string } }>().data.code]).toEqual([status, code])
    expect((await list()).total).toBe(before)
  })
})

describe('an animated picture', () => {
  const frames = { raw: { width: 30, height: 60, channels: 3, pageHeight: 20 } } as const
  const moving = () => sharp(Buffer.alloc(30 * 60 * 3, 90).fill(0, 1800), frames)
  const before = (head: Buffer, at: number, part: Buffer) => Buffer.concat([head.subarray(0, at), part, head.subarray(at)])
  /** A PNG whose second chunk says that frames follow (`acTL`). */
  const animatedPng = async () => {
    const still = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#8a2' } })
      .png()
      .toBuffer()
    return before(still, 33, Buffer.from('00000008' + '6163544c' + '00000003' + '00000000' + 'ce1b3e5e', 'hex'))
  }

  it.each<[string, () => Promise<Buffer>]>([
    [
      'GIF',
      () =>
        moving()
          .gif({ delay: [50, 50, 50] })
          .toBuffer(),
    ],
    [
      'WebP',
      () =>
        moving()
          .webp({ delay: [50, 50, 50] })
          .toBuffer(),
    ],
    ['PNG', animatedPng],
  ])('of type %s is refused with what would be lost, until its first frame is asked for', async (type, make) => {
    const part: Part = ['image', blob(await make()), `anime.${type.toLowerCase()}`]
    const refused = await upload(part)
    expect(refused.statusCode).toBe(422)
    const { errors } = refused.json<{ data: { errors: { code: string; message: string; reason: string }[] } }>().data
    expect(errors).toMatchObject([{ code: 'FILE_TYPE', reason: 'animated' }])
    expect(errors[0]?.message).toMatch(/^Cette image est animée, et la médiathèque n’en garde que la première vue/)
    const taken = await upload(part, ['animation', 'FIRST_FRAME'])
    expect([taken.statusCode, taken.json<{ data: Item }>().data.image]).toMatchObject([201, { width: 30, height: 20 }])
    // The next sender is asked again.
    expect((await upload(part)).statusCode).toBe(422)
  })

  it('is said of no picture of one frame', async () => {
    const still = await sharp(Buffer.alloc(30 * 60 * 3, 90), { raw: { width: 30, height: 60, channels: 3 } })
      .gif()
      .toBuffer()
    expect((await upload(['image', blob(still), 'fixe.gif'])).statusCode).toBe(201)
  })
})

describe('a drawing that is refused', () => {
  it('is named with the most elements that are taken', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<g/>'.repeat(20_000)}</svg>`
    const answer = await upload(['image', blob(Buffer.from(svg)), 'carte.svg'])
    const { errors } = answer.json<{ data: { errors: { message: string }[] } }>().data
    expect(errors[0]?.message.replace(/\s/g, ' ')).toBe(
      'Ce dessin (SVG) a trop d’éléments : 20 000 au plus. Simplifiez-le dans votre logiciel de dessin, ou enregistrez-le en PNG, puis ajoutez-le.',
    )
  })

  it('is asked for again when it could not be looked into', async () => {
    const restore = limitExamination(1)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<g/>'.repeat(19_000)}</svg>`
    const answer = await upload(['image', blob(Buffer.from(svg)), 'carte.svg'])
    restore()
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, expect.any(String)])
    expect(answer.json<{ message: string }>().message).toContain('n’a pas pu être examiné')
    expect((await upload(['image', blob(Buffer.from(svg)), 'carte.svg'])).statusCode).toBe(201)
  })
})

describe('the texts of a picture', () => {
  it('are written language by language, and an empty alternative text marks a decorative picture', async () => {
    const { id } = (await upload(['image', blob(jpeg), 'decor.jpg'], ['name', 'Décor'])).json<{ data: Item }>().data
    const texts = async (body: object) => (await describeIt(id, body)).json<{ data: Item }>().data.texts['fr_FR']
    expect(await texts({ alt: 'Une vague' })).toEqual({ name: 'Décor', alt: 'Une vague' })
    expect(await texts({ isDecorative: true })).toEqual({ name: 'Décor', alt: '' })
    expect(await texts({ alt: null, name: null })).toEqual({})
  })

  it('are refused for another version than the one there, or for none, with both texts', async () => {
    const { id, version } = (await upload(['image', blob(jpeg), 'conflit.jpg'], ['alt', 'Une vague'])).json<{ data: Item }>().data
    const first = await describeIn(version, { id, body: { alt: 'Un rocher' } })
    const now = first.json<{ data: Item }>().data.version
    expect([first.statusCode, now > version]).toEqual([200, true])
    const stale = await describeIn(version, { id, body: { alt: 'Un phare' } })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({
      data: {
        code: 'STALE_VERSION',
        version: now,
        form: { texts: { fr_FR: { alt: 'Un rocher' } } },
        base: { texts: { fr_FR: { alt: 'Une vague' } } },
      },
    })
    const unnamed = await describeIn(null, { id, body: { isDecorative: true } })
    expect([unnamed.statusCode, unnamed.json<{ data: object }>().data]).toEqual([
      409,
      expect.objectContaining({ code: 'STALE_VERSION', reason: 'NOT_NAMED' }),
    ])
    expect((await list(`id=${id}`)).media[0]?.texts).toEqual({ fr_FR: { alt: 'Un rocher' } })
  })

  it('reach visitors at once', async () => {
    const { contentVersion } = test.app.features.directory.find(37)!
    expect((await describeIt(31, { alt: 'Trois associés signent' })).statusCode).toBe(200)
    expect(test.app.features.directory.find(37)!.contentVersion).not.toBe(contentVersion)
    const images = await test.app.features.media.images({ site: test.app.features.directory.find(37)!, locale: 'fr_FR' }, [31])
    expect(images.get(31)?.alt).toBe('Trois associés signent')
  })

  it.each<[string, Writing, number]>([
    ['both a text and « décor »', { body: { alt: 'Une vague', isDecorative: true } }, 422],
    ['a text of 301 characters', { body: { alt: 'x'.repeat(301) } }, 422],
    ['a language that the site does not have', { locale: 'de_DE' }, 404],
    ['an unknown picture', { id: 999_999 }, 404],
  ])('are refused with %s', async (_name, { id = 31, body = { alt: 'x' }, locale = 'fr_FR' }: Writing, status) => {
    expect((await describeIt(id, body, locale)).statusCode).toBe(status)
  })

  it('of another site do not exist', async () => {
    const foreign = {
      site_id: 38,
      external_id: '900-abcd',
      filename: 'b.webp',
      mime: 'image/webp',
      file: 'b',
      bytes: 1,
      hash: 'c',
      width: 1,
      height: 1,
    }
    const row = await test.database.db.insertInto('media').values(foreign).returning('id').executeTakeFirstOrThrow()
    expect((await describeIt(row.id, { alt: 'x' })).statusCode).toBe(404)
    expect((await list(`id=${row.id}`)).total).toBe(0)
  })
})

describe('the list', () => {
  it('filters by kind and number, and shows no font', async () => {
    await upload(['image', blob(pdf), 'Statuts.pdf'])
    const font = { site_id: 37, external_id: '901-abcd', filename: 'a.woff2', mime: 'font/woff2', file: 'a', bytes: 1, hash: 'd' }
    await test.database.db
      .insertInto('media')
      .values({ ...font, width: null, height: null, blur: null })
      .execute()
    expect((await list('kind=DOCUMENT')).media).toMatchObject([{ kind: 'DOCUMENT', type: 'application/pdf', variants: [] }])
    expect((await list('id=31,401')).media.map(({ id }) => id).toSorted()).toEqual([31, 401])
    expect((await list('search=woff2')).total).toBe(0)
  })
})

it.each<[string, () => Promise<Buffer>]>([
  ['document', async () => Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Page>>endobj\n${'(a)'.repeat(2_000_000)}\n%%EOF`)],
  [
    'picture',
    () =>
      sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#28a' } })
        .jpeg()
        .toBuffer(),
  ],
])('answers 503 when a %s was not examined in time, and takes it the next time', async (_what, make) => {
  const bytes = await make()
  const send = () => upload(['image', blob(bytes), 'lent'], ['name', 'Lent'])
  const before = await list()
  const restore = limitExamination(1)
  const refused = await send().finally(restore)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(refused.json()).toMatchObject({ data: { code: 'UNAVAILABLE', reason: 'FILE' } })
  expect(await list()).toEqual(before)
  expect((await send()).statusCode).toBe(201)
})
