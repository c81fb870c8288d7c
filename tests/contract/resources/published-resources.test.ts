import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '#schemas/admin/resources/resources.ts'
import { addMember, type TestMember } from '#tests/support/accounts/members.ts'
import { refusalOf, resourceClient, type ResourceClient } from '#tests/support/resources/resource-client.ts'
import { changedForm, newForm } from '#tests/support/resources/resource-forms.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let admin: TestMember

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  admin = await addMember(test, { role: 'ADMIN' })
})
afterAll(() => test.close())

const contentVersion = async () =>
  Number((await test.database.pool.query<{ v: string }>('select content_version as v from sites where id = 37')).rows[0]?.v)

describe.each(resources.filter(({ life }) => life === 'published').map((resource) => ({ name: resource.name, resource })))(
  '$name',
  ({ name, resource }) => {
    let client: ResourceClient
    beforeAll(() => {
      client = resourceClient(test, admin, resource)
    })
    const stored = () => client.create(newForm(resource))
    const seen = async (id: number) => {
      const answer = await test.app.inject({ url: `/api/${name}/${id}`, headers: { host: 'localhost' } })
      return answer.json<{ data: { code?: string } }>().data
    }

    it('shows visitors nothing of an item before its publication, and empties no cache for it', async () => {
      const before = await contentVersion()
      const item = await stored()
      await client.update(item, changedForm(resource, item.form).form)
      expect([item.state, (await seen(item.id)).code]).toEqual(['DRAFT', 'NOT_FOUND'])
      expect(await contentVersion()).toBe(before)
    })

    it('shows a published item as it was published while changes wait, then the changes', async () => {
      const item = await client.publish(await stored())
      expect([item.state, item.published]).toEqual(['PUBLISHED', null])
      const shown = await seen(item.id)
      const version = await contentVersion()
      const { form } = changedForm(resource, item.form)
      const changed = await client.update(item, form)
      expect(changed).toMatchObject({ state: 'CHANGED', form, published: item.form })
      expect([await seen(item.id), await contentVersion()]).toEqual([shown, version])
      const listed = (await client.list('state=CHANGED&nbItem=100')).rows.find(({ id }) => id === item.id)
      // The list names an item as its administrators edit it.
      expect((listed as Readonly<Record<string, unknown>> | undefined)?.[resource.list.title ?? '']).toContain(' bis')
      expect(await client.publish(changed)).toMatchObject({ state: 'PUBLISHED', form, published: null })
      expect(JSON.stringify(await seen(item.id))).toContain(' bis')
      expect(await contentVersion()).toBe(version + 1)
    })

    it('publishes several items by one act with one content version, and undoes it by one batch', async () => {
      const draft = await stored()
      const published = await client.publish(await stored())
      const items = [draft, await client.update(published, changedForm(resource, published.form).form)]
      const version = await contentVersion()
      const { done, batch } = await client.many('publish', items)
      const states = async () => Promise.all(items.map(async ({ id }) => (await client.read(id)).state))
      expect([done, await states(), await contentVersion()]).toEqual([2, ['PUBLISHED', 'PUBLISHED'], version + 1])
      expect((await client.history(draft.id))[0]).toMatchObject({ batch, isAlone: false })
      await client.undo(batch)
      expect(await states()).toEqual(['DRAFT', 'CHANGED'])
    })

    it('forgets changes that are discarded, and keeps the date of the first publication', async () => {
      const item = await client.publish(await stored())
      const changed = await client.update(item, changedForm(resource, item.form).form)
      const back = await client.discard(changed)
      expect(back).toMatchObject({ state: 'PUBLISHED', form: item.form })
      const again = await client.publish(await client.update(back, changedForm(resource, item.form).form))
      expect(again.publishedAt).toBe(item.publishedAt)
    })

    it('hides unpublished and planned items from visitors, and restores a planned one as planned', async () => {
      const item = await client.publish(await stored())
      const offline = await client.unpublish(item)
      expect([offline.state, (await seen(item.id)).code]).toEqual(['DRAFT', 'NOT_FOUND'])
      const planned = await client.publish(offline, '2999-01-01T00:00:00.000Z')
      expect([planned.state, (await seen(item.id)).code]).toEqual(['PLANNED', 'NOT_FOUND'])
      expect((await client.history(item.id))[0]?.act).toBe('plan')
      const gone = await client.remove(planned)
      const trashed = (await client.list('state=TRASHED&nbItem=100')).rows.find(({ id }) => id === item.id)
      expect(trashed?.deletedAt).toEqual(expect.any(String))
      expect((await client.restore(gone)).state).toBe('PLANNED')
    })

    it('shows a planned item now when it is published without an instant, alone or with others', async () => {
      const plan = async () => client.publish(await stored(), '2999-01-01T00:00:00.000Z')
      const [one, other] = [await plan(), await plan()]
      expect((await client.publish(one)).state).toBe('PUBLISHED')
      await client.many('publish', [other])
      expect((await client.read(other.id)).state).toBe('PUBLISHED')
    })

    it('refuses a change of a published item whose publication the database would refuse', async () => {
      const first = await client.publish(await stored())
      const second = await client.publish(await stored())
      expect(await refusalOf(client.update(second, first.form))).toMatchObject({ status: 422 })
      expect(await client.read(second.id)).toEqual(second)
    })
  },
)
