import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

let test: TestFeatures

const save = (url: string, title: string, html: string, seo = {}) =>
  test.features.pages.save(
    {
      ...{ url, title, locale: 'fr_FR', seo, shell: 'default', middleware: [] },
      layout: { blocks: [{ id: 'texte-a', type: 'text', v: 1, props: { html: `<p>${html}</p>` } }] },
    },
    { siteId: 37, baseHash: null, by: 'a test' },
  )

beforeAll(async () => {
  test = await testFeatures()
  await save('belvedere', 'Venir et commander', 'Par la route de la côte.')
  await save('alentours/point-de-vue', 'Regarder au loin', 'Par temps clair.')
  await save('promenade', 'Le tour du parc', 'Jusqu’au belvédère, belvédère, belvédère ; puis au point de vue.')
  await save('grenier', 'Rangements', 'Des malles.', { noIndex: true })
  await save('privacy-policy', 'Vos données', 'Phare, phare, phare : du phare au phare.')
  await save('bord-de-mer', 'Le bord de mer', 'Trois plages, deux criques et, tout au bout de la digue, un phare.')
  await save('autre', 'Belvédère', 'Une gravure.')
})
afterAll(() => test.close())

const find = (q: string) => test.features.search.find(test.scope(37), { q, page: 1, nbItem: 10, type: undefined })
const urls = async (q: string) => (await find(q)).items.map(({ url }) => url)

describe('a page that is called otherwise', () => {
  it('is found by its address, below what has it for its title and above what speaks of it', async () => {
    for (const q of ['belvedere', 'Belvédère']) expect(await urls(q)).toEqual(['autre', 'belvedere', 'promenade'])
  })

  it('is found by the last part of it, by all of its words', async () => {
    for (const q of ['point de vue', 'point-de-vue', 'Point de vue']) expect(await urls(q)).toEqual(['alentours/point-de-vue', 'promenade'])
    expect(await urls('point')).toEqual(['promenade'])
  })

  it('says by what it was found', async () => {
    const { items } = await find('point de vue')
    const words = items[0]?.snippet.map(({ text }) => text).join('')
    expect(words).toBe('Par temps clair. — point de vue')
    expect(items[0]?.snippet.filter(({ mark }) => mark).map(({ text }) => text)).toEqual(expect.arrayContaining(['point', 'vue']))
  })

  it('is not found where it hides, and its address is no word of it', async () => {
    expect(await urls('grenier')).toEqual([])
    expect(await urls('côte -belvedere')).toEqual(['belvedere'])
    expect(await urls('"belvedere"')).toEqual(['autre', 'promenade'])
  })
})

describe('a page that the law asks for', () => {
  it('stands below what speaks of something else to say it, and first where its title does', async () => {
    expect(await urls('phare')).toEqual(['bord-de-mer', 'privacy-policy'])
    expect((await urls('vos données'))[0]).toBe('privacy-policy')
    expect((await urls('privacy policy'))[0]).toBe('privacy-policy')
  })
})
