import { expect, expectTypeOf, it } from 'vitest'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { tagResource } from '#schemas/admin/resources/kinds/tags.ts'
import { createAdminCaller } from '#api-client/admin/admin-caller.ts'
import { adminClient, undoBatch } from './admin-client.ts'
import { staleItem } from './stale-item.ts'

interface Sent {
  readonly url: string
  readonly init: RequestInit
}

function clientWith(envelope: object, status = 200) {
  const sent: Sent[] = []
  const fetch = async (url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    sent.push({ url: url instanceof Request ? url.url : url.toString(), init })
    return new Response(JSON.stringify(envelope), { status })
  }
  const send = createAdminCaller({ fetch }).request
  return { send, news: adminClient(send, newsResource), tags: adminClient(send, tagResource), sent }
}

const done = { success: true, data: { changes: [], form: {} }, message: null }
const { form } = newsResource.example
const headerOf = ({ init }: Sent, name: string) => new Headers(init.headers).get(name)

it('derives each address from the name of the resource, and sends the version that was read', async () => {
  const { news, send, sent } = clientWith(done)
  const item = { id: 5, version: 12 }
  await news.list({ nbItem: 50, search: { value: 'été' } })
  await news.create(form, 'one')
  await news.update(item, form)
  await news.publish(item)
  await news.history(5)
  await news.at(5, 11)
  await news.setMany([item], { promoted: true })
  await news.removeMany([item], 2)
  await undoBatch(send, 'b')
  expect(sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
    'GET /api/admin/news?nbItem=50&page=1&search=%C3%A9t%C3%A9',
    'POST /api/admin/news',
    'PUT /api/admin/news/5',
    'POST /api/admin/news/5/publish',
    'GET /api/admin/news/5/history',
    'GET /api/admin/news/5/history/11',
    'POST /api/admin/news/many/set',
    'POST /api/admin/news/many/remove',
    'POST /api/admin/undo',
  ])
  expect(sent.map((each) => headerOf(each, 'if-match'))).toEqual([null, null, '"12"', '"12"', null, null, null, null, null])
  expect(sent[1] && headerOf(sent[1], 'idempotency-key')).toBe('one')
  expect(sent[6]?.init.body).toBe(JSON.stringify({ items: [item], with: { promoted: true } }))
})

it('reads both forms from the refusal of a change for another version', async () => {
  const data = { code: 'STALE_VERSION', id: 5, version: 14, form, base: null, by: 'Zoé Martin', at: '2026-11-09T08:00:00Z' }
  const { news } = clientWith({ success: false, data, message: 'Modifié entre-temps.' }, 409)
  const error: unknown = await news.update({ id: 5, version: 12 }, form).catch((reason: unknown) => reason)
  expect(staleItem(error)).toMatchObject({ version: 14, form, base: null, by: 'Zoé Martin' })
  expect(staleItem(new Error('no answer'))).toBeNull()
})

it('has the acts of the declaration alone', () => {
  const { news, tags } = clientWith(done)
  expectTypeOf(news).toHaveProperty('publish')
  expectTypeOf(tags).not.toHaveProperty('publish')
  expectTypeOf(tags).not.toHaveProperty('setMany')
  expectTypeOf(news.setMany).parameter(1).toEqualTypeOf<{ promoted?: boolean; tags?: string[] }>()
  expect(news.setMany).toBeTypeOf('function')
})
