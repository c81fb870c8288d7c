import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
  await save('corbeille-decouverte', 'Corbeille Découverte', 'Trois bouteilles de 2021.')
  await save('cuvee-noire', 'Cuvée noire 2016', 'Un vin de garde.')
})
afterAll(() => test.close())

const find = async (q: string) => {
  const { items, meant } = await test.features.search.find(test.scope(37), { q, page: 1, nbItem: 10, type: undefined })
  return { urls: items.map(({ url }) => url), meant }
}

describe('the search of a year', () => {
  it.each([
    ['corbeille 2010', 'corbeille-decouverte', 'corbeille', 'corbeille "2010"'],
    ['2010 corbeille', 'corbeille-decouverte', 'corbeille', 'corbeille "2010"'],
    ['corbeille découverte 2010', 'corbeille-decouverte', 'corbeille découverte', 'corbeille découverte "2010"'],
    ['corbeille-decouverte-2010', 'corbeille-decouverte', 'corbeille-decouverte', 'corbeille-decouverte "2010"'],
    ['corbiele 2010', 'corbeille-decouverte', 'corbeille', '"corbiele" "2010"'],
    ['cuvée noire 2017', 'cuvee-noire', 'cuvée noire', 'cuvée noire "2017"'],
    ['cuvee-noire-2017', 'cuvee-noire', 'cuvee-noire', 'cuvee-noire "2017"'],
  ])('that is not there says what was looked for instead: %s', async (q, url, instead, exactly) => {
    expect(await find(q)).toEqual({ urls: [url], meant: { q: instead, exactly } })
  })

  it.each([
    ['cuvée 2016', 'cuvee-noire'],
    ['cuvee-noire-2016', 'cuvee-noire'],
    ['corbeille 2021', 'corbeille-decouverte'],
    ['corbeille-decouverte-2021', 'corbeille-decouverte'],
    ['"2016"', 'cuvee-noire'],
  ])('that is there needs no other words: %s', async (q, url) => {
    expect(await find(q)).toEqual({ urls: [url], meant: undefined })
  })

  it.each(['2017', '2010', 'corbeille "2010"', 'corbeille-decouverte "2010"', 'zzyzx 2016', '"corbeille 2010"'])(
    'is like no other year: %s',
    async (q) => {
      expect((await find(q)).urls).toEqual([])
    },
  )

  it('is ruled out where it is written', async () => {
    expect((await find('corbeille -2021')).urls).toEqual([])
    expect((await find('corbeille -2010')).urls).toEqual(['corbeille-decouverte'])
  })
})
