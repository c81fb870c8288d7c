import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deriveCalls } from '#schemas/admin/resources/calls/derive-calls.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import { adminProfiles, type AdminProfile } from '#schemas/admin/resources/rights.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { itemActs, type ItemAct } from '#tests/support/resources/item-acts.ts'
import { resourceClient, RefusedCall } from '#tests/support/resources/resource-client.ts'
import { newForm } from '#tests/support/resources/resource-forms.ts'
import { seenActs, type Effect } from '#tests/support/resources/seen-acts.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

type Situation = 'online' | 'aside'

interface Mays {
  /** Resources that visitors read, and that a person of the profile may change for them. */
  readonly shows: readonly string[]
  /** Resources that a person of the profile may prepare for others to publish. */
  readonly prepares: readonly string[]
}

const contents = ['news', 'service', 'review', 'tag']

/** Powers of the profiles, by hand; one that is not named has none. */
const mays: Readonly<Partial<Record<AdminProfile, Mays>>> = {
  ALL: { shows: [...contents, 'place'], prepares: [...contents, 'place'] },
  EDITOR: { shows: contents, prepares: contents },
  AUTHOR: { shows: [], prepares: contents },
}

let test: TestApp
let owner: TestMember
let people: readonly { readonly profile: AdminProfile; readonly member: TestMember }[]
let made = 0

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  owner = await addMember(test, { role: 'ADMIN' })
  people = await Promise.all(adminProfiles.map(async (profile) => ({ profile, member: await addAdmin(profile) })))
})
afterAll(() => test.close())

const addAdmin = async (profile: AdminProfile): Promise<TestMember> => {
  const member = await addMember(test, { role: 'ADMIN' })
  await test.database.pool.query('update users set admin_profile = $1 where id = $2', [profile, member.userId])
  return member
}

/** Where visitors read the items of a resource; tags are read on news. */
const places: Readonly<Record<string, string>> = {
  ...{ news: '/api/news', service: '/api/service', review: '/api/google/reviews', tag: '/api/news', place: '/api/company/address' },
}

/** Reads the items of a resource as visitors do. */
async function visit({ name }: Resource): Promise<string> {
  const answer = await test.app.inject({ url: `${places[name]}?nbItem=100`, headers: { host: 'localhost' } })
  expect([name, answer.statusCode]).toEqual([name, 200])
  return answer.body
}

/** A form that no other item has; aside, one that visitors do not read. */
function formOf(resource: Resource, situation: Situation): ResourceItem['form'] {
  made += 1
  const form = newForm(resource)
  if (resource.name === 'tag') return { ...form, value: `vue-${made}` }
  if (resource.name === 'review') return { ...form, text: `Avis ${made}`, isHidden: situation === 'aside' }
  return form
}

/** Makes an item that visitors read, or one that they do not. */
async function makeItem(resource: Resource, situation: Situation): Promise<ResourceItem> {
  const client = resourceClient(test, owner, resource)
  const item = await client.create(formOf(resource, situation))
  if (situation === 'aside') return item
  if (resource.life === 'published') return client.publish(item)
  if (resource.name === 'tag') {
    const news = resourceClient(test, owner, newsResource)
    await news.publish(await news.create({ ...newForm(newsResource), tags: [String(item.form['value'])] }))
  }
  return item
}

/** Prepares one act on an item as the owner. */
async function prepare(resource: Resource, situation: Situation, verb: string): Promise<ItemAct> {
  const item = await makeItem(resource, situation)
  const used = resource.usedAs !== undefined && situation === 'online' ? 1 : undefined
  const ready = { resource, item, used, own: resourceClient(test, owner, resource), newForm: () => formOf(resource, situation) }
  const act = itemActs[verb]
  if (!act) throw new Error(`the act ${verb} has no line in tests/support/resources/item-acts.ts`)
  return act(ready)
}

/** How an act ended for a person: done, or without which right. */
const outcomeOf = (done: Promise<unknown>): Promise<string> =>
  done.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof RefusedCall) return error.status === 403 ? String(error.data['right']) : error.message
      throw error
    },
  )

it('has a line by hand for each act of each resource', () => {
  const told = resources.map(({ name }) => [name, Object.keys(seenActs[name]?.online ?? {}).toSorted()])
  const writing = resources.map((resource) => {
    const verbs = deriveCalls(resource).flatMap(({ name, method }) =>
      method === 'GET' ? [] : [name.slice(`admin.${resource.name}.`.length)],
    )
    // What is erased was in the trash, where no visitor sees it.
    return [resource.name, [...verbs.filter((verb) => verb !== 'erase'), 'undo'].toSorted()]
  })
  expect(told).toEqual(writing)
})

/** The end that an act must have for a profile: only those who publish change anything for visitors. */
function expectedEnd({ name }: Resource, profile: AdminProfile, effect: Effect): readonly [end: string, isChanged: boolean] {
  const { shows, prepares } = mays[profile] ?? { shows: [], prepares: [] }
  const isAllowed = (effect === 'kept' ? prepares : shows).includes(name)
  return [isAllowed ? 'done' : 'refused', isAllowed && effect === 'seen']
}

/** The end of an act: done, or refused for a right that the profile lacks. The right to write is asked for first, of those who have neither. */
function endOf({ name, area }: Resource, profile: AdminProfile, outcome: string): string {
  const rights = mays[profile]?.prepares.includes(name) ? [`${area}.publish`] : [`${area}.publish`, `${area}.write`]
  return rights.includes(outcome) ? 'refused' : outcome
}

const cases = resources.flatMap((resource) =>
  (['online', 'aside'] as const).flatMap((situation) => {
    const acts = seenActs[resource.name]?.[situation]
    return acts ? [{ name: resource.name, resource, situation, acts }] : []
  }),
)

describe.each(cases)('$name, $situation', ({ resource, situation, acts }) => {
  it('tells its reader if visitors see it by its uses, where they see it so', async () => {
    const { id } = await makeItem(resource, situation)
    const { isShown } = await resourceClient(test, owner, resource).read(id)
    expect(isShown).toBe(resource.name === 'tag' ? acts['update'] === 'seen' : undefined)
  })

  it('is changed for visitors by those alone who may publish it, by each act', async () => {
    for (const [verb, effect] of Object.entries(acts)) {
      let act = await prepare(resource, situation, verb)
      let before = await visit(resource)
      for (const { profile, member } of people) {
        const outcome = await outcomeOf(act(resourceClient(test, member, resource)))
        const end = [endOf(resource, profile, outcome), before !== (await visit(resource))]
        expect([profile, verb, ...end]).toEqual([profile, verb, ...expectedEnd(resource, profile, effect)])
        if (outcome !== 'done') continue
        act = await prepare(resource, situation, verb)
        before = await visit(resource)
      }
    }
  })
})
