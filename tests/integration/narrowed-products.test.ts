import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'

let sites: SampleSites
beforeAll(async () => {
  sites = await sampleSites()
})
afterAll(() => sites.close())

/** The page of the shop as it comes without scripts. */
async function shop(query: string) {
  const { document } = new JSDOM(await sites.page('cave.localhost', `/produits?${query}`)).window
  const value = (name: string) => document.querySelector<HTMLSelectElement>(`main select[name="${name}"]`)?.value
  const options = (name: string) =>
    [...document.querySelectorAll<HTMLOptionElement>(`main select[name="${name}"] option`)].map((each) => each.value)
  return { value, options, count: document.querySelector('main [role="status"]')?.textContent ?? '' }
}

describe('the page of the shop', () => {
  it.each([
    ['appellation=Faug%C3%A8res', '5 produits'],
    ['colour=ORANGE', '1 produit'],
    ['sweetness=BRUT_NATURE', '2 produits'],
    ['appellation=Faug%C3%A8res&colour=RED&organic=true', 'produit'],
    ['grape=Syrah&nbItem=12', 'produit'],
  ])('is narrowed by its address alone and shows what was chosen: %s', async (query, count) => {
    const page = await shop(query)
    expect(page.count).toContain(count)
    for (const [name, value] of new URLSearchParams(query)) expect([name, page.value(name)]).toEqual([name, value])
  })

  it('offers what its catalogue has, and takes no notice of what can be none of it', async () => {
    const whole = await shop('')
    expect(whole.options('colour')).toEqual(['', 'RED', 'WHITE', 'ROSE', 'ORANGE'])
    expect(whole.options('sweetness')).toEqual(['', 'BRUT_NATURE', 'DRY', 'SWEET'])
    expect(whole.options('appellation')).toContain('Faugères')
    expect(whole.options('organic')).toEqual(['', 'true'])
    expect((await shop('colour=PURPLE&organic=oui&sweetness=x')).count).toBe(whole.count)
  })

  it('says of a kind that the site does not have that it finds nothing, and how to see all again', async () => {
    const { document } = new JSDOM(await sites.page('cave.localhost', '/produits?kind=ZZ')).window
    expect(document.querySelector('main')?.textContent).toContain('Ce filtre n’est pas compris.')
  })
})
