import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallData, CallName } from '#schemas/api/calls.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

async function data<Name extends CallName>(_name: Name, path: string): Promise<CallData<Name>> {
  const response = await test.app.inject({ url: `/api${path}`, headers: { host: 'localhost' } })
  return response.json<{ data: CallData<Name> }>().data
}

describe('/parameter', () => {
  it('shows no private setting, and long texts only when they are named', async () => {
    const parameters = await data('parameter.list', '/parameter')
    const types = parameters.map(({ type }) => type)
    expect(types).not.toEqual(expect.arrayContaining(['BANK_IBAN']))
    expect(types).not.toEqual(expect.arrayContaining(['BANK_BIC']))
    expect(parameters.filter(({ kind }) => kind === 'TEXT')).toEqual([])
    expect(parameters.map(({ id }) => id)).toEqual(parameters.map(({ id }) => id).toSorted((a, b) => a - b))
    expect(await data('parameter.list', '/parameter?type=BANK_IBAN')).toEqual([])
  })

  it('fills the placeholders of a text, and gives the address of a script instead of its source', async () => {
    const [terms] = await data('parameter.list', '/parameter?type=SALE_TERMS')
    expect(terms).toMatchObject({ type: 'SALE_TERMS', kind: 'TEXT' })
    expect(terms?.value).toContain('<p>Vendu par Greffe &amp; Plume.</p>')
    const [script] = await data('parameter.list', '/parameter?type=SCRIPT_TO_LOAD')
    expect(script?.value).toMatch(/^\/script\.[0-9a-f]{16}\.js$/)
  })

  it('takes several types with commas, and all but some with df:', async () => {
    const named = await data('parameter.list', '/parameter?type=COMPANY_PHONE,ENABLE_NEWSLETTER')
    expect(named.map(({ type }) => type).toSorted()).toEqual(['COMPANY_PHONE', 'ENABLE_NEWSLETTER'])
    expect(named.find(({ type }) => type === 'COMPANY_PHONE')).toMatchObject({
      kind: 'STRING',
      label: expect.any(String) as string,
      value: '+33199001234',
    })
    const others = await data('parameter.list', '/parameter?type=df:COMPANY_PHONE')
    expect(others.map(({ type }) => type)).not.toContain('COMPANY_PHONE')
  })
})

describe('/site/info', () => {
  it('tells everything that a page needs to know of its site', async () => {
    const site = await data('site.info', '/site/info')
    expect(site).toMatchObject({
      id: 37,
      name: 'Greffe & Plume',
      isECommerce: false,
      prodUrl: 'https://www.greffe-plume.example',
      defaultLang: { code: 'fr_FR', deeplCode: 'FR', country: { alphaTwo: 'FR', alphaThree: 'FRA', numCode: 250 }, isValid: true },
      fonts: [{ type: 'TITLE', family: 'Fraunces', size: 32, weight: 600, style: 'normal' }],
      logos: [
        { type: 'LOGO', alt: 'Greffe & Plume', onlineImage: { externalType: 'MEDIA', externalPath: '/media/31-9f2c/signature.webp' } },
      ],
      banner: { height: 200, positionX: 'center', size: 'cover' },
      dashboardType: 'PLAUSIBLE',
    })
    expect(site.menu).toEqual([
      {
        id: 1,
        title: 'Vous êtes',
        menuTitle: null,
        url: null,
        linkType: 'NONE',
        showInMenu: true,
        order: 0,
        parent: null,
        children: [
          {
            id: 2,
            title: 'Avocats et notaires',
            menuTitle: 'Avocats',
            url: 'vous-etes/avocats',
            linkType: 'SELF',
            showInMenu: true,
            order: 1,
            parent: 1,
            children: [],
          },
        ],
      },
    ])
  })
})

describe('/page', () => {
  it('answers the page of an item with its parameters and its title', async () => {
    const page = await data('page.get', '/page/blog/creer-son-eurl')
    expect(page).toMatchObject({ params: { blog: 81 }, title: 'Créer son EURL en ligne', shell: { name: 'page' }, locale: 'fr_FR' })
    expect(page.layout.blocks.map(({ type }) => type)).toEqual(['blog-article'])
  })

  it('brings the pictures that the blocks name', async () => {
    const page = await data('page.get', '/page/vous-etes/avocats')
    expect(page.media).toEqual([expect.objectContaining({ id: 31, alt: 'Deux associés signent', width: 1600 })])
  })

  it('is the home page at the empty address', async () => {
    expect(await data('page.get', '/page')).toMatchObject({ url: '', title: 'Accueil' })
  })
})

describe('/blog', () => {
  const ids = (blogs: readonly { id: number }[]) => blogs.map(({ id }) => id)

  it('lists what is published, the newest first, with its folder and its tags', async () => {
    const { blogs, total } = await data('blog.list', '/blog/folder/list')
    expect([ids(blogs), total]).toEqual([[83, 82, 81], 3])
    expect(blogs[2]).toMatchObject({
      title: 'Créer son EURL en ligne',
      url: 'blog/creer-son-eurl',
      author: 'Camille Roy',
      tags: [{ value: 'eurl', label: 'EURL' }],
      folder: { id: 7, url: 'blog/creation', name: 'Création' },
      image: { id: 31 },
    })
    expect(blogs[2]?.publishedAt).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
  })

  it('lists a folder with all below it', async () => {
    expect(ids((await data('blog.list', '/blog/folder/list/creation')).blogs)).toEqual([82, 81])
    expect(ids((await data('blog.list', '/blog/folder/list/9')).blogs)).toEqual([82])
  })

  it('filters, orders and pages as asked', async () => {
    const listed = async (query: string) => ids((await data('blog.list', `/blog/folder/list?${query}`)).blogs)
    expect(await listed('title=lk:creer')).toEqual([82, 81])
    expect(await listed('title=lk:100%25')).toEqual([])
    expect(await listed(`title=lk:${encodeURIComponent('100\u00a0%')}`)).toEqual([83])
    expect(await listed('author=df:Camille Roy')).toEqual([83])
    expect(await listed('tags=eurl&tags=sasu')).toEqual([83])
    expect(await listed('tags=eurl,sasu&orderBy=title')).toEqual([82, 81, 83])
    expect(await listed('search=domicile')).toEqual([83])
    expect(await listed('nbItem=1&page=2')).toEqual([82])
    expect(await data('blog.list', '/blog/folder/list?page=9')).toEqual({ blogs: [], total: 3 })
  })

  it('shows a folder’s direct content, and the way to it', async () => {
    const root = await data('blog.folder', '/blog/folder')
    expect(root).toMatchObject({ id: null, url: 'blog', name: 'Blog', folders: [{ id: 7, url: 'blog/creation', blogCount: 2 }] })
    expect(ids(root.blogs)).toEqual([83])
    expect(await data('blog.folder', '/blog/folder/7')).toMatchObject({
      description: 'Choisir un statut.',
      folders: [{ id: 9, blogCount: 1 }],
      blogs: [{ id: 81 }],
    })
    const way = [
      { id: null, url: 'blog', name: 'Blog' },
      { id: 7, url: 'blog/creation', name: 'Création' },
      { id: 9, url: 'blog/sasu', name: 'SASU' },
    ]
    expect(await data('blog.folderAriane', '/blog/folder/ariane/sasu')).toEqual({ ariane: way })
    expect(await data('blog.folderAriane', '/blog/folder/ariane')).toEqual({ ariane: way.slice(0, 1) })
    expect(await data('blog.ariane', '/blog/ariane/82')).toEqual([...way, { id: 82, url: 'blog/creer-sa-sasu', name: 'Créer sa SASU' }])
  })

  it('shows an article with its text, and others to read after it', async () => {
    expect(await data('blog.get', '/blog/81')).toMatchObject({ content: '<p>Le greffe répond.</p>', seo: {} })
    expect(ids(await data('blog.related', '/blog/81/related'))).toEqual([83, 82])
  })
})

describe('/element', () => {
  it('lays a collection’s properties beside those that all have, and filters by them', async () => {
    const { items, total } = await data('element.list', '/element/event')
    expect([items.map(({ id }) => id), total]).toEqual([[42, 41], 2])
    expect(items[1]).toMatchObject({
      route: 'event',
      title: 'Atelier',
      url: 'evenements/choisir-son-statut',
      startAt: '2026-12-03T17:00:00Z',
      capacity: 8,
    })
    const listed = async (query: string) => (await data('element.list', `/element/event?${query}`)).items.map(({ id }) => id)
    expect(await listed('startAt=2026-12-03')).toEqual([41])
    expect(await listed('capacity=df:8')).toEqual([42])
    expect(await listed('kind=TALK,WORKSHOP&orderBy=capacity:desc')).toEqual([41, 42])
    expect(await listed('isFree=0')).toEqual([42])
  })

  it('gives the text of one item, null when it has none', async () => {
    expect(await data('element.get', '/element/event/41')).toMatchObject({ content: '<p>Venez.</p>' })
    expect(await data('element.get', '/element/logo-footer/40')).toMatchObject({
      content: null,
      url: null,
      link: 'https://www.cci.example/',
      image: { id: 31 },
    })
  })
})

describe('/component/conf', () => {
  it('is what the site has set, else the default', async () => {
    expect(await data('component.conf', '/component/conf/PRODUCT_FILE_GENERATOR')).toEqual({
      config: { model: 'CLASSIC', showPrice: false, footer: 'Document non contractuel' },
    })
    expect(Object.keys((await data('component.conf', '/component/conf/GOOGLE_REVIEWS')).config).toSorted()).toEqual([
      'rating',
      'total',
      'url',
    ])
  })
})
