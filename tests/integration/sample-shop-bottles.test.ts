import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Award, Product } from '#schemas/api/shop/product.ts'
import { newCaller } from '#tests/support/accounts/account-calls.ts'
import { readPdf } from '#tests/support/documents/pdf-text.ts'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'

const host = 'cave.localhost'
const medal = 'Concours des grands rouges du Midi'

let sites: SampleSites
let wine: Product
beforeAll(async () => {
  sites = await sampleSites()
  wine = await call('/product/les-lauzes')
})
afterAll(() => sites.close())

const sent = (url: string) => sites.app.inject({ method: 'GET', url, headers: { host }, remoteAddress: newCaller() })
async function call<Data>(path: string): Promise<Data> {
  return (await sent(`/api${path}`)).json<{ data: Data }>().data
}
const bottleOf = (year: number, capacity: number) => wine.declinations.find((each) => each.year === year && each.capacity === capacity)

const bottles = [
  [2021, 75, 'Bouteille de Les Lauzes 2021, Faugères rouge.', true],
  [2019, 75, 'Bouteille de Les Lauzes 2019, Faugères rouge.', false],
  [2021, 150, 'Magnum de Les Lauzes 2021, Faugères rouge.', true],
  [2016, 3, 'Jéroboam de Les Lauzes 2016, Faugères rouge.', false],
] as const

describe('a wine with several vintages and sizes', () => {
  it.each(bottles)('shows on its page the bottle of %i with %f, and its own awards', async (year, capacity, alt, hasWon) => {
    const page = await sites.page(host, `/produits/les-lauzes?declination=${bottleOf(year, capacity)?.id ?? 0}`)
    const article = new JSDOM(page).window.document.querySelector('main article')
    expect(article?.querySelector('img')?.alt).toBe(alt)
    expect([...(article?.querySelectorAll('img') ?? [])].filter((image) => /Les Lauzes/.test(image.alt))).toHaveLength(1)
    expect(article?.textContent.includes(medal)).toBe(hasWon)
  })

  it.each(bottles)('shows them on the data sheet of %i with %f too', async (year, capacity, alt, hasWon) => {
    const { url } = await call<{ url: string }>(`/product/generate/file/les-lauzes/${bottleOf(year, capacity)?.id ?? 0}`)
    const sheet = await readPdf((await sent(url)).rawPayload)
    expect(sheet.alts).toEqual([alt])
    expect(sheet.text.includes(medal)).toBe(hasWon)
  })

  it('returns the image of each bottle and the vintage of each award', async () => {
    expect(wine.declinations.map(({ image }) => image?.alt)).toEqual([undefined, ...bottles.slice(1).map(([, , alt]) => alt)])
    const awards = await call<Award[]>(`/award?product=${wine.id}`)
    expect(awards.map(({ year, vintage }) => [year, vintage])).toEqual([[2025, 2021]])
  })
})
