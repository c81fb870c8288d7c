import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { adminProfiles, hasRight, type AdminProfile, type RightVerb } from '#schemas/admin/resources/rights.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { pdf } from '#tests/support/blocks/form-stage.ts'
import { multipartOf } from '#tests/support/http/multipart.ts'
import { fillSite } from '#tests/support/media/fill-site.ts'
import { refusalOf, RefusedCall, sendAs } from '#tests/support/resources/resource-client.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

type Item = AdminCallData['media.read']['media']
type Changed = AdminCallData['media.update']

let test: TestApp
let admin: TestMember
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-media-desk-'))
  test = await testApp({ template: twoSites, env: { DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000' } })
  admin = await addMember(test, { role: 'ADMIN' })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

/** A photograph whose left half has one colour and whose right half another. */
async function photograph(left: string, right: string): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 200, height: 200, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp({ create: { width: 400, height: 200, channels: 3, background: left } })
    .composite([{ input: await half(right), left: 200, top: 0 }])
    .jpeg()
    .toBuffer()
}

const send = async <Data>(member: TestMember, sent: Parameters<typeof sendAs>[2], host?: string) =>
  (await sendAs(test, member, sent, host)) as Data
const read = async (id: number) => (await send<AdminCallData['media.read']>(admin, { method: 'GET', path: `/media/${id}` })).media
const undo = (batch: string | null) => send<{ done: number }>(admin, { method: 'POST', path: '/undo', body: { batch } })
const update = (item: Pick<Item, 'id' | 'version'>, body: object) =>
  send<Changed>(admin, { method: 'PUT', path: `/media/${item.id}`, version: item.version, body })

async function sendFile<Data>(path: string, bytes: Uint8Array, filename: string, version?: number): Promise<Data> {
  const { type, payload } = await multipartOf([['image', new Blob([new Uint8Array(bytes)]), filename]])
  const answer = await test.app.inject({
    ...{ method: 'POST', url: `/api/admin${path}`, remoteAddress: newNetwork(), payload },
    headers: {
      ...{ host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: admin.token, 'content-type': type },
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
  })
  const { data } = answer.json<{ data: unknown }>()
  if (answer.statusCode >= 400) throw new RefusedCall(answer.statusCode, data as RefusedCall['data'])
  return data as Data
}

const upload = async (bytes: Uint8Array, filename: string) => sendFile<Item>('/media', bytes, filename)
const replace = (item: Item, bytes: Uint8Array, filename: string) =>
  sendFile<Changed>(`/media/${item.id}/file`, bytes, filename, item.version)
const open = (url: string) => test.app.inject({ url, headers: { host: 'localhost' } })
const contentVersion = async () =>
  Number((await test.database.pool.query<{ v: string }>('select content_version as v from sites where id = 37')).rows[0]?.v)

const naming = `insert into content_refs (site_id, from_kind, from_id, from_locale, state, to_kind, to_key)
  select 37, 'PAGE', min(page_id), 'fr_FR', 'PUBLISHED', 'media', $1 from page_documents where site_id = 37 and deleted_at is null`

/** Names the file on a page, as a save of that page would. */
async function nameOnPage(id: number): Promise<void> {
  await test.database.pool.query(naming, [String(id)])
}

describe('the rights on the library', () => {
  const calls: readonly (readonly [RightVerb, Parameters<typeof sendAs>[2]])[] = [
    ['read', { method: 'GET', path: '/media' }],
    ['read', { method: 'GET', path: '/media/summary' }],
    ['read', { method: 'GET', path: '/media/999999' }],
    ['read', { method: 'GET', path: '/media/999999/source' }],
    ['read', { method: 'GET', path: '/media/999999/history' }],
    ['write', { method: 'POST', path: '/media', body: {} }],
    ['write', { method: 'PUT', path: '/media/999999', version: 1, body: {} }],
    ['write', { method: 'PUT', path: '/media/999999/text/fr_FR', body: {} }],
    ['write', { method: 'POST', path: '/media/999999/file', version: 1, body: {} }],
    ['write', { method: 'DELETE', path: '/media/999999', version: 1 }],
    ['write', { method: 'POST', path: '/media/many/remove', body: { items: [{ id: 999_999, version: 1 }] } }],
    ['write', { method: 'POST', path: '/media/many/restore', body: { items: [{ id: 999_999, version: 1 }] } }],
    ['write', { method: 'POST', path: '/media/many/decorate', body: { items: [{ id: 999_999, version: 1 }] } }],
    ['write', { method: 'POST', path: '/media/address', body: { address: 'https://127.0.0.1/a.svg' } }],
    ['write', { method: 'POST', path: '/media/film/0b3c1f9e-52a4-4f6e-8a55-0c4c7c0d9a10?from=0&total=4', body: {} }],
    ['write', { method: 'POST', path: '/media/999999/version/1', version: 1, body: {} }],
    ['erase', { method: 'POST', path: '/media/999999/erase', version: 1 }],
  ]

  it.each(adminProfiles)('are those of the profile %s', async (profile: AdminProfile) => {
    const member = await addMember(test, { role: 'ADMIN' })
    await test.database.pool.query('update users set admin_profile = $1 where id = $2', [profile, member.userId])
    for (const [verb, sent] of calls) {
      const status = await sendAs(test, member, sent).then(
        () => 200,
        (error: RefusedCall) => error.status,
      )
      expect([sent.path, status === 403]).toEqual([sent.path, !hasRight(profile, `media.${verb}`)])
      expect(status).not.toBe(500)
    }
  })
})

describe('the name of a file', () => {
  it('is the one it was sent with or given, also after an undo and another file', async () => {
    const item = await upload(await photograph('#147', '#741'), "L'été à Sète (2).jpg")
    expect([item.name, item.image.filename]).toEqual(["L'été à Sète (2).jpg", 'l-ete-a-sete-2.jpg'])
    const { media: renamed, batch } = await update(item, { name: 'Noël' })
    expect([renamed.name, renamed.image.filename]).toEqual(['Noël.jpg', 'noel.jpg'])
    await undo(batch)
    const back = await read(item.id)
    expect(back.name).toBe(item.name)
    const { media } = await replace(
      back,
      await sharp(await photograph('#258', '#852'))
        .png()
        .toBuffer(),
      'autre.png',
    )
    expect(media.name).toBe("L'été à Sète (2).png")
  })
})

describe('a file of another site', () => {
  it('does not exist for any call', async () => {
    const { id } = await upload(await photograph('#123', '#456'), 'ici.jpg')
    const other = await addMember(test, { role: 'ADMIN', siteId: 38 })
    const sent: Parameters<typeof sendAs>[2][] = [
      { method: 'GET', path: `/media/${id}` },
      { method: 'GET', path: `/media/${id}/source` },
      { method: 'GET', path: `/media/${id}/history` },
      { method: 'PUT', path: `/media/${id}`, version: 0, body: { name: 'pris' } },
      { method: 'DELETE', path: `/media/${id}`, version: 0 },
      { method: 'POST', path: `/media/${id}/erase`, version: 0 },
      { method: 'POST', path: '/media/many/remove', body: { items: [{ id, version: 0 }] } },
    ]
    for (const each of sent) expect([each.path, (await refusalOf(send(other, each, 'cave.localhost'))).status]).toEqual([each.path, 404])
    expect((await read(id)).deletedAt).toBeNull()
  })
})

describe('a change of a file', () => {
  it('writes texts, name and focal point, is undone as one, and refuses another version', async () => {
    const item = await upload(await photograph('#300', '#030'), 'Vue du mas.jpg')
    const texts = { fr_FR: { name: 'Le mas', alt: 'Le mas en été' } }
    const { media, batch } = await update(item, { name: 'Paysage du domaine', texts, focus: { x: 44, y: 52 } })
    expect(media).toMatchObject({ texts, focus: { x: 44, y: 52 }, image: { filename: 'paysage-du-domaine.jpg', focus: { x: 44, y: 52 } } })
    expect(await refusalOf(update(item, { focus: null }))).toMatchObject({ status: 409, data: { code: 'STALE_VERSION' } })
    const former = await open(item.image.externalPath)
    expect([former.statusCode, former.headers.location]).toEqual([302, media.image.externalPath])
    const { changes } = await send<AdminCallData['media.history']>(admin, { method: 'GET', path: `/media/${item.id}/history` })
    expect(changes[0]).toMatchObject({ act: 'update' })
    expect((await undo(batch)).done).toBe(1)
    expect(await read(item.id)).toMatchObject({ texts: item.texts, focus: null, image: { filename: 'vue-du-mas.jpg' } })
    expect((await open(item.image.externalPath)).statusCode).toBe(200)
  })

  it.each<[string, object, number]>([
    ['a language that the site does not have', { texts: { de_DE: { alt: 'x' } } }, 404],
    ['a point outside the picture', { focus: { x: 101, y: 5 } }, 422],
    ['a part that goes beyond the picture', { crop: { x: 60, y: 0, width: 50, height: 100 } }, 422],
    ['an unknown field', { kind: 'VIDEO' }, 422],
  ])('is refused with %s', async (_name, body, status) => {
    expect((await refusalOf(update(await read(31), body))).status).toBe(status)
  })
})

describe('a crop', () => {
  it('shows a part of the original, is chosen again from the original, and gives it back', async () => {
    const item = await upload(await photograph('#ff0000', '#0000ff'), 'deux-couleurs.jpg')
    const right = await update(item, { crop: { x: 50, y: 0, width: 50, height: 100 } })
    expect(right.media.image).toMatchObject({ width: 200, height: 200 })
    const { dominant } = await sharp((await open(right.media.image.externalPath)).rawPayload).stats()
    expect(dominant.b).toBeGreaterThan(200)
    // The part that was cut away stays private: its former address leads to what is shown now.
    expect((await open(item.image.externalPath)).headers.location).toBe(right.media.image.externalPath)
    const whole = await send<AdminCallData['media.source']>(admin, { method: 'GET', path: `/media/${item.id}/source` })
    expect(whole).toMatchObject({ width: 400, height: 200 })
    const left = await update(right.media, { crop: { x: 0, y: 0, width: 25, height: 50 } })
    expect(left.media.image).toMatchObject({ width: 100, height: 100 })
    const back = await update(left.media, { crop: null })
    expect(back.media).toMatchObject({ crop: null, image: { width: 400, height: 200, externalPath: item.image.externalPath } })
  })

  it('of a document is refused', async () => {
    const document = await upload(pdf, 'Tarifs.pdf')
    expect((await refusalOf(update(document, { crop: { x: 0, y: 0, width: 50, height: 50 } }))).status).toBe(422)
  })
})

describe('the history of a file', () => {
  const historyOf = async (id: number) =>
    (await send<AdminCallData['media.history']>(admin, { method: 'GET', path: `/media/${id}/history` })).changes
  const revert = (item: Pick<Item, 'id' | 'version'>, to: number | undefined) =>
    send<Changed>(admin, { method: 'POST', path: `/media/${item.id}/version/${to}`, version: item.version, body: {} })

  it('says what was done, and brings back each state with its bytes, name, texts and crop', async () => {
    const first = await upload(await photograph('#1a3', '#31a'), 'premier.jpg')
    const named = (await update(first, { name: 'Le mas', texts: { fr_FR: { alt: 'Le mas' } } })).media
    const cut = (await update(named, { crop: { x: 0, y: 0, width: 50, height: 100 } })).media
    const replaced = (await replace(cut, await photograph('#b10', '#01b'), 'autre.jpg')).media
    const changes = await historyOf(first.id)
    expect(changes.map(({ act }) => act)).toEqual(['replace', 'update', 'update', 'found'])
    expect(changes.map(({ changed }) => changed.some((path) => path.startsWith('file.')))).toEqual([true, true, false, false])
    const backToCut = await revert(replaced, changes[1]?.version)
    expect(backToCut.media).toMatchObject({ crop: { width: 50 }, image: { width: 200, externalPath: cut.image.externalPath } })
    const backToFirst = await revert(backToCut.media, changes[3]?.version)
    expect(backToFirst.media).toMatchObject({ texts: first.texts, crop: null, image: first.image })
    expect((await open(first.image.externalPath)).statusCode).toBe(200)
    expect((await historyOf(first.id)).map(({ act }) => act).slice(0, 2)).toEqual(['revert', 'revert'])
    expect((await undo(backToFirst.batch)).done).toBe(1)
    expect((await read(first.id)).image.externalPath).toBe(cut.image.externalPath)
  })

  it('gives back no version of another file, of the trash or of a file that has changed since', async () => {
    const [one, other] = [
      await upload(await photograph('#191', '#292'), 'un.jpg'),
      await upload(await photograph('#393', '#494'), 'deux.jpg'),
    ]
    const changed = (await update(one, { focus: { x: 1, y: 1 } })).media
    await update(other, { focus: { x: 2, y: 2 } })
    const [newest] = await historyOf(one.id)
    expect((await refusalOf(revert(await read(other.id), newest?.version))).status).toBe(404)
    expect((await refusalOf(revert(one, newest?.version))).status).toBe(409)
    const { media: trashed } = await send<Changed>(admin, { method: 'DELETE', path: `/media/${one.id}`, version: changed.version })
    expect((await refusalOf(revert(trashed, newest?.version))).status).toBe(404)
  })
})

describe('a file that is replaced everywhere', () => {
  it('keeps number and texts, changes the content version once, and comes back by one undo', async () => {
    const item = await upload(await photograph('#0a0', '#0a0'), 'avant.jpg')
    const described = (await update(item, { texts: { fr_FR: { alt: 'La cave' } }, focus: { x: 10, y: 10 } })).media
    const before = await contentVersion()
    const png = await sharp(await photograph('#a00', '#a00'))
      .png()
      .toBuffer()
    const { media, batch } = await replace(described, png, 'tout-autre.png')
    expect(await contentVersion()).toBe(before + 1)
    expect(media).toMatchObject({ id: item.id, type: 'image/png', texts: described.texts, focus: null, image: { filename: 'avant.png' } })
    const shown = await test.app.features.media.images({ site: test.app.features.directory.find(37)!, locale: 'fr_FR' }, [item.id])
    expect(shown.get(item.id)?.externalPath).toBe(media.image.externalPath)
    const former = await open(`${described.image.externalPath}?w=320`)
    expect([former.statusCode, former.headers.location]).toEqual([302, `${media.image.externalPath}?w=320`])
    expect((await undo(batch)).done).toBe(1)
    expect(await contentVersion()).toBe(before + 2)
    expect(await read(item.id)).toMatchObject({ type: 'image/jpeg', focus: { x: 10, y: 10 }, image: described.image })
    expect((await open(described.image.externalPath)).statusCode).toBe(200)
  })

  it('keeps its files while a version names them, and the sweep takes them after the version', async () => {
    const item = await upload(await photograph('#111', '#222'), 'gardee.jpg')
    await replace(item, await photograph('#333', '#444'), 'nouvelle.jpg')
    const age = () => test.database.pool.query(`update media_leftovers set noted_at = now() - interval '2 hours'`)
    const sweep = async () => {
      await age()
      return test.database.db.transaction().execute((trx) => test.app.features.library.sweep(trx, { dryRun: false }))
    }
    expect(await sweep()).toBe(0)
    await test.database.pool.query(`delete from item_versions where kind = 'media' and id = $1`, [item.id])
    expect(await sweep()).toBe(1)
  })

  it('is refused with a file of another kind', async () => {
    const item = await upload(await photograph('#555', '#666'), 'image.jpg')
    expect(await refusalOf(replace(item, pdf, 'Tarifs.pdf'))).toMatchObject({ status: 422 })
    expect((await read(item.id)).version).toBe(item.version)
  })
})

describe('the trash', () => {
  it('takes a file whose uses were seen, hides it from pages, and gives it back with one undo', async () => {
    const item = await upload(await photograph('#777', '#888'), 'utilisee.jpg')
    await nameOnPage(item.id)
    const { media: used, total } = await send<AdminCallData['media.read']>(admin, { method: 'GET', path: `/media/${item.id}` })
    expect([used.isUsed, total]).toEqual([true, 1])
    const remove = (seen: string) => send<Changed>(admin, { method: 'DELETE', path: `/media/${item.id}${seen}`, version: used.version })
    expect(await refusalOf(remove(''))).toMatchObject({ status: 409, data: { code: 'IN_USE', total: 1 } })
    const { media, batch } = await remove('?used=1')
    expect(media.deletedAt).not.toBeNull()
    expect((await open(item.image.externalPath)).statusCode).toBe(404)
    const site = test.app.features.directory.find(37)!
    expect((await test.app.features.media.images({ site, locale: 'fr_FR' }, [item.id])).size).toBe(0)
    const ids = async (query: string) =>
      (await send<AdminCallData['media.list']>(admin, { method: 'GET', path: `/media?nbItem=100${query}` })).media.map(({ id }) => id)
    expect([(await ids('')).includes(item.id), (await ids('&place=TRASH')).includes(item.id)]).toEqual([false, true])
    await undo(batch)
    expect((await open(item.image.externalPath)).statusCode).toBe(200)
  })

  it('takes several files as one act, restores them, and erases one for ever', async () => {
    const items = [await upload(await photograph('#999', '#aaa'), 'a.jpg'), await upload(await photograph('#bbb', '#ccc'), 'b.jpg')]
    const aimed = (some: readonly Item[]) => some.map(({ id, version }) => ({ id, version }))
    const many = (act: string, some: readonly Item[]) =>
      send<{ done: number; batch: string }>(admin, { method: 'POST', path: `/media/many/${act}`, body: { items: aimed(some) } })
    const decorated = await many('decorate', items)
    const now = async () => Promise.all(items.map(({ id }) => read(id)))
    expect((await now()).map(({ texts }) => texts['fr_FR']?.alt)).toEqual(['', ''])
    await undo(decorated.batch)
    expect((await now()).map(({ texts }) => texts['fr_FR']?.alt)).toEqual([undefined, undefined])
    expect((await many('remove', await now())).done).toBe(2)
    expect((await many('restore', await now())).done).toBe(2)
    const [first] = await now()
    if (!first) throw new Error('no file')
    expect((await refusalOf(many('restore', [first]))).status).toBe(404)
    const erase = (item: Item) => send(admin, { method: 'POST', path: `/media/${item.id}/erase`, version: item.version })
    expect((await refusalOf(erase(first))).status).toBe(404)
    await many('remove', [first])
    await erase(await read(first.id))
    expect((await refusalOf(read(first.id))).status).toBe(404)
    const audited = `select action, actor_id from audit_log where site_id = 37 and target = $1`
    expect((await test.database.pool.query(audited, [`media ${first.id}`])).rows).toEqual([
      { action: 'media.erase', actor_id: admin.userId },
    ])
  })

  it('refuses to trash a file in use without the right to erase, and takes an unused one', async () => {
    const author = await addMember(test, { role: 'ADMIN' })
    await test.database.pool.query(`update users set admin_profile = 'AUTHOR' where id = $1`, [author.userId])
    const item = await upload(await photograph('#cde', '#def'), 'de-la-page.jpg')
    await nameOnPage(item.id)
    const one = () => send<Changed>(author, { method: 'DELETE', path: `/media/${item.id}?used=1`, version: item.version })
    const body = { items: [{ id: item.id, version: item.version }], used: 1 }
    const many = () => send<{ done: number }>(author, { method: 'POST', path: '/media/many/remove', body })
    for (const remove of [one, many]) expect(await refusalOf(remove())).toMatchObject({ status: 409, data: { code: 'IN_USE', total: 1 } })
    await test.database.pool.query(`delete from content_refs where site_id = 37 and to_kind = 'media' and to_key = $1`, [String(item.id)])
    expect((await many()).done).toBe(1)
  })
})

describe('the quota of a site', () => {
  it('refuses another file beyond it, and stores nothing of it', async () => {
    const colours = ['#123', '#234', '#345']
    const items: Item[] = []
    for (const colour of colours) items.push(await upload(await photograph(colour, '#456'), `${colour.slice(1)}.jpg`))
    const empty = await fillSite(
      test.database.pool,
      items.map(({ id }) => id),
      0,
    )
    const count = async () => (await send<AdminCallData['media.list']>(admin, { method: 'GET', path: '/media?nbItem=1' })).total
    const before = await count()
    expect(await refusalOf(upload(await photograph('#789', '#abc'), 'de-trop.jpg'))).toMatchObject({
      status: 507,
      data: { code: 'STORAGE_FULL' },
    })
    expect(await count()).toBe(before)
    await test.database.pool.query('update media set bytes = bytes + 5000 where id = $1', [items[0]?.id])
    const described = { texts: { fr_FR: { alt: 'Deux couleurs' } }, focus: null }
    expect((await update(await read(items[1]!.id), described)).media.texts['fr_FR']?.alt).toBe('Deux couleurs')
    await empty()
  })
})

describe('a drawing from an address', () => {
  const fetchDrawing = (address: string) => send<Item>(admin, { method: 'POST', path: '/media/address', body: { address } })

  it('is loaded, sanitised and stored under the name of its address', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path class="x" d="M0 0h9v9z"/></svg>')
    const own = await upload(svg, 'Le sceau.svg')
    const taken = await fetchDrawing(own.image.externalPath)
    expect(taken).toMatchObject({ kind: 'PICTURE', type: 'image/svg+xml', image: { filename: 'le-sceau.svg' } })
    expect(taken.id).not.toBe(own.id)
  })

  it.each(['https://127.0.0.1/a.svg', 'https://[::1]/a.svg', 'https://169.254.169.254/a.svg', 'file:///etc/passwd', 'not an address'])(
    'is refused for %s without a request to a private network',
    async (address) => {
      expect(await refusalOf(fetchDrawing(address))).toMatchObject({ status: 422, data: { code: 'SVG_UNAVAILABLE' } })
    },
  )
})

describe('the filters of the list', () => {
  const names = async (query: string) =>
    (await send<AdminCallData['media.list']>(admin, { method: 'GET', path: `/media?nbItem=100&search=filtre&${query}` })).media
      .map(({ image }) => image.filename)
      .toSorted()

  it('find what is unused, what has no alternative text, and one kind; the numbers agree', async () => {
    const bare = await upload(await photograph('#d00', '#d10'), 'filtre-nu.jpg')
    const used = await upload(await photograph('#d20', '#d30'), 'filtre-utilise.jpg')
    await nameOnPage(used.id)
    await update(used, { texts: { fr_FR: { alt: 'Décrit' } } })
    await upload(pdf, 'filtre.pdf')
    expect(await names('isUsed=false')).toEqual(['filtre-nu.jpg', 'filtre.pdf'])
    expect(await names('isUsed=true')).toEqual(['filtre-utilise.jpg'])
    expect(await names('isDescribed=false')).toEqual(['filtre-nu.jpg'])
    expect(await names('kind=DOCUMENT')).toEqual(['filtre.pdf'])
    const summary = await send<AdminCallData['media.summary']>(admin, { method: 'GET', path: '/media/summary' })
    const total = async (query: string) =>
      (await send<AdminCallData['media.list']>(admin, { method: 'GET', path: `/media?${query}` })).total
    expect(summary).toMatchObject({
      ...{ undescribed: await total('isDescribed=false'), unused: await total('isUsed=false'), documents: await total('kind=DOCUMENT') },
      ...{ pictures: await total('kind=PICTURE'), trashed: await total('place=TRASH') },
    })
    expect(summary.bytes).toBeGreaterThan(0)
    // Without that use the file is unused again, and no cache of pages was emptied for that.
    const version = await contentVersion()
    await test.database.pool.query(`delete from content_refs where to_kind = 'media' and to_key = $1`, [String(used.id)])
    expect(await names('isUsed=true')).toEqual([])
    expect(await contentVersion()).toBe(version)
    expect(bare.isUsed).toBe(false)
  })
})
