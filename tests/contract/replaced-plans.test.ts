import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

interface Reply<Data> {
  readonly data: Data
}

const DAY = 86_400_000
let test: TestApp
let claire: TestMember
let path: string
let count = 0

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  claire = await addMember(test, { role: 'ADMIN', email: 'claire@example.org' })
})
afterAll(() => test.close())

async function addPage(): Promise<string> {
  const layout = { blocks: [{ id: 'titre', type: 'heading', v: 1, props: { text: 'Ordinaire', level: 1 } }] }
  const head = { url: `prevue-${(count += 1)}`, locale: 'fr_FR', title: 'Prévue', seo: {}, shell: 'default' as const, middleware: [] }
  const { id } = await test.app.features.pages.save({ ...head, layout }, { siteId: 37, baseHash: null, by: 'seed' })
  return `/api/admin/draft/page/${id}/fr_FR`
}
beforeEach(async () => {
  path = await addPage()
})

async function send<Data>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) {
  const reply = await test.app.inject({
    ...{ method, url, remoteAddress: newNetwork() },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', authorization: claire.token },
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, data: reply.json<Reply<Data>>().data }
}

const days = (from: number, until: number | null, name: string | null = null) => ({
  startsAt: new Date(Math.ceil(Date.now() / DAY + from) * DAY).toISOString(),
  endsAt: until === null ? null : new Date(Math.ceil(Date.now() / DAY + until) * DAY).toISOString(),
  name,
})
type Time = ReturnType<typeof days>

/** Plans a draft with a title. */
async function plan(title: string, time: Time, over: object = {}) {
  const { data: opened } = await send<AdminCallData['draft.open']>('PUT', path)
  const operations = [{ op: 'set', id: 'titre', pointer: '/text', value: title }]
  const batches = [{ id: crypto.randomUUID(), operations }]
  await send('POST', `${path}/step`, { base: { seq: opened.seq, chain: opened.chain }, batches, recent: [] })
  const { data } = await send<AdminCallData['draft.open']>('PUT', path)
  const seen = { seq: data.seq, hash: data.hash }
  return send<AdminCallData['plan.create'] & { code?: string }>('POST', `${path}/plan`, { ...seen, ...time, ...over })
}

const iso = (instant: string) => new Date(instant).toISOString()

/** The planned versions of the page, each with its title. */
async function planned() {
  const { startsAt: from, endsAt: until } = days(-2, 400)
  const { data } = await send<AdminCallData['plan.list']>('GET', `/api/admin/plan?from=${from}&until=${until ?? ''}`)
  const own = data.filter(({ id }) => path.includes(`/${id}/`))
  return Promise.all(
    own.map(async ({ plan: number, startsAt, endsAt, name, revision, kind, id }) => {
      const read = await send<AdminCallData['revision.read']>('GET', `/api/admin/revision/${kind}/${id}/fr_FR/${revision}`)
      const time = { startsAt: iso(startsAt), endsAt: endsAt && iso(endsAt), name }
      return [number, time, JSON.stringify(read.data).match(/"text":"([^"]*)"/)?.[1]]
    }),
  )
}

it.each([
  ['the same dates', days(4, 29, 'Noël')],
  ['other dates', days(6, 40, 'Noël et après')],
])('puts a corrected draft in the place of a planned version, with %s, and takes that back', async (_name, time) => {
  const first = days(4, 29, 'Noël')
  const { data: made } = await plan('Nöel', first)
  const refused = await plan('Noël', time)
  expect([refused.status, refused.data]).toMatchObject([409, { code: 'PLAN_OVERLAPS', plan: made.plan, ...first }])
  const replaced = await plan('Noël', time, { replaces: made.plan })
  expect([replaced.status, replaced.data.plan, replaced.data.former]).toMatchObject([201, made.plan, first])
  expect(await planned()).toEqual([[made.plan, time, 'Noël']])
  expect((await send('PUT', `/api/admin/plan/${made.plan}`, replaced.data.former ?? {})).status).toBe(200)
  expect(await planned()).toEqual([[made.plan, first, 'Nöel']])
})

it('replaces a version without an end that begins at the same instant', async () => {
  const { data: made } = await plan('Nouvelle', days(4, null))
  expect((await plan('Mieux', days(4, null))).data).toMatchObject({ code: 'PLAN_OVERLAPS', plan: made.plan })
  expect((await plan('Mieux', days(4, null), { replaces: made.plan })).status).toBe(201)
  expect(await planned()).toEqual([[made.plan, days(4, null), 'Mieux']])
})

it('names no version to replace where the time meets several, and replaces none of them', async () => {
  const { data: made } = await plan('Une', days(4, 8))
  await plan('Deux', days(10, 12))
  expect((await plan('Trois', days(5, 11))).data).toMatchObject({ code: 'PLAN_OVERLAPS', plan: null })
  const refused = await plan('Trois', days(5, 11), { replaces: made.plan })
  expect([refused.status, refused.data]).toMatchObject([409, { code: 'PLAN_OVERLAPS', plan: null }])
  expect(await planned()).toMatchObject([
    [made.plan, {}, 'Une'],
    [expect.any(Number), {}, 'Deux'],
  ])
})

it('refuses a plan and a version of another page', async () => {
  const { data: made } = await plan('Une', days(4, 8))
  const [other] = (await planned()).map(([number]) => number)
  const { data: former } = await plan('Une', days(4, 8), { replaces: made.plan })
  path = await addPage()
  expect((await plan('Ailleurs', days(4, 8), { replaces: other })).status).toBe(404)
  const { data: own } = await plan('Ailleurs', days(4, 8))
  const revision = former.former?.revision
  expect((await send('PUT', `/api/admin/plan/${own.plan}`, { ...days(4, 8), revision })).status).toBe(404)
})
