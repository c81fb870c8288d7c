import { afterAll, beforeAll, expect, it } from 'vitest'
import { mediaIdsOf } from '#engine/document/media-ids.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

let test: TestFeatures

beforeAll(async () => {
  test = await testFeatures()
})
afterAll(() => test.close())

it('takes pictures of the site’s own library and links to its own pages', async () => {
  const scope = test.scope(37)
  const models = await test.features.models.list(scope)
  const used = [...new Set(models.flatMap(({ blocks }) => mediaIdsOf(blocks)))]
  expect(used.length).toBeGreaterThan(1)
  expect([...(await test.features.media.images(scope, used)).keys()].toSorted()).toEqual(used.toSorted())
  const addresses = new Set((await test.features.pages.addresses(scope)).map(({ url }) => `/${url}`))
  const links = JSON.stringify(models).match(/(?<="href":")\/[^"]*/g) ?? []
  expect(links.filter((link) => !addresses.has(link))).toEqual([])
})

it('lists elements without pictures, and finds each with pictures of the library', async () => {
  const scope = test.scope(37)
  const elements = (await test.features.models.list(scope)).filter(({ kind }) => kind === 'element')
  expect(elements.map(({ name }) => name)).toEqual(expect.arrayContaining(['image', 'gallery', 'carousel', 'logo-wall', 'hero']))
  expect(mediaIdsOf(elements.flatMap(({ blocks }) => blocks))).toEqual([])
  for (const name of ['image', 'gallery', 'hero'])
    expect(mediaIdsOf((await test.features.models.find(scope, 'element', name)).blocks)).not.toEqual([])
})

it('finds one by its kind and name, and refuses another name', async () => {
  const scope = test.scope(37)
  expect((await test.features.models.find(scope, 'page', 'contact')).label.fr).toBe('Contact')
  await expect(test.features.models.find(scope, 'section', 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
