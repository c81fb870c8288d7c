import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { filmLimits, uploadLimits } from '#schemas/text/uploads.ts'
import { heldBytes } from '#server/content/media/quota.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { multipartOf } from '#tests/support/http/multipart.ts'
import { fillSite } from '#tests/support/media/fill-site.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

type Item = AdminCallData['media.upload']

const sample = await readFile('server/seeds/pictures/signature.mp4')
const { pieceBytes } = filmLimits
let test: TestApp
let admin: TestMember
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-films-'))
  test = await testApp({ template: twoSites, env: { DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000' } })
  admin = await addMember(test, { role: 'ADMIN' })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

const place = Buffer.from('+45.7640+004.8357/')
/** A film that plays, with a box in which a camera noted its place, of more bytes than one request takes. */
const film = Buffer.concat([sample, box('uuid', Buffer.concat([place, Buffer.alloc(uploadLimits.fileBytes, 7)]))])

type Part = readonly [name: string, value: string | Blob, filename?: string]

async function post(path: string, parts: readonly Part[], { as = admin, version }: { as?: TestMember; version?: number } = {}) {
  const { type, payload } = await multipartOf(parts.map((part) => [...part]) as Parameters<typeof multipartOf>[0])
  const answer = await test.app.inject({
    ...{ method: 'POST', url: `/api/admin${path}`, remoteAddress: newNetwork(), payload },
    headers: {
      ...{ host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: as.token, 'content-type': type },
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
  })
  return { status: answer.statusCode, ...answer.json<{ data: unknown; message: string | null }>() }
}

const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

interface Sending {
  readonly upload: string
  readonly from: number
  readonly total?: number
  readonly as?: TestMember
}

const piece = (bytes: Uint8Array, { upload, from, total = film.length, as = admin }: Sending) =>
  post(`/media/film/${upload}?from=${from}&total=${total}`, [['image', blob(bytes), 'visite.mp4']], { as })

/** Sends a film piece by piece, each from where the server stands. */
async function sendAll(bytes: Uint8Array): Promise<string> {
  const upload = randomUUID()
  for (let from = 0; from < bytes.length;) {
    const sent = await piece(bytes.subarray(from, from + pieceBytes), { upload, from, total: bytes.length })
    expect(sent.status).toBe(200)
    from = (sent.data as { received: number }).received
  }
  return upload
}

const poster = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#1d2a44' } })
  .webp()
  .toBuffer()
const finish = (upload: string, more: readonly Part[] = [['poster', blob(poster), 'poster.webp']], as = admin) =>
  post('/media', [['film', upload], ['filename', 'La visite.mp4'], ...more], { as })
const open = (url: string, range?: string) =>
  test.app.inject({ url, headers: { host: 'localhost', ...(range !== undefined && { range }) } })
const waiting = () =>
  readdir(join(folder, 'files/films'), { recursive: true }).then((names) => names.filter((name) => name.endsWith('.mp4')))

describe('a film that is too heavy for one request', () => {
  it('comes in pieces, is in the library with its poster, and is served whole and in part', async () => {
    const { status, data } = await finish(await sendAll(film))
    const item = data as Item
    expect(status).toBe(201)
    expect(item).toMatchObject({ kind: 'VIDEO', type: 'video/mp4', bytes: film.length, image: { filename: 'la-visite.mp4', width: 640 } })
    const whole = await open(item.image.externalPath)
    expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.length]).toEqual([200, 'video/mp4', film.length])
    expect([whole.rawPayload.subarray(0, sample.length).equals(sample), whole.rawPayload.includes(place)]).toEqual([true, false])
    const part = await open(item.image.externalPath, 'bytes=4-7')
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([206, 'ftyp', `bytes 4-7/${film.length}`])
    expect((await open(`${item.image.externalPath}?w=320`)).headers['content-type']).toBe('image/webp')
    expect(await waiting()).toEqual([])
  })

  it('goes on where a lost connection has left it, and takes a piece that comes twice once', async () => {
    const upload = randomUUID()
    const from = async (at: number) => (await piece(film.subarray(at, at + pieceBytes), { upload, from: at })).data
    expect(await from(0)).toEqual({ received: pieceBytes })
    expect(await from(0)).toEqual({ received: pieceBytes })
    expect(await from(3 * pieceBytes)).toEqual({ received: pieceBytes })
    expect(await from(pieceBytes)).toEqual({ received: 2 * pieceBytes })
  })

  it('replaces another everywhere', async () => {
    const { data } = await post('/media', [['image', blob(sample), 'avant.mp4']])
    const { status, data: changed } = await post(`/media/${(data as Item).id}/file`, [['film', await sendAll(film)]], { version: 0 })
    expect([status, (changed as AdminCallData['media.replace']).media]).toMatchObject([200, { id: (data as Item).id, bytes: film.length }])
  })

  it('is refused with its limit before more than a piece of it has come', async () => {
    const total = filmLimits.bytes + 1
    const { status, data, message } = await piece(film.subarray(0, 16), { upload: randomUUID(), from: 0, total })
    expect([status, data]).toMatchObject([413, { code: 'TOO_LARGE', reason: 'FILM', max: filmLimits.bytes }])
    expect(message).toBe(`Film trop lourd\u00a0: 200\u202fMo\u00a0au plus. Exportez-le plus court ou en plus petite définition.`)
    const beyond = await piece(film.subarray(0, 16), { upload: randomUUID(), from: filmLimits.bytes, total: 16 })
    expect(beyond.status).toBe(413)
    const heavy = await piece(Buffer.concat([film.subarray(0, pieceBytes), Buffer.alloc(1)]), { upload: randomUUID(), from: 0 })
    expect([heavy.status, heavy.data]).toMatchObject([413, { reason: 'BODY', max: pieceBytes }])
  })

  it.each([
    ['a picture', poster],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a QuickTime film', box('ftyp', Buffer.from('qt  \0\0\0\0qt  ', 'latin1'))],
  ])('is refused with its first piece when its bytes are %s', async (_name, bytes) => {
    const { status, data } = await piece(bytes, { upload: randomUUID(), from: 0, total: bytes.length })
    expect([status, data]).toMatchObject([422, { errors: [{ field: 'file', code: 'FILE_TYPE' }] }])
  })

  it.each([
    ['was cut short', sample.subarray(0, sample.length - 1000)],
    ['has no picture', Buffer.concat([sample.subarray(0, 32), box('mdat', Buffer.alloc(8))])],
    ['says that a box is longer than the film', Buffer.concat([sample.subarray(0, 32), Buffer.from('7fffffff6d6f6f76', 'hex')])],
  ])('is refused once it is there when it %s', async (_name, bytes) => {
    const { status, data } = await finish(await sendAll(bytes))
    expect([status, data]).toMatchObject([422, { errors: [{ field: 'file', code: 'FILE_UNREADABLE' }] }])
  })

  it('is refused with its first piece where the site has no room for it', async () => {
    const ids: number[] = []
    for (const name of ['un', 'deux', 'trois']) ids.push(((await post('/media', [['image', blob(sample), `${name}.mp4`]])).data as Item).id)
    const empty = await fillSite(test.database.pool, ids, film.length)
    const refused = await piece(film.subarray(0, pieceBytes), { upload: randomUUID(), from: 0, total: 2 * film.length })
    expect([refused.status, refused.data]).toMatchObject([507, { code: 'STORAGE_FULL' }])
    await empty()
  })

  it('keeps the weight that its first piece names: a piece that names another is refused', async () => {
    const upload = randomUUID()
    const two = (from: number, total: number) => piece(film.subarray(from, from + pieceBytes), { upload, from, total })
    expect((await two(0, film.length)).status).toBe(200)
    for (const [from, total] of [
      [pieceBytes, filmLimits.bytes],
      [pieceBytes, 2 * pieceBytes],
      [0, filmLimits.bytes],
    ] as const)
      expect([from, total, (await two(from, total)).status]).toEqual([from, total, 400])
    expect((await two(pieceBytes, film.length)).data).toEqual({ received: 2 * pieceBytes })
  })

  it('counts with its whole weight among the files of the site until it is given up', async () => {
    const { db, pool } = test.database
    const ids: number[] = []
    for (const name of ['quatre', 'cinq', 'six'])
      ids.push(((await post('/media', [['image', blob(sample), `${name}.mp4`]])).data as Item).id)
    await pool.query('delete from film_uploads')
    const others = (await heldBytes(db, 37)) - 3 * sample.length
    const empty = await fillSite(pool, ids, 1.5 * film.length + others)
    const other = await addMember(test, { role: 'ADMIN' })
    const [coming, next] = [randomUUID(), randomUUID()]
    const begin = async (upload: string, as: TestMember) => (await piece(film.subarray(0, pieceBytes), { upload, from: 0, as })).status
    expect([await begin(coming, admin), await begin(next, other)]).toEqual([200, 507])
    const age = () => pool.query("update film_uploads set touched_at = now() - interval '2 hours'")
    await age()
    expect([await begin(next, other), await begin(coming, admin)]).toEqual([200, 507])
    await age()
    for (let from = 0; from < film.length; from += pieceBytes)
      expect((await piece(film.subarray(from, from + pieceBytes), { upload: coming, from })).status).toBe(200)
    // Its own weight does not count twice.
    expect((await finish(coming)).status).toBe(201)
    await empty()
    expect((await pool.query('select from film_uploads where key like $1', [`%${coming}%`])).rowCount).toBe(0)
  })

  it('belongs to its sender alone', async () => {
    const [upload, other] = [await sendAll(sample), await addMember(test, { role: 'ADMIN' })]
    expect((await finish(upload, [], other)).status).toBe(404)
    expect((await finish(upload, [])).status).toBe(201)
  })

  it('comes with nothing but a picture', async () => {
    const upload = await sendAll(sample)
    expect((await finish(upload, [['image', blob(sample), 'autre.mp4']])).status).toBe(422)
    expect((await finish(upload, [['poster', blob(sample), 'poster.webp']])).status).toBe(422)
    expect((await piece(Buffer.alloc(0), { upload, from: 0, total: 0 })).status).toBe(400)
  })

  it('gives way to newer ones of the same person, and is forgotten after an hour', async () => {
    const sender = await addMember(test, { role: 'ADMIN' })
    const own = async () => (await waiting()).filter((name) => name.startsWith(`37-${sender.userId}/`))
    for (let count = 0; count < 7; count += 1) await piece(film.subarray(0, 64), { upload: randomUUID(), from: 0, as: sender })
    expect(await own()).toHaveLength(5)
    const [oldest = ''] = await own()
    const longAgo = new Date('2026-01-01')
    for (const path of [oldest, oldest.slice(0, -'/film.mp4'.length)]) await utimes(join(folder, 'files/films', path), longAgo, longAgo)
    await test.database.db.transaction().execute((trx) => test.app.features.library.sweep(trx, { dryRun: false }))
    expect(await own()).toHaveLength(4)
  })
})
