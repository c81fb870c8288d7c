import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleDocument } from '#schemas/admin/document-params.ts'
import { planCancel, planChange, planCreate, planCreateOfItem, planList } from '#schemas/admin/plan-calls.ts'
import { publicationCount, publicationCreate, publicationList, publicationWaiting } from '#schemas/admin/publication-calls.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { adminProfiles, type AdminProfile } from '#schemas/admin/resources/rights.ts'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { tagResource } from '#schemas/admin/resources/kinds/tags.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { refusalOf, resourceClient, sendAs, type RefusedCall } from '#tests/support/resources/resource-client.ts'
import { newForm } from '#tests/support/resources/resource-forms.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

/** Profiles that write contents, and those that publish them, written by hand. Other profiles are refused before anything is read. */
const writers: readonly AdminProfile[] = ['ALL', 'EDITOR', 'AUTHOR']
const publishers: readonly AdminProfile[] = ['ALL', 'EDITOR']

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
})
afterAll(() => test.close())

const addAdmin = (profile: AdminProfile): Promise<TestMember> => addMember(test, { role: 'ADMIN', profile })

/** The address of a call with the parameters of its example. */
function exampleUrl({ path, inQuery = [], example }: CallDefinition): string {
  const params = example.params as Readonly<Record<string, string | number | undefined>>
  const filled = path.replace(/\{(\w+)[?*]?\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const query = inQuery.flatMap((name) => (params[name] === undefined ? [] : [[name, String(params[name])]]))
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query).toString()}`
}

/** The right that refuses the example of a call; null where another thing does, or nothing. */
async function refusedRight(member: TestMember, call: CallDefinition): Promise<unknown> {
  const body = call.body && { body: call.example.body }
  return sendAs(test, member, { method: call.method, path: exampleUrl(call), version: 1, ...body }).then(
    () => null,
    (error: RefusedCall) => (error.status === 403 ? error.data['right'] : error.status === 500 ? 500 : null),
  )
}

it('an author cannot undo an act on what is published', async () => {
  const [first] = resources
  if (!first) throw new Error('no resource')
  const client = resourceClient(test, await addAdmin('EDITOR'), first)
  const { batch } = await client.many('remove', [await client.publish(await client.create(newForm(first)))])
  const author = resourceClient(test, await addAdmin('AUTHOR'), first)
  expect(await refusalOf(author.undo(batch))).toMatchObject({ status: 403 })
  expect((await client.undo(batch)).done).toBe(1)
})

it.each(adminProfiles)('takes an act on a tag back with the right to write it alone: %s', async (profile) => {
  const client = resourceClient(test, await addAdmin('ALL'), tagResource)
  const { batch } = await client.many('remove', [
    await client.create({ ...newForm(tagResource), value: `repris-${profile.toLowerCase()}` }),
  ])
  const other = resourceClient(test, await addAdmin(profile), tagResource)
  if (writers.includes(profile)) expect((await other.undo(batch)).done).toBe(1)
  else expect(await refusalOf(other.undo(batch))).toMatchObject({ status: 403, data: { right: 'content.write' } })
})

describe('publications together', () => {
  const send = async (profile: AdminProfile, call: CallDefinition, body?: object) =>
    refusedRight(await addAdmin(profile), body ? { ...call, example: { ...call.example, body } } : call)
  const documents = [{ ...exampleDocument, seq: 1, hash: `sha256-${'C'.repeat(43)}=` }]

  it.each(adminProfiles)('shows a profile what it may read, and takes the right of each kind that it publishes: %s', async (profile) => {
    expect(await send(profile, publicationWaiting)).toBeNull()
    expect(await send(profile, publicationCount)).toBeNull()
    expect(await send(profile, publicationList)).toBeNull()
    const pages = await send(profile, publicationCreate, { documents })
    expect(pages).toBe(publishers.includes(profile) ? null : 'pages.publish')
    const items = await send(profile, publicationCreate, { documents: [], items: [{ resource: 'news', id: 999_999, version: 1 }] })
    expect(items).toBe(publishers.includes(profile) ? null : 'pages.publish')
  })
})

describe('planned versions', () => {
  it.each(adminProfiles)('take the right of each kind of content: %s', async (profile) => {
    const member = await addAdmin(profile)
    const refused = (call: CallDefinition) => refusedRight(member, call)
    expect(await refused(planList)).toBeNull()
    expect(await refused(planCreate)).toBe(publishers.includes(profile) ? null : 'pages.publish')
    expect(await refused(planCreateOfItem)).toBe(publishers.includes(profile) ? null : 'pages.publish')
    expect(await refused(planChange)).toBe(publishers.includes(profile) ? null : 'pages.publish')
    expect(await refused(planCancel)).toBe(publishers.includes(profile) ? null : 'pages.publish')
  })
})

describe('an author', () => {
  it('trashes and undoes a draft, and gets 403 for the same on a published item', async () => {
    const author = resourceClient(test, await addAdmin('AUTHOR'), newsResource)
    const draft = await author.create(newForm(newsResource))
    const { batch } = await author.many('remove', [draft])
    expect((await author.undo(batch)).done).toBe(1)

    const editor = resourceClient(test, await addAdmin('EDITOR'), newsResource)
    const published = await editor.publish(await editor.create(newForm(newsResource)))
    expect(await refusalOf(author.many('remove', [published]))).toMatchObject({ status: 403 })
    const { batch: removal } = await editor.many('remove', [published])
    const trashed = await editor.read(published.id)
    expect(await refusalOf(author.restore(trashed))).toMatchObject({ status: 403 })
    expect((await editor.undo(removal)).done).toBe(1)
  })

  it('sets fields of a published item as a draft that no visitor sees', async () => {
    const author = resourceClient(test, await addAdmin('AUTHOR'), newsResource)
    const editor = resourceClient(test, await addAdmin('EDITOR'), newsResource)
    const published = await editor.publish(await editor.create(newForm(newsResource)))
    const promoted = !published.form.promoted
    await author.many('set', [published], { promoted })
    const changed = await author.read(published.id)
    expect([changed.state, changed.form.promoted, changed.published?.promoted]).toEqual(['CHANGED', promoted, !promoted])
  })
})
