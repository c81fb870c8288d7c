import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminCalls } from '#schemas/admin/calls.ts'
import { exampleDocument } from '#schemas/admin/document-params.ts'
import { planCancel, planChange, planCreate, planCreateOfItem, planList } from '#schemas/admin/plan-calls.ts'
import { publicationCount, publicationCreate, publicationList, publicationWaiting } from '#schemas/admin/publication-calls.ts'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { deriveCalls } from '#schemas/admin/resources/calls/derive-calls.ts'
import { callRights, type GuardedCall } from '#schemas/admin/resources/call-rights.ts'
import { adminProfiles, hasRight, type AdminProfile, type Right } from '#schemas/admin/resources/rights.ts'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { tagResource } from '#schemas/admin/resources/kinds/tags.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { refusalOf, resourceClient, sendAs, type RefusedCall } from '#tests/support/resources/resource-client.ts'
import { newForm } from '#tests/support/resources/resource-forms.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

const panelCalls: readonly CallDefinition[] = adminCalls.filter(({ name }) => name in callRights || name.startsWith('media.'))

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
})
afterAll(() => test.close())

async function addAdmin(profile: AdminProfile): Promise<TestMember> {
  const member = await addMember(test, { role: 'ADMIN' })
  await test.database.pool.query('update users set admin_profile = $1 where id = $2', [profile, member.userId])
  return member
}

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

/** Calls whose example changes a picture that is on a published page of the sample site. */
const onUsedFile = ['media.describe', 'media.update', 'media.replace']

/** The rights of a call of the library, in the order in which they are asked for. */
function mediaRights({ name, method }: CallDefinition): readonly Right[] {
  if (name === 'media.erase') return ['media.erase']
  if (method === 'GET') return ['media.read']
  return onUsedFile.includes(name) ? ['media.write', 'media.publish'] : ['media.write']
}

/** Status of a call on an item that does not exist: what the right refuses comes first. */
async function statusOf(member: TestMember, call: ReturnType<typeof deriveCalls>[number]): Promise<number> {
  const path = call.path.replace('{id}', '999999').replace('{version}', '1')
  const body = call.body && { body: call.example.body }
  return sendAs(test, member, { method: call.method, path, version: 1, ...body }).then(
    () => 200,
    (error: RefusedCall) => error.status,
  )
}

describe.each(adminProfiles)('an administrator with the profile %s', (profile) => {
  it('gets 403 for exactly the calls whose right the profile lacks', async () => {
    const member = await addAdmin(profile)
    for (const resource of resources)
      for (const call of deriveCalls(resource)) {
        const status = await statusOf(member, call)
        // The example of a review is one that visitors see as soon as it is there.
        const isSeen = call.name === 'admin.review.create'
        const may = hasRight(profile, call.right) && (!isSeen || hasRight(profile, 'content.publish'))
        expect([call.name, status === 403]).toEqual([call.name, !may])
        expect(status).not.toBe(500)
      }
  })

  it('gets 403 for exactly the calls on pages, drafts and files whose right the profile lacks', async () => {
    const member = await addAdmin(profile)
    for (const call of panelCalls) {
      const rights = call.name in callRights ? [callRights[call.name as GuardedCall]] : mediaRights(call)
      // The role refuses before the right where super-administrators alone may make the call.
      const refused = rights.find((right) => !hasRight(profile, right)) ?? null
      expect([call.name, await refusedRight(member, call)]).toEqual([call.name, call.role === 'S' ? undefined : refused])
    }
  })
})

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
  if (hasRight(profile, 'content.write')) expect((await other.undo(batch)).done).toBe(1)
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
    expect(pages).toBe(hasRight(profile, 'pages.publish') ? null : 'pages.publish')
    const items = await send(profile, publicationCreate, { documents: [], items: [{ resource: 'news', id: 999_999, version: 1 }] })
    expect(items).toBe(hasRight(profile, 'content.publish') ? null : 'content.publish')
  })
})

describe('planned versions', () => {
  it.each(adminProfiles)('take the right of each kind of content: %s', async (profile) => {
    const member = await addAdmin(profile)
    const refused = (call: CallDefinition) => refusedRight(member, call)
    expect(await refused(planList)).toBeNull()
    expect(await refused(planCreate)).toBe(hasRight(profile, 'pages.publish') ? null : 'pages.publish')
    expect(await refused(planCreateOfItem)).toBe(hasRight(profile, 'content.publish') ? null : 'content.publish')
    expect(await refused(planChange)).toBe(hasRight(profile, 'pages.publish') ? null : 'pages.publish')
    expect(await refused(planCancel)).toBe(hasRight(profile, 'pages.publish') ? null : 'pages.publish')
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
