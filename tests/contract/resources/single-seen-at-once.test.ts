import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { adminCalls } from '#schemas/admin/calls.ts'
import { appearanceResource } from '#schemas/admin/appearance/appearance-resource.ts'
import type { ItemChange, ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { refusalOf, resourceClient, sendAs } from '#tests/support/resources/resource-client.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

type Form = Record<string, unknown>

let test: TestApp
let claire: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  claire = await addMember(test, { role: 'ADMIN' })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => test.close())

/** A change of the form of each thing that a site has once, and the address where visitors read it, by hand. */
const changes: Readonly<Record<string, { readonly seenAt: string; readonly change: (form: Form) => Form }>> = {
  hours: { seenAt: '/api/component/conf/OPENING_HOURS', change: (form) => ({ ...form, notes: { fr_FR: 'Sur rendez-vous.' } }) },
  setting: { seenAt: '/api/parameter?type=COMPANY_NAME', change: (form) => ({ ...form, COMPANY_NAME: 'Autre raison' }) },
  apps: { seenAt: '/', change: (form) => ({ ...form, gtag: { on: true, gtagUa: 'G-AB12CD34EF' } }) },
  law: {
    seenAt: '/api/parameter?type=LEGAL_NOTICE',
    change: (form) => {
      const texts = form['texts'] as Readonly<Record<string, object>>
      return { texts: { ...texts, fr_FR: { ...texts['fr_FR'], legalNotice: '<p>Un autre éditeur.</p>' } } }
    },
  },
}

/** The things that a site has once: their calls write without a number in the path, and have a history. */
const singles = adminCalls.flatMap(({ name }) => {
  const kind = name.replace(/\.update$/, '')
  return kind !== name && adminCalls.some((call) => call.name === `${kind}.history` && call.path === `/${kind}/history`) ? [kind] : []
})

const visit = async (url: string) => (await test.app.inject({ url, headers: { host: 'localhost' } })).body
const send = (method: 'GET' | 'POST' | 'PUT', path: string, more: object = {}) => sendAs(test, claire, { method, path, ...more })
const readItem = async (kind: string) => ((await send('GET', `/${kind}`)) as { readonly item: ResourceItem }).item
const newest = async (kind: string) => ((await send('GET', `/${kind}/history`)) as { readonly changes: ItemChange[] }).changes[0]

/** Takes a right from everybody, as a profile would that has the others of the area. */
function withoutRight(right: string): void {
  const rights = test.app.features.adminRights
  const require = rights.require.bind(rights)
  vi.spyOn(rights, 'require').mockImplementation((caller, asked) =>
    asked.some((each) => each === right) ? Promise.reject(new ApiError('FORBIDDEN', { right })) : require(caller, asked),
  )
}

it('knows each thing that a site has once', () => {
  expect(singles.toSorted()).toEqual(Object.keys(changes).toSorted())
})

it.each(Object.entries(changes))('changes and takes back %s by the right to publish alone', async (kind, { seenAt, change }) => {
  const before = await visit(seenAt)
  const item = await readItem(kind)
  const save = () => send('PUT', `/${kind}`, { version: item.version, body: change({ ...item.form }) })
  withoutRight('settings.publish')
  expect((await refusalOf(save())).data).toMatchObject({ code: 'FORBIDDEN', right: 'settings.publish' })
  expect(await visit(seenAt)).toBe(before)
  vi.restoreAllMocks()
  await save()
  expect(await visit(seenAt)).not.toBe(before)
  withoutRight('settings.publish')
  const undo = async () => send('POST', '/undo', { body: { batch: (await newest(kind))?.batch } })
  expect((await refusalOf(undo())).data).toMatchObject({ code: 'FORBIDDEN', right: 'settings.publish' })
  vi.restoreAllMocks()
  await undo()
  expect(await visit(seenAt)).toBe(before)
})

it('takes a draft of the appearance without that right, and refuses its publication', async () => {
  const seenAt = '/api/parameter?type=ACCENT_COLOR'
  const before = await visit(seenAt)
  const client = resourceClient(test, claire, appearanceResource)
  const item = await readItem('appearance')
  withoutRight('settings.publish')
  const draft = await client.update(item, { ...item.form, colors: { ...(item.form['colors'] as object), accent: '#8a1f11' } })
  expect((await refusalOf(client.publish(draft))).data).toMatchObject({ code: 'FORBIDDEN', right: 'settings.publish' })
  expect(await visit(seenAt)).toBe(before)
})
