import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

/** A site whose pages of one text each are searched. */
export interface SearchedTexts {
  readonly test: TestFeatures
  readonly find: (q: string) => Promise<Awaited<ReturnType<TestFeatures['features']['search']['find']>>['items']>
  /** Where the pages lie that are found, in the order of the alphabet. */
  readonly urls: (q: string) => Promise<string[]>
}

/** Writes a page of each text, at the address by which it is named. */
export async function searchedTexts(texts: Readonly<Record<string, string>>): Promise<SearchedTexts> {
  const test = await testFeatures()
  for (const [url, html] of Object.entries(texts))
    await test.features.pages.save(
      {
        ...{ url, title: url, locale: 'fr_FR', seo: {}, shell: 'default', middleware: [] },
        layout: { blocks: [{ id: 'texte-a', type: 'text', v: 1, props: { html: `<p>${html}</p>` } }] },
      },
      { siteId: 37, baseHash: null, by: 'a test' },
    )
  const find = async (q: string) => {
    const { items } = await test.features.search.find(test.scope(37), { q, page: 1, nbItem: 10, type: undefined })
    return items
  }
  return { test, find, urls: async (q) => (await find(q)).map(({ url }) => url).sort() }
}
