import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#schemas/api/base/define-call.ts'
import { calls } from '#schemas/api/calls.ts'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import { tagResource } from '#schemas/admin/resources/kinds/tags.ts'
import { adminCalls } from '#server/http/admin-api/admin-calls.ts'
import { newNetwork } from '#tests/support/accounts/callers.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { resourceClient } from '#tests/support/resources/resource-client.ts'
import { newForm, withValue } from '#tests/support/resources/resource-forms.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let admin: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  admin = await addMember(test, { role: 'ADMIN' })
})
afterAll(() => test.close())

/** Calls by DELETE that take no content away from visitors, and the reason. */
const takesNothing: Readonly<Record<string, string>> = {
  'admin.place.remove': 'no content names an address of the company by its number',
  'admin.review.remove': 'no content names a review by its number',
  'draft.discard': 'removes edits that nobody has published',
  'inbox.erase': 'erases what the site holds of a person, which no content names',
  'inbox.remove': 'what visitors send is in no content',
  'member.erase': 'erases an account, which no content names',
  'member.signOut': 'ends sessions',
  'note.remove': 'notes are in no content',
  'plan.cancel': 'cancels what visitors do not see yet',
  'presence.leave': 'ends a presence',
  'publication.revert': 'shows again what visitors saw before',
  'redirect.remove': 'a redirect is in no content',
  'share.revoke': 'closes a link to a draft',
  'team.endSession': 'ends a session',
  'team.remove': 'takes rights from an account, which no content names',
  'team.withdraw': 'an invitation is in no content',
  'user.delete': 'erases an account, which no content names',
  'session.end': 'ends a session',
  'totp.disable': 'changes a sign-in',
  'view.remove': 'a view of a list is in no content',
}

const all: readonly CallDefinition[] = [...calls, ...adminCalls.calls.map(({ definition }) => definition)]
const removals = all.filter(({ removes }) => removes !== undefined)

const save = (url: string, blocks: object[]) => {
  const page = { url, locale: 'fr_FR', title: url, seo: {}, shell: 'default' as const, middleware: [] }
  return test.app.features.pages.save({ ...page, layout: { blocks: blocks as never } }, { siteId: 37, baseHash: null, by: 'test' })
}
const link = (href: string) => ({ id: 'texte', type: 'text', v: 1, props: { html: `<p><a href="${href}">Voir</a></p>` } })

let made = 0
interface Made {
  readonly id: number
  readonly version?: number
  /** Makes a page that uses the content. */
  readonly use: () => Promise<unknown>
}

/** Makes an item of a resource that is published, which a page uses by its address. */
async function makeItem(resource: Resource): Promise<Made> {
  const client = resourceClient(test, admin, resource)
  const { id, version, address } = await client.publish(await client.create(newForm(resource)))
  return { id, version, use: () => save(`vers-${(made += 1)}`, [link(`/${address}`)]) }
}

const items = resources.flatMap((resource) =>
  resource.life === 'published' && resource.usedAs ? [[resource.usedAs, () => makeItem(resource)] as const] : [],
)

/** Makes a content of each kind that a call takes away. */
const contents: Readonly<Record<string, () => Promise<Made>>> = {
  ...Object.fromEntries(items),
  page: async () => {
    const url = `retiree-${(made += 1)}`
    const { id } = await save(url, [])
    return { id, use: () => save(`${url}-lien-${(made += 1)}`, [link(`/${url}`)]) }
  },
  section: async () => {
    const block = { id: 'titre', type: 'heading', v: 1, props: { text: 'Nos horaires', level: 2 } }
    const section = { title: 'Nos horaires', blocks: [block] }
    const key = { siteId: 37, id: 0, locale: 'fr_FR' }
    const { id } = await test.app.features.sections.save(key, section, { by: 'test', baseHash: null })
    const place = { id: 'lieu', type: 'shared-section', v: 1, props: { section: id } }
    return { id, use: () => save(`section-${(made += 1)}`, [place]) }
  },
  media: async () => {
    const external = `${(made += 1)}-abcd1234`
    const facts = { site_id: 37, external_id: external, filename: 'vue.webp', mime: 'image/webp', file: 'vue', bytes: 1, hash: 'c' }
    const row = { ...facts, width: 1, height: 1, blur: null }
    const { id } = await test.database.db.insertInto('media').values(row).returning('id').executeTakeFirstOrThrow()
    return { id, version: 0, use: () => save(`avec-fichier-${(made += 1)}`, [link(`/media/${id}-abcd1234/vue.webp`)]) }
  },
  tags: async () => {
    const { id, version, form } = await resourceClient(test, admin, tagResource).create(newForm(tagResource))
    const news = resourceClient(test, admin, newsResource)
    const use = async () => news.publish(await news.create(withValue(newForm(newsResource), 'tags', [form['value']])))
    return { id, version, use }
  },
}

const makeFor = async ({ removes }: CallDefinition): Promise<Made> => {
  const make = contents[removes?.kind ?? '']
  if (!make) throw new Error(`no sample of ${removes?.kind}`)
  return make()
}

/** Fills the path of a call: of a document, it names the kind and the language too. */
const pathOf = (path: string, id: number) =>
  path
    .replace('{kind}', 'page')
    .replace('{locale}', 'fr_FR')
    .replace(/\{\w+\}/, String(id))

const send = async ({ method, path }: CallDefinition, { id, version }: Made, query = '') => {
  const answer = await test.app.inject({
    ...{ method, url: `/api/admin${pathOf(path, id)}${query}`, remoteAddress: newNetwork() },
    headers: {
      host: 'localhost',
      'sec-fetch-site': 'same-origin',
      authorization: admin.token,
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
  })
  return { status: answer.statusCode, data: answer.json<{ data: unknown }>().data }
}

it('knows of each call by DELETE which content it takes away, or why it takes none', () => {
  const unknown = all.filter(({ method, name, removes }) => method === 'DELETE' && !removes && takesNothing[name] === undefined)
  expect(unknown.map(({ name }) => name)).toEqual([])
  const names = new Set(all.filter(({ method }) => method === 'DELETE').map(({ name }) => name))
  expect(Object.keys(takesNothing).filter((name) => !names.has(name))).toEqual([])
  expect(removals.filter(({ errors }) => !errors.includes('IN_USE')).map(({ name }) => name)).toEqual([])
})

describe.each(removals.map((call) => [call.name, call] as const))('%s', (_, call) => {
  it('refuses a content that more places use than were seen, and takes it once they were seen', async () => {
    const content = await makeFor(call)
    const { use } = content
    await use()
    expect(await send(call, content)).toEqual({ status: 409, data: { code: 'IN_USE', total: 1 } })
    await use()
    expect(await send(call, content, '?used=1')).toEqual({ status: 409, data: { code: 'IN_USE', total: 2 } })
    expect(await send(call, content, '?used=deux')).toMatchObject({ status: 400, data: { code: 'BAD_FILTER' } })
    expect((await send(call, content, '?used=2')).status).toBe(200)
  })

  it('takes a content that nothing uses without a question', async () => {
    expect((await send(call, await makeFor(call))).status).toBe(200)
  })
})
