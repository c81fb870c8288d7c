import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallData, CallName } from '#schemas/api/calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

async function data<Name extends CallName>(_: Name, path: string, headers: Record<string, string> = {}): Promise<CallData<Name>> {
  const response = await test.app.inject({ url: `/api${path}`, headers: { host: 'localhost', ...headers } })
  expect(response.statusCode).toBe(200)
  return response.json<{ data: CallData<Name> }>().data
}

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id)
const inEnglish = { host: 'cave.localhost', userlang: 'en_GB' }

describe('/news', () => {
  it('lists what is published, the promoted first, with its text', async () => {
    const { news, total } = await data('news.list', '/news')
    expect([ids(news), total]).toEqual([[51, 52], 2])
    expect(news[0]).toMatchObject({
      title: 'Un nouveau guichet',
      url: 'actualites/nouveau-guichet',
      summary: 'Nous ouvrons un second accueil.',
      content: '<p>Greffe &amp; Plume vous reçoit sans rendez-vous.</p>',
      image: { id: 31 },
      promoted: true,
      link: null,
      tags: [{ value: 'eurl', label: 'EURL' }],
    })
    expect(news[1]).toMatchObject({ link: 'https://www.inpi.example/', promoted: false, image: null })
  })

  it('filters, searches and orders as asked', async () => {
    const listed = async (query: string) => ids((await data('news.list', `/news?${query}`)).news)
    expect(await listed('promoted=true')).toEqual([51])
    expect(await listed('promoted=df:1')).toEqual([52])
    expect(await listed('orderBy=publishedAt:desc')).toEqual([52, 51])
    expect(await listed('orderBy=title')).toEqual([52, 51])
    expect(await listed('tags=eurl')).toEqual([51])
    expect(await listed('search=rendez-vous')).toEqual([51])
    expect(await listed('title=lk:ELEVATION')).toEqual([52])
    expect(await data('news.list', '/news?page=4')).toEqual({ news: [], total: 2 })
  })

  it('gives one of them by number or name, in the reader’s language', async () => {
    expect(await data('news.get', '/news/tarifs-du-greffe')).toMatchObject({ id: 52, content: '<p>Au 1er janvier.</p>' })
    expect(await data('news.get', '/news/first-wine', inEnglish)).toMatchObject({ id: 151, url: 'news/first-wine' })
    expect(await data('news.get', '/news/primeur', inEnglish)).toMatchObject({ title: 'The first wine is here' })
  })
})

describe('/album', () => {
  it('lists albums in their order, each with its first six pictures', async () => {
    const { albums, total } = await data('album.list', '/album?page=1&nbItem=100')
    expect([ids(albums), total]).toEqual([[63, 61], 2])
    expect(albums[0]).toMatchObject({ name: 'Vide', imageCount: 0, images: [] })
    expect(albums[1]).toMatchObject({ url: 'albums/nos-bureaux', imageCount: 7 })
    expect(ids(albums[1]!.images)).toEqual([407, 406, 405, 404, 403, 402])
  })

  it('gives every picture of one album, as pictures are given', async () => {
    const album = await data('album.get', '/album/nos-bureaux')
    expect(ids(album.images)).toEqual([407, 406, 405, 404, 403, 402, 401])
    expect(album.images[0]).toMatchObject({ alt: 'Image 407', onlineImage: { id: 407, externalPath: '/media/407-9f2c/407.webp' } })
  })

  it('filters by name and date', async () => {
    const listed = async (query: string) => ids((await data('album.list', `/album?${query}`)).albums)
    expect(await listed('name=lk:BUREAU')).toEqual([61])
    expect(await listed('orderBy=publishedAt')).toEqual([61, 63])
  })
})

describe('/service', () => {
  it('lists services in their order, by tags when asked', async () => {
    const listed = async (query: string) => ids((await data('service.list', `/service?page=1&nbItem=100&${query}`)).services)
    expect(await listed('tag=')).toEqual([72, 71])
    expect(await listed('tag=eurl')).toEqual([72])
    expect(await listed('tag=eurl,sasu')).toEqual([72, 71])
    expect(await listed('tag=nothing')).toEqual([])
    expect(await listed('orderBy=price')).toEqual([71, 72])
    expect(await listed('search=statuts')).toEqual([71])
  })

  it('counts the tags of all that it finds, those of other pages too', async () => {
    const tagsOf = async (query: string) =>
      (await data('service.list', `/service?${query}`)).tags.map(({ value, label, count }) => `${value} ${label} ${count}`)
    for (const page of ['page=1&nbItem=100', 'page=1&nbItem=1', 'page=2&nbItem=1', 'page=3&nbItem=1'])
      expect(await tagsOf(page)).toEqual(['eurl EURL 1', 'sasu sasu 2'])
    expect(await tagsOf('nbItem=1&tag=eurl')).toEqual(['eurl EURL 1', 'sasu sasu 1'])
    expect(await tagsOf('nbItem=1&search=statuts')).toEqual(['sasu sasu 1'])
    expect(await tagsOf('tag=nothing')).toEqual([])
  })

  it('gives one service with its price in euros and its text', async () => {
    expect(await data('service.get', '/service/creation-sasu')).toMatchObject({
      id: 71,
      url: 'services/creation-sasu',
      summary: 'Statuts et dépôt.',
      price: 149,
      order: 2,
      tags: [{ value: 'sasu', label: 'sasu' }],
      content: '<p>Nous rédigeons vos statuts.</p>',
    })
  })
})

describe('the page of an item', () => {
  it.each([
    ['albums/nos-bureaux', { params: { album: 61 }, title: 'Nos bureaux', seo: { description: 'Quai des Écritures.', image: 407 } }],
    ['services/creation-sasu', { params: { service: 71 }, title: 'Création de SASU', seo: { title: 'Créer sa SASU', image: 31 } }],
    ['evenements/choisir-son-statut', { params: { event: 41 }, title: 'Atelier', seo: { title: 'Atelier' } }],
  ])('at %s has the number, the title and the words of its item', async (url, expected) => {
    expect(await data('page.get', `/page/${url}`)).toMatchObject({ url, ...expected })
  })

  it.each(['albums/brouillon', 'albums/nope', 'services/jete', 'services/visite', 'evenements/chambre', 'evenements/41'])(
    'at %s does not exist',
    async (url) => {
      const response = await test.app.inject({ url: `/api/page/${url}`, headers: { host: 'localhost' } })
      expect(response.statusCode).toBe(404)
    },
  )
})
