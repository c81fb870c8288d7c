import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { testApp } from '#tests/support/server/app.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { pause } from '#tests/support/server/processes.ts'
import type { MenuInput } from '#server/content/menu/menu-input.ts'
import { saveMenu } from '#server/content/menu/save-menu.ts'
import { hostName } from './site-directory.ts'
import { saveDomains, saveTheme } from './save-site.ts'

let test: TestFeatures
let now = Date.now()

beforeAll(async () => {
  test = await testFeatures({ clock: () => now })
})
afterAll(() => test.close())

const idOf = (host?: string, named?: string): number => test.features.directory.resolve(host, named).id

describe('the site of a request', () => {
  it.each([
    ['localhost', undefined, 37],
    ['LOCALHOST:3000', undefined, 37],
    ['cave.localhost:4130', undefined, 38],
    ['cave.localhost.', undefined, 38],
    ['unknown.example', '38', 38],
    ['unknown.example', undefined, 37],
    [undefined, undefined, 37],
    ['localhost', '38', 37],
    ['cave.localhost', '9999', 38],
    ['unknown.example', '', 37],
  ])('host %s, x-site-id %s: %i', (host, named, id) => {
    expect(idOf(host, named)).toBe(id)
  })

  it.each(['9999', '0', '37.5', '37; drop', '-1', 'abc', '37,38'])('rejects x-site-id %s for an unknown host', (named) => {
    expect(() => idOf('unknown.example', named)).toThrow(expect.objectContaining({ code: 'SITE_UNKNOWN' }))
  })

  it('parses hosts with ports, dots and brackets', () => {
    expect(hostName('Cave.Localhost:3000')).toBe('cave.localhost')
    expect(hostName('[::1]:3000')).toBe('[::1]')
    expect(hostName(undefined)).toBe('')
  })

  it('changes as soon as its hosts change', async () => {
    await saveDomains(test.database.db, 38, [
      { host: 'cave.localhost', kind: 'dev' },
      { host: 'www.craie.example', kind: 'prod' },
    ])
    await test.features.directory.refresh(38)
    expect(idOf('www.craie.example')).toBe(38)
  })

  it('is refreshed by polling when no notification came', async () => {
    await test.database.db.updateTable('sites').set({ name: 'La Craie et la Cave' }).where('id', '=', 38).execute()
    expect(test.features.directory.find(38)?.name).toBe('La Craie')
    now += 1500
    await expect.poll(() => test.features.directory.find(38)?.name).toBe('La Craie et la Cave')
  })
})

describe('the URLs of a site', () => {
  it('are PUBLIC_URL for the default site, otherwise the production domain, then the others', () => {
    expect(test.features.directory.find(37)).toMatchObject({
      url: 'http://localhost:3000',
      devUrl: 'http://localhost:3000',
      prodUrl: 'https://www.greffe-plume.example',
    })
    expect(test.features.directory.find(38)).toMatchObject({
      url: 'https://www.craie.example',
      devUrl: 'http://cave.localhost:3000',
      prodUrl: 'https://www.craie.example',
    })
  })

  it.each([
    ['cave.localhost:3000', undefined, 'http://cave.localhost:3000'],
    ['www.craie.example', undefined, 'https://www.craie.example'],
    ['evil.example', '38', 'https://www.craie.example'],
    ['localhost:3000', undefined, 'http://localhost:3000'],
    ['www.greffe-plume.example', undefined, 'https://www.greffe-plume.example'],
    ['evil.example', undefined, 'http://localhost:3000'],
    ['localhost.evil.example', undefined, 'http://localhost:3000'],
  ])('follow the requested host %s with x-site-id %s if it belongs to the site: %s', (host, named, url) => {
    const { directory } = test.features
    const site = directory.resolve(host, named)
    expect([site.url, site.publishedUrl]).toEqual([url, directory.find(site.id)?.url])
  })

  it('of images and of the site follow the requested host in each request', async () => {
    const { directory, sites } = test.features
    const urlAt = async (host: string) => (await sites.info({ site: directory.resolve(host), locale: 'fr_FR' })).url
    expect(await urlAt('cave.localhost')).toBe('http://cave.localhost:3000')
    expect(await urlAt('www.craie.example')).toBe('https://www.craie.example')
  })
})

describe('the site info of a page', () => {
  it('contains languages, fonts, logos, banner and menu', async () => {
    const info = await test.features.sites.info(test.scope(37))
    expect(info).toMatchObject({
      id: 37,
      name: 'Greffe & Plume',
      isECommerce: false,
      dashboardType: 'PLAUSIBLE',
      defaultLang: { code: 'fr_FR', country: { alphaTwo: 'FR', alphaThree: 'FRA', numCode: 250 } },
      fonts: [{ type: 'TITLE', family: 'Fraunces' }],
      logos: [
        {
          type: 'LOGO',
          filename: 'logo.svg',
          width: expect.any(Number) as number,
          height: expect.any(Number) as number,
          onlineImage: { externalPath: '/media/31-9f2c/signature.webp' },
        },
      ],
      banner: { filename: null, onlineImage: null, positionX: 'center', size: 'cover', repeat: 'no-repeat', height: 200 },
    })
    expect(info.menu).toEqual([
      expect.objectContaining({
        title: 'Vous êtes',
        linkType: 'NONE',
        parent: null,
        children: [expect.objectContaining({ title: 'Avocats et notaires', menuTitle: 'Avocats', url: 'vous-etes/avocats', parent: 1 })],
      }),
    ])
  })

  it('shows a remote logo by its local preview image', async () => {
    const { db } = test.database
    const [before] = await db.selectFrom('media').selectAll().where('external_id', '=', '31-9f2c').execute()
    const written = (external_type: 'MEDIA' | 'EMBED', address: string | null) =>
      db.updateTable('media').set({ external_type, address }).where('id', '=', before!.id).execute()
    await written('EMBED', 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg')
    await test.features.directory.refresh(37)
    const path = '/media/31-9f2c/signature.webp'
    const seen = await test.features.sites.infoForNow(test.scope(37))
    expect((await test.features.media.images(test.scope(37), [before!.id])).get(before!.id)?.onlineImage?.externalType).toBe('EMBED')
    await written('MEDIA', null)
    await test.features.directory.refresh(37)
    expect(seen.logos).toMatchObject([{ onlineImage: { externalType: 'MEDIA', externalPath: path, url: `http://localhost:3000${path}` } }])
  })

  it('lists the default locale first', async () => {
    const info = await test.features.sites.info(test.scope(38, 'en_GB'))
    expect(info.languages.map(({ code }) => code)).toEqual(['fr_FR', 'en_GB'])
  })

  it('returns the menu in the requested locale, and the default one for missing texts', async () => {
    const menu: MenuInput[] = [
      {
        linkType: 'SELF' as const,
        showInMenu: true,
        texts: { fr_FR: { title: 'Visite', url: 'visite' }, en_GB: { title: 'Tour', url: 'tour' } },
      },
      { linkType: 'SELF' as const, showInMenu: false, texts: { fr_FR: { title: 'Cave', url: 'cave' } } },
    ]
    // The two test sites have fixed ids.
    await sql`select setval('menu_items_id_seq', 100)`.execute(test.database.db)
    await saveMenu(test.database.db, 38, menu)
    await test.features.directory.refresh(38)
    const titles = async (locale: string) =>
      (await test.features.sites.info(test.scope(38, locale))).menu.map(({ title, url }) => `${title} ${url}`)
    expect(await titles('en_GB')).toEqual(['Tour tour', 'Cave cave'])
    expect(await titles('fr_FR')).toEqual(['Visite visite', 'Cave cave'])
  })

  it('omits links to the blog and the newsletter while they are disabled', async () => {
    const entry = (url: string, children: MenuInput[] = []): MenuInput => ({
      linkType: 'SELF',
      showInMenu: true,
      texts: { fr_FR: { title: url, url } },
      children,
    })
    await saveMenu(test.database.db, 38, [entry('blog', [entry('blog/cave')]), entry('cave', [entry('blog/millesime'), entry('lettre')])])
    const menu = async () => (await test.features.sites.info(test.scope(38))).menu.map(({ url, children }) => [url, children.length])
    await test.features.parameters.set(38, 'IS_BLOG_ACTIVATED', false)
    expect(await menu()).toEqual([['cave', 1]])
    await test.features.parameters.set(38, 'ENABLE_NEWSLETTER', false)
    expect(await menu()).toEqual([['cave', 0]])
    await test.features.parameters.set(38, 'ENABLE_NEWSLETTER', true)
    await test.features.parameters.set(38, 'IS_BLOG_ACTIVATED', true)
    expect(await menu()).toEqual([
      ['blog', 1],
      ['cave', 2],
    ])
  })

  it('fails without the settings, except for an uncached page that is rendered now', async () => {
    const read = vi.spyOn(test.features.parameters, 'closedPlaces').mockRejectedValueOnce(new Error('no settings'))
    await expect(test.features.sites.info(test.scope(38))).rejects.toThrow('no settings')
    read.mockRestore()
    expect((await test.features.sites.infoForNow(test.scope(38))).menu.map(({ url }) => url)).toEqual(['blog', 'cave'])
  })
})

describe('the stored data of a site', () => {
  it('contains no executable URL', async () => {
    const menu = [{ linkType: 'SELF' as const, showInMenu: true, texts: { fr_FR: { title: 'Piège', url: 'javascript:alert(1)' } } }]
    await expect(saveMenu(test.database.db, 37, menu)).rejects.toBeInstanceOf(ApiError)
  })

  it('contains no invalid colour', async () => {
    const font = { type: 'TITLE', family: 'Fraunces', color: '#1d2433', size: 32, weight: 600, style: 'normal' } as const
    const theme = (primary: string) => saveTheme(test.database.db, 37, { colors: { primary, accent: '#c4412d' }, fonts: [font] })
    await expect(theme('red;}</style><script>')).rejects.toBeInstanceOf(ApiError)
    await expect(theme('#1d2a44')).resolves.toBeUndefined()
  })
})

describe('the content version of a site', () => {
  const version = async (siteId = 37) =>
    (await test.database.db.selectFrom('sites').select('content_version').where('id', '=', siteId).executeTakeFirstOrThrow())
      .content_version

  const touch = [
    ['a parameter', () => test.database.db.insertInto('parameters').values({ site_id: 37, type: 'RM_NUMBER', value: '1' as never })],
    ['a menu entry', () => test.database.db.updateTable('menu_items').set({ position: 3 }).where('site_id', '=', 37)],
    ['an article', () => test.database.db.updateTable('blogs').set({ author: 'Samir' }).where('id', '=', 81)],
    ['an element', () => test.database.db.updateTable('elements').set({ position: 9 }).where('id', '=', 41)],
    ['a picture', () => test.database.db.updateTable('media').set({ filename: 'autre.webp' }).where('id', '=', 31)],
    ['a font', () => test.database.db.deleteFrom('site_fonts').where('site_id', '=', 37)],
    ['the site itself', () => test.database.db.updateTable('sites').set({ name: 'Plume' }).where('id', '=', 37)],
  ] as const

  it.each(touch)('changes with %s, for its site only', async (_what, change) => {
    const [before, other] = [await version(), await version(38)]
    await change().execute()
    expect(await version()).toBeGreaterThan(before)
    expect(await version(38)).toBe(other)
  })

  it('changes once for a transaction, and not for a rolled back one', async () => {
    const { db } = test.database
    const before = await version()
    await db.transaction().execute(async (trx) => {
      for (const position of [4, 5, 6]) await trx.updateTable('menu_items').set({ position }).where('site_id', '=', 37).execute()
    })
    expect(await version()).toBe(before + 1)
    const givenUp = db.transaction().execute(async (trx) => {
      await trx.deleteFrom('menu_items').where('site_id', '=', 37).execute()
      throw new Error('given up')
    })
    await expect(givenUp).rejects.toThrow('given up')
    expect(await version()).toBe(before + 1)
  })

  it('does not change with visits', async () => {
    const before = await version()
    const { site } = test.scope(37)
    await test.features.visits.log(site, 'lettre')
    await test.features.visits.count(site, '/blog')
    expect(await version()).toBe(before)
  })
})

describe('the directory of sites', () => {
  it('finishes its read before it rests, and reads nothing afterwards', async () => {
    const { db, pool } = test.database
    const client = await pool.connect()
    await client.query('begin; lock table sites in access exclusive mode')
    now += 1500
    test.features.directory.resolve('localhost')
    let isResting = false
    const rested = test.features.directory.rest().then(() => (isResting = true))
    await pause(200)
    expect(isResting).toBe(false)
    await client.query('commit')
    client.release()
    await rested
    const name = test.features.directory.find(37)?.name
    await db.updateTable('sites').set({ name: 'Une autre' }).where('id', '=', 37).execute()
    now += 1500
    await test.features.directory.refresh()
    expect([name, test.features.directory.find(37)?.name]).toEqual(['Greffe & Plume', 'Greffe & Plume'])
  })

  it('rests before its application is closed, so that the database can be closed', async () => {
    const stopping = await testApp()
    const rest = vi.spyOn(stopping.app.features.directory, 'rest')
    await stopping.close()
    expect(rest).toHaveBeenCalledOnce()
  })
})
