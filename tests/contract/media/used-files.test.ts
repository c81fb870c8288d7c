import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import type { AdminProfile } from '#schemas/admin/resources/rights.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { multipartOf } from '#tests/support/http/multipart.ts'
import { RefusedCall, resourceClient, sendAs } from '#tests/support/resources/resource-client.ts'
import { newForm } from '#tests/support/resources/resource-forms.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

type Item = AdminCallData['media.read']['media']

let test: TestApp
let owner: TestMember
let folder: string
let made = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-used-files-'))
  test = await testApp({ template: twoSites, env: { DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000' } })
  owner = await addMember(test, { role: 'ADMIN' })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

const addAdmin = async (profile: AdminProfile): Promise<TestMember> => {
  const member = await addMember(test, { role: 'ADMIN' })
  await test.database.pool.query('update users set admin_profile = $1 where id = $2', [profile, member.userId])
  return member
}

const picture = (): Promise<Buffer> => {
  made += 1
  const background = { r: made % 255, g: 80, b: 160 }
  return sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

async function sendFile(member: TestMember, path: string, version?: number): Promise<unknown> {
  const { type, payload } = await multipartOf([['image', new Blob([new Uint8Array(await picture())]), `vue-${made}.jpg`]])
  const answer = await test.app.inject({
    ...{ method: 'POST', url: `/api/admin${path}`, remoteAddress: newNetwork(), payload },
    headers: {
      ...{ host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: member.token, 'content-type': type },
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
  })
  const { data } = answer.json<{ data: unknown }>()
  if (answer.statusCode >= 400) throw new RefusedCall(answer.statusCode, data as RefusedCall['data'])
  return data
}

const upload = async () => (await sendFile(owner, '/media')) as Item
const read = async (id: number) =>
  ((await sendAs(test, owner, { method: 'GET', path: `/media/${id}` })) as AdminCallData['media.read']).media

/** A piece of news with the picture. */
async function nameInNews({ id }: Item, isPublished: boolean): Promise<void> {
  const news = resourceClient(test, owner, newsResource)
  const item = await news.create({ ...newForm(newsResource), imageId: id })
  if (isPublished) await news.publish(item)
}

/** Names the file in a version of a page, as a save of that page would. */
async function nameOnPage({ id }: Item, state: 'PUBLISHED' | 'DRAFT' | 'HEAD'): Promise<void> {
  await test.database.pool.query(
    `insert into content_refs (site_id, from_kind, from_id, from_locale, state, to_kind, to_key)
     select 37, 'PAGE', min(page_id), 'fr_FR', $2, 'media', $1 from page_documents where site_id = 37 and deleted_at is null`,
    [String(id), state],
  )
}

/** Names the file in the logo of the site. */
async function nameInLogo({ id }: Item): Promise<void> {
  await test.database.pool.query(
    `insert into content_refs (site_id, from_kind, from_id, from_locale, state, to_kind, to_key)
     values (37, 'LOGO', 999999, '', 'SAVED', 'media', $1)`,
    [String(id)],
  )
}

type Act = (member: TestMember, item: Item) => Promise<unknown>

const put =
  (body: object): Act =>
  (member, { id, version }) =>
    sendAs(test, member, { method: 'PUT', path: `/media/${id}`, version, body })

/** Every act that changes what a picture looks like, how it is called or what screen readers say of it. */
const acts: Readonly<Record<string, Act>> = {
  replace: (member, { id, version }) => sendFile(member, `/media/${id}/file`, version),
  crop: put({ crop: { x: 0, y: 0, width: 50, height: 50 } }),
  'focal point': put({ focus: { x: 10, y: 90 } }),
  texts: put({ texts: { fr_FR: { alt: 'Une autre légende' } } }),
  name: put({ name: 'autre-nom' }),
  'text in a language': (member, { id, version }) =>
    sendAs(test, member, { method: 'PUT', path: `/media/${id}/text/fr_FR`, version, body: { alt: 'Une légende' } }),
  'mark as decorative': (member, { id, version }) =>
    sendAs(test, member, { method: 'POST', path: '/media/many/decorate', body: { items: [{ id, version }] } }),
}

/** The state of a file as visitors get it. */
const shown = async ({ id }: Item) => {
  const { image, texts, focus, crop } = await read(id)
  return { image, texts, focus, crop }
}

const outcomeOf = (done: Promise<unknown>): Promise<unknown> =>
  done.then(
    () => 'done',
    (error: unknown) => (error instanceof RefusedCall && error.status === 403 ? error.data['right'] : Promise.reject(error as Error)),
  )

const online: readonly (readonly [string, (item: Item) => Promise<void>])[] = [
  ['a published page', (item) => nameOnPage(item, 'PUBLISHED')],
  ['a published piece of news', (item) => nameInNews(item, true)],
  ['the logo', nameInLogo],
]
const aside: readonly (readonly [string, (item: Item) => Promise<void>])[] = [
  ['nothing', () => Promise.resolve()],
  ['the draft of a page', (item) => nameOnPage(item, 'DRAFT')],
  ['a saved version of a page that is not online', (item) => nameOnPage(item, 'HEAD')],
  ['an unpublished piece of news', (item) => nameInNews(item, false)],
]

describe.each(['AUTHOR', 'SHOP'] as const)('the profile %s', (profile) => {
  it.each(online)('changes no picture of %s', async (_, name) => {
    const [member, item] = [await addAdmin(profile), await upload()]
    await name(item)
    const before = await shown(item)
    for (const [act, send] of Object.entries(acts)) expect([act, await outcomeOf(send(member, item))]).toEqual([act, 'media.publish'])
    expect(await shown(item)).toEqual(before)
  })

  it.each(aside)('changes a picture of %s', async (_, name) => {
    const [member, item] = [await addAdmin(profile), await upload()]
    await name(item)
    for (const [act, send] of Object.entries(acts)) expect([act, await outcomeOf(send(member, await read(item.id)))]).toEqual([act, 'done'])
  })

  it('takes back no version, no act and no removal of a picture that visitors see', async () => {
    const [member, item] = [await addAdmin(profile), await upload()]
    const replaced = (await sendFile(owner, `/media/${item.id}/file`, item.version)) as AdminCallData['media.replace']
    await nameOnPage(item, 'PUBLISHED')
    const { id, version } = replaced.media
    const revert = () => sendAs(test, member, { method: 'POST', path: `/media/${id}/version/${item.version}`, version, body: {} })
    const undo = (batch: string | null) => sendAs(test, member, { method: 'POST', path: '/undo', body: { batch } })
    expect(await outcomeOf(undo(replaced.batch))).toBe('media.publish')
    if (item.version > 0) expect(await outcomeOf(revert())).toBe('media.publish')
    const gone = (await sendAs(test, owner, { method: 'DELETE', path: `/media/${id}?used=1`, version })) as AdminCallData['media.remove']
    const items = [{ id, version: gone.media.version }]
    const restore = () => sendAs(test, member, { method: 'POST', path: '/media/many/restore', body: { items } })
    expect([await outcomeOf(restore()), await outcomeOf(undo(gone.batch))]).toEqual(['media.publish', 'media.publish'])
    expect((await read(id)).deletedAt).not.toBeNull()
  })
})

it('lets an editor change a picture that visitors see', async () => {
  const [member, item] = [await addAdmin('EDITOR'), await upload()]
  await nameOnPage(item, 'PUBLISHED')
  for (const [act, send] of Object.entries(acts)) expect([act, await outcomeOf(send(member, await read(item.id)))]).toEqual([act, 'done'])
})
