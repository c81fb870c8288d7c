import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '#schemas/admin/resources/resources.ts'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { contentAddress, type ContentKind } from '#schemas/content/content-address.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { Block } from '#schemas/generated/content.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { hashTables } from '#tests/support/database/whole-database.ts'
import { resourceClient } from '#tests/support/resources/resource-client.ts'
import { changedForm, newForm } from '#tests/support/resources/resource-forms.ts'
import { siteStage } from '#tests/support/server/site-stage.ts'

const { stage, ask, savePage } = siteStage()
const drafted = resources.filter((each) => each.life === 'published' && each.shownAt !== undefined)
const block = (type: Block['type']): Block => ({ id: type, type, v: 1, props: {} })

let admin: TestMember
beforeAll(async () => {
  admin = await addMember(stage.test, { role: 'ADMIN', email: 'apercu@example.org' })
  await savePage('actualites/{news}', [block('news-article'), block('news-list'), block('contact-form')])
})

const addressOf = (name: string, { id }: Pick<ResourceItem, 'id'>, locale = 'fr_FR') => `/preview/_item/${name}/${id}/${locale}`
const look = (address: string, { token }: Pick<TestMember, 'token'> = admin) => ask(address, { authorization: token })
const titleOf = ({ form }: ResourceItem) => (form['texts'] as Readonly<Record<string, { title: string; slug: string }>>)['fr_FR']

it('has a resource to preview, and one that visitors see as soon as it is saved has none', async () => {
  expect(drafted.map(({ name }) => name)).toEqual(['news', 'service'])
  const tag = resources.find(({ life }) => life === 'immediate')
  expect((await look(addressOf(tag?.name ?? '', { id: 1 }))).status).toBe(404)
})

describe.each(drafted.map((resource) => ({ name: resource.name, resource })))('the preview of $name', ({ name, resource }) => {
  const client = () => resourceClient(stage.test, admin, resource)
  const publicPage = (item: ResourceItem) => ask(`/${contentAddress(name as ContentKind, 'fr_FR', titleOf(item)?.slug ?? '')}`)

  it('shows an item that was never published on its own page, and visitors nothing', async () => {
    const item = await client().create(newForm(resource))
    const before = await hashTables(stage.test.database.pool)
    const { status, body } = await look(addressOf(name, item))
    expect([status, body.includes(titleOf(item)?.title ?? '?')]).toEqual([200, true])
    expect((await publicPage(item)).status).toBe(404)
    const after = await hashTables(stage.test.database.pool)
    expect({ ...after, budgets: null }).toEqual({ ...before, budgets: null })
  })

  it('shows the changes that wait of a published one, while visitors read what is published', async () => {
    const published = await client().publish(await client().create(newForm(resource)))
    const item = await client().update(published, changedForm(resource, published.form, ' en attente').form)
    expect((await look(addressOf(name, item))).body).toContain(' en attente')
    const { status, body } = await publicPage(item)
    expect([status, body.includes(' en attente')]).toEqual([200, false])
  })

  it('shows a planned one as on its day, and nothing of one in the trash', async () => {
    const item = await client().publish(await client().create(newForm(resource)), '2099-01-01T00:00:00Z')
    const { status, body } = await look(addressOf(name, item))
    expect([item.state, status, body.includes(titleOf(item)?.title ?? '?')]).toEqual(['PLANNED', 200, true])
    await client().remove(item)
    expect((await look(addressOf(name, item))).status).toBe(404)
  })
})

describe('the preview of an item', () => {
  const draft = () => resourceClient(stage.test, admin, newsResource).create(newForm(newsResource))

  it('runs nothing, sends no form, and is stored by no cache and no search engine', async () => {
    const { headers, body } = await look(addressOf('news', await draft()))
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    const policy = String(headers['content-security-policy'])
    for (const part of ["script-src 'none'", "connect-src 'none'", "form-action 'none'", "frame-ancestors 'self'"])
      expect(policy).toContain(part)
    expect(/sandbox ([^;]*)/.exec(policy)?.[1]).not.toMatch(/allow-(?:scripts|forms)/)
    expect(body).toContain('<aside data-shared')
    for (const part of ['<script', 'id="state"']) expect(body).not.toContain(part)
  })

  it('stands in the lists of its page too', async () => {
    const item = await draft()
    const { body } = await look(addressOf('news', item))
    expect(body.split(titleOf(item)?.title ?? '?').length).toBeGreaterThan(2)
  })

  it('is refused to visitors, members, administrators of another site, and in a foreign language', async () => {
    const address = addressOf('news', await draft())
    const member = await addMember(stage.test, { role: 'MEMBER' })
    const other = await addMember(stage.test, { siteId: 38, role: 'ADMIN' })
    const refused = [
      await ask(address),
      await look(address, member),
      await look(address, other),
      await look(address.replace('fr_FR', 'de_DE')),
    ]
    for (const { status, body } of refused) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(body).not.toContain('Un nouveau guichet')
    }
  })

  it('shows ten at a time without waiting for a connection for ever', async () => {
    const address = addressOf('news', await draft())
    const answers = await Promise.all(Array.from({ length: 10 }, () => look(address)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })
})
