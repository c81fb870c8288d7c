import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '#server/platform/resources/resource-needs.ts'
import { addEditor } from '#tests/support/resources/add-editor.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

let test: TestFeatures
let actor: Actor

beforeAll(async () => {
  test = await testFeatures()
  actor = await addEditor(test)
})
afterAll(() => test.close())

const texts = { fr_FR: { title: 'Titre', slug: 'titre', summary: null, content: null, seo: {} } }
const news = { texts, imageId: null, promoted: false, link: null, tags: [] }
const errorsOf = (field: string, code: string) => ({ data: { errors: [{ field, code }] } })

it.each([
  [{ ...news, imageId: 999_999 }, 'imageId', 'NOT_THERE'],
  [{ ...news, link: 'javascript:alert(1)' }, 'link', 'FORMAT'],
  [{ ...news, texts: { fr_FR: { ...texts.fr_FR, title: ' ' } } }, 'texts.fr_FR.title', 'REQUIRED'],
  [{ ...news, texts: { fr_FR: { ...texts.fr_FR, summary: 'data:text/html;base64,QQ==' } } }, 'texts.fr_FR.summary', 'FORMAT'],
])('refuses %j at %s with %s', async (form, field, code) => {
  await expect(test.features.resources.of('news').one.create(actor, form)).rejects.toMatchObject(errorsOf(field, code))
})

it('refuses another name of a tag, which contents name, and takes another label', async () => {
  const tags = test.features.resources.of('tag')
  const item = await tags.one.create(actor, { value: 'bio', labels: { fr_FR: 'Bio' } })
  const renamed = { value: 'nature', labels: { fr_FR: 'Bio' } }
  await expect(tags.one.update(actor, item, renamed)).rejects.toMatchObject(errorsOf('value', 'FIXED'))
  expect((await tags.one.update(actor, item, { value: 'bio', labels: { fr_FR: 'Nature' } })).form).toEqual({
    ...{ value: 'bio', labels: { fr_FR: 'Nature' } },
  })
})

it('refuses to take a tag away while more contents use it than were seen', async () => {
  const tags = test.features.resources.of('tag')
  const item = await tags.one.create(actor, { value: 'garde', labels: { fr_FR: 'De garde' } })
  await test.features.resources.of('news').one.create(actor, { ...news, tags: ['garde'] })
  await expect(tags.one.remove(actor, item)).rejects.toMatchObject({ code: 'IN_USE', data: { total: 1 } })
  await expect(tags.many.remove(actor, [item])).rejects.toMatchObject({ code: 'IN_USE' })
  expect((await tags.one.remove(actor, item, 1)).state).toBe('TRASHED')
})

it('leaves a published item published when it is saved unchanged, or put back', async () => {
  const { one } = test.features.resources.of('news')
  const own = { ...news, texts: { fr_FR: { ...texts.fr_FR, slug: 'inchange' } } }
  const item = await one.publish(actor, await one.create(actor, own), null)
  expect((await one.update(actor, item, item.form)).state).toBe('PUBLISHED')
  const changed = await one.update(actor, await one.read(actor, item.id), { ...own, promoted: true })
  expect(changed.state).toBe('CHANGED')
  expect((await one.update(actor, changed, item.form)).state).toBe('PUBLISHED')
})
