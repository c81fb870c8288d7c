import { afterAll, beforeAll, expect, it } from 'vitest'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

let test: TestFeatures

const save = (url: string, title: string, html: string) =>
  test.features.pages.save(
    {
      ...{ url, title, locale: 'fr_FR', seo: {}, shell: 'default', middleware: [] },
      layout: { blocks: [{ id: 'texte-a', type: 'text', v: 1, props: { html: `<p>${html}</p>` } }] },
    },
    { siteId: 37, baseHash: null, by: 'a test' },
  )

beforeAll(async () => {
  test = await testFeatures()
  const long = 'Une phrase qui n’en dit rien. '.repeat(40)
  await save('combe', 'Combe Élevée', long)
  await save('soiree', 'Une soirée à la Combe élevée', 'Combe élevée, combe élevée, combe élevée.')
  await save('visite', 'Combe élevée, Combe élevée', 'Combe élevée, combe élevée, combe élevée.')
})
afterAll(() => test.close())

it.each(['Combe Élevée', 'combe elevee', 'COMBE ÉLEVÉE'])('what is called what was typed stands first: %s', async (q) => {
  const { items } = await test.features.search.find(test.scope(37), { q, page: 1, nbItem: 10, type: undefined })
  expect(items.map(({ url }) => url)).toEqual(['combe', expect.any(String), expect.any(String)])
})
