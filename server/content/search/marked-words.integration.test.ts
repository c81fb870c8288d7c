import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wordSeparators } from '#server/platform/text-search/query-text.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

let test: TestFeatures

const signs = [...wordSeparators]
const said = (sign: string): string => `Un mot, puis gargouille${sign}gouttière${sign} et la suite.`
const words = /^(?:gargouille|gouttière)$/

beforeAll(async () => {
  test = await testFeatures()
  for (const [at, sign] of signs.entries())
    await test.features.pages.save(
      {
        ...{ url: `toit-${at}`, title: `Toit ${at}`, locale: 'fr_FR', seo: {}, shell: 'default', middleware: [] },
        layout: { blocks: [{ id: 'texte-a', type: 'text', v: 1, props: { html: `<p>${said(sign)}</p>` } }] },
      },
      { siteId: 37, baseHash: null, by: 'a test' },
    )
})
afterAll(() => test.close())

const find = async (q: string) => {
  const { items } = await test.features.search.find(test.scope(37), { q, page: 1, nbItem: 100, type: undefined })
  return new Map(items.map(({ url, snippet }) => [url, snippet]))
}

describe('a word joined to another by a symbol', () => {
  it.each(['gargouille', 'gouttières'])('is highlighted for each separator: %s', async (q) => {
    const found = await find(q)
    const unmarked = signs.filter((_, at) => !found.get(`toit-${at}`)?.some(({ text, mark }) => mark && words.test(text)))
    expect(unmarked.map((sign) => sign.codePointAt(0)?.toString(16))).toEqual([])
  })

  it('is displayed with its symbol', async () => {
    const found = await find('gargouille')
    const shown = signs.map((_, at) =>
      found
        .get(`toit-${at}`)
        ?.map(({ text }) => text)
        .join(''),
    )
    const told = new Set(shown.flatMap((text) => [...(text ?? '')]))
    expect([...'«»…–—€°•§→'].filter((sign) => !told.has(sign))).toEqual([])
  })
})
