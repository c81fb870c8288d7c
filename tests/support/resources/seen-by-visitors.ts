import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import type { Resource } from '#schemas/admin/resources/resource.ts'
import type { ResourceItem } from '#schemas/admin/resources/calls/item-shapes.ts'
import type { TestMember } from '#tests/support/accounts/members.ts'
import type { TestApp } from '#tests/support/server/app.ts'
import { resourceClient } from './resource-client.ts'
import { newForm } from './resource-forms.ts'
import { storedResource } from './stored-resources.ts'

type Item = Pick<ResourceItem, 'id' | 'form'>
type Look = () => Promise<string>

async function visit({ app }: TestApp, url: string): Promise<string> {
  const answer = await app.inject({ url, headers: { host: 'localhost' } })
  return `${answer.statusCode} ${answer.body}`
}

/** A published piece of news with a tag: its page shows the tag. */
async function withTag(test: TestApp, admin: TestMember, { form }: Item): Promise<string> {
  const news = resourceClient(test, admin, newsResource)
  const { id } = await news.publish(await news.create({ ...newForm(newsResource), tags: [String(form['value'])] }))
  return `/api/news/${id}`
}

/** The row of an item in its table; empty where it has left the table. */
async function storedRow({ app, database }: TestApp, resource: Resource, { id }: Item): Promise<string> {
  const { table } = storedResource({ database, features: app.features }, resource).store
  const { rows } = await database.pool.query<{ row: unknown }>(`select to_jsonb(x) as row from ${table} x where id = $1`, [id])
  return JSON.stringify(rows)
}

/** Addresses under which visitors read items that have none of their own. Of a resource that no call of visitors answers, the stored row is read. */
const places: Readonly<Record<string, (test: TestApp, admin: TestMember, item: Item) => Promise<string>>> = {
  review: () => Promise.resolve('/api/google/reviews'),
  tag: withTag,
}

/** Makes a reading of an item of a resource as a visitor: status and body of the answer. */
export async function lookAt(test: TestApp, admin: TestMember, resource: Resource, item: Item): Promise<Look> {
  const place = resource.life === 'published' ? () => Promise.resolve(`/api/${resource.name}/${item.id}`) : places[resource.name]
  if (!place) return () => storedRow(test, resource, item)
  const url = await place(test, admin, item)
  return () => visit(test, url)
}
