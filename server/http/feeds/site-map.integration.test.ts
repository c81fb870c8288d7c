import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveAlbum } from '#server/content/albums/save-album.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

const site = 38

async function addAlbum(texts: Readonly<Record<string, string>>): Promise<void> {
  const named = Object.entries(texts).map(([locale, slug]) => [locale, { slug, title: slug, summary: null }] as const)
  await saveAlbum(test.database.db, test.app.features.sanitiser.sanitise, site, {
    position: 0,
    status: 'PUBLISHED',
    publishedAt: new Date(0),
    imageIds: [],
    texts: Object.fromEntries(named),
  })
}

describe('the map of a site in two languages', () => {
  it('lists an item in each language in which it has words, under one name or two', async () => {
    const page = {
      url: 'albums/{album}',
      title: 'Album',
      seo: {},
      shell: 'page' as const,
      middleware: [],
      layout: { blocks: [{ id: 'titre', type: 'heading', v: 1, props: { text: 'Album', level: 1 } }] },
    }
    const by = { siteId: site, baseHash: null, by: 'a test' }
    const { id } = await test.app.features.pages.save({ ...page, locale: 'fr_FR' }, by)
    await test.app.features.pages.save({ ...page, locale: 'en_GB', id }, by)
    await addAlbum({ fr_FR: 'vendanges', en_GB: 'harvest' })
    await addAlbum({ fr_FR: 'terroir', en_GB: 'terroir' })
    await addAlbum({ fr_FR: 'le-caveau' })
    await addAlbum({ en_GB: 'cellar-tours' })
    const { body } = await test.app.inject({ url: '/sitemap.xml', headers: { host: 'cave.localhost' } })
    const places = [...body.matchAll(/<loc>[^<]*?((?:\/en)?\/albums\/[a-z-]+)<\/loc>/g)].map(([, place]) => place)
    expect(places.toSorted()).toEqual([
      '/albums/la-cave',
      '/albums/le-caveau',
      '/albums/terroir',
      '/albums/vendanges',
      '/en/albums/cellar-tours',
      '/en/albums/harvest',
      '/en/albums/terroir',
    ])
    expect(body).toMatch(/hreflang="en-GB" href="[^"]*\/en\/albums\/terroir"/)
    const entry = body.split('<url>').find((each) => each.includes('/en/albums/harvest</loc>')) ?? ''
    const links = [...entry.matchAll(/hreflang="([^"]+)" href="[^"]*?((?:\/en)?\/albums\/[a-z]+)"/g)].map(([, lang, place]) => [
      lang,
      place,
    ])
    expect(links).toEqual([
      ['fr-FR', '/albums/vendanges'],
      ['en-GB', '/en/albums/harvest'],
      ['x-default', '/albums/vendanges'],
    ])
    expect(body.split('<url>').find((each) => each.includes('/albums/le-caveau</loc>'))).not.toContain('hreflang')
  })
})
