import { afterAll, beforeAll, expect, it } from 'vitest'
import { newsResource } from '#schemas/admin/resources/kinds/news.ts'
import { tagResource } from '#schemas/admin/resources/kinds/tags.ts'
import { addMember } from '#tests/support/accounts/members.ts'
import { refusalOf, resourceClient, type ResourceClient } from '#tests/support/resources/resource-client.ts'
import { newForm } from '#tests/support/resources/resource-forms.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp
let tags: ResourceClient
let news: ResourceClient

beforeAll(async () => {
  test = await testApp({ template: twoSites, env: { RATE_LIMIT_FACTOR: '1000' } })
  const admin = await addMember(test, { role: 'ADMIN' })
  tags = resourceClient(test, admin, tagResource)
  news = resourceClient(test, admin, newsResource)
})
afterAll(() => test.close())

const valueOf = ({ form }: { readonly form: Readonly<Record<string, unknown>> }) => String(form['value'])
const newTag = () => tags.create(newForm(tagResource))
const usesOf = async (tag: { readonly id: number }) => (await tags.list()).rows.find(({ id }) => id === tag.id)?.['uses']

it('gives all that names merged tags the name that stays, drafts too, and undoes it by one act', async () => {
  const [one, two, into] = [await newTag(), await newTag(), await newTag()]
  const online = await news.publish(await news.create({ ...newForm(newsResource), tags: [valueOf(one), valueOf(two)] }))
  const changed = await news.publish(await news.create(newForm(newsResource)))
  await news.update(changed, { ...changed.form, tags: [valueOf(two), valueOf(into)] })
  const tagsOf = async ({ id }: { readonly id: number }) => (await news.read(id)).form['tags']
  // The draft of a piece of news uses it.
  expect([await usesOf(one), await usesOf(into)]).toEqual([1, 1])

  const { batch, done } = await tags.many('merge', [one, two], { into: into.id })
  expect(done).toBe(2)
  expect([await tagsOf(online), await tagsOf(changed)]).toEqual([[valueOf(into)], [valueOf(into)]])
  expect([(await news.read(changed.id)).state, (await tags.read(one.id)).state]).toEqual(['CHANGED', 'TRASHED'])
  expect(await usesOf(into)).toBe(2)
  expect((await news.history(online.id))[0]).toMatchObject({ act: 'merge', changed: ['tags'], batch })

  await tags.undo(batch)
  expect([await tagsOf(online), await tagsOf(changed)]).toEqual([
    [valueOf(one), valueOf(two)],
    [valueOf(two), valueOf(into)],
  ])
  expect((await tags.read(one.id)).state).toBe('PUBLISHED')
})

it('resolves a merged name in an old version that is saved again, until the tag is restored', async () => {
  const [one, into] = [await newTag(), await newTag()]
  const item = await news.create({ ...newForm(newsResource), tags: [valueOf(one)] })
  await tags.many('merge', [one], { into: into.id })
  const old = await news.at(item.id, item.version)
  const saved = await news.update(await news.read(item.id), old)
  expect([old['tags'], saved.form['tags']]).toEqual([[valueOf(one)], [valueOf(into)]])
  await tags.restore(await tags.read(one.id))
  expect((await news.update(saved, old)).form['tags']).toEqual([valueOf(one)])
})

it('refuses to merge a tag into itself, into one of the trash, and where an article names it', async () => {
  const [one, two, into] = [await newTag(), await newTag(), await newTag()]
  expect(await refusalOf(tags.many('merge', [one], { into: one.id }))).toMatchObject({
    status: 422,
    data: { errors: [{ field: 'with.into' }] },
  })
  const gone = await tags.remove(two)
  expect(await refusalOf(tags.many('merge', [one], { into: gone.id }))).toMatchObject({ status: 404 })
  const { db } = test.database
  await db
    .updateTable('blogs')
    .set({ tags: [valueOf(one)] })
    .where('site_id', '=', 37)
    .execute()
  await db.transaction().execute((trx) => test.app.features.references.rebuild(trx, 37))
  expect(await refusalOf(tags.many('merge', [one], { into: into.id }))).toMatchObject({ status: 409, data: { code: 'IN_USE' } })
  expect((await tags.read(one.id)).state).toBe('PUBLISHED')
})
