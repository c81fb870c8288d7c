import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveNews } from '#server/content/news/save-news.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
  const page = { url: 'blog/{blog}', title: 'Article', locale: 'fr_FR', seo: {}, shell: 'default' as const, middleware: [] }
  await test.app.features.pages.save({ ...page, layout: { blocks: [] } }, { siteId: 38, baseHash: null, by: 'test' })
})
afterAll(() => test.close())

const open = (url: string, host = 'localhost', headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { host, ...headers } })
const itemsOf = (xml: string) =>
  [...new JSDOM(xml, { contentType: 'text/xml' }).window.document.querySelectorAll('item')].map((item) => ({
    title: item.querySelector('title')?.textContent,
    link: item.querySelector('link')?.textContent,
  }))

describe('the feed of a blog', () => {
  it('contains its articles with their URLs, the newest first', async () => {
    const response = await open('/blog/rss.xml')
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({ 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, no-cache' })
    expect(itemsOf(response.body)).toEqual([
      { title: 'Élire domicile\u00a0: 100\u00a0% légal', link: 'http://localhost:3000/blog/elire-domicile' },
      { title: 'Créer sa SASU', link: 'http://localhost:3000/blog/creer-sa-sasu' },
      { title: 'Créer son EURL en ligne', link: 'http://localhost:3000/blog/creer-son-eurl' },
    ])
    const again = await open('/blog/rss.xml', 'localhost', { 'if-none-match': String(response.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  it('contains the 20 newest articles', async () => {
    const { db } = test.database
    const ids = Array.from({ length: 21 }, (_, index) => 9001 + index)
    const published = (id: number) => new Date(Date.UTC(2001, 0, id - 9000))
    await db
      .insertInto('blogs')
      .values(ids.map((id) => ({ id, site_id: 38, status: 'PUBLISHED' as const, published_at: published(id) })))
      .execute()
    await db
      .insertInto('blog_texts')
      .values(ids.map((id) => ({ site_id: 38, locale: 'fr_FR', slug: `n-${id}`, blog_id: id, title: `N ${id}`, content: '<p>Un.</p>' })))
      .execute()
    await test.app.features.directory.refresh()
    const titles = itemsOf((await open('/blog/rss.xml', 'cave.localhost')).body).map(({ title }) => title)
    await db.deleteFrom('blogs').where('id', 'in', ids).execute()
    await test.app.features.directory.refresh()
    const newestFirst = ids.toReversed().map((id) => `N ${id}`)
    expect(titles).toEqual(['Les vendanges', ...newestFirst.slice(0, 19)])
  })

  it('keeps the identifier of an article whose address changes', async () => {
    const { db } = test.database
    const guids = async () => {
      const { document } = new JSDOM((await open('/blog/rss.xml')).body, { contentType: 'text/xml' }).window
      return [...document.querySelectorAll('guid')].map((guid) => [guid.getAttribute('isPermaLink'), guid.textContent])
    }
    const before = await guids()
    expect(new Set(before.map(([, guid]) => guid)).size).toBe(3)
    const moved = db.updateTable('blog_texts').where('blog_id', '=', 83)
    await moved.set({ slug: 'domicile-elu' }).execute()
    await test.app.features.directory.refresh()
    expect(await guids()).toEqual(before)
    expect((await open('/blog/rss.xml')).body).toContain('/blog/domicile-elu</link>')
    await moved.set({ slug: 'elire-domicile' }).execute()
    await test.app.features.directory.refresh()
  })

  it('has the picture of each article that has one', async () => {
    const { db } = test.database
    const media = await db
      .selectFrom('media')
      .select(['id', 'external_id'])
      .where('site_id', '=', 37)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const article = db.updateTable('blogs').where('id', '=', 83)
    await article.set({ image_id: media.id }).execute()
    await test.app.features.directory.refresh()
    const { document } = new JSDOM((await open('/blog/rss.xml')).body, { contentType: 'text/xml' }).window
    const pictures = [...document.getElementsByTagNameNS('http://search.yahoo.com/mrss/', 'content')].map((each) =>
      each.getAttribute('url'),
    )
    expect(pictures).toContainEqual(
      expect.stringMatching(new RegExp(`^http://localhost:3000/media/${media.external_id}/[^/]+\\.jpg\\?w=1200$`)),
    )
    await article.set({ image_id: null }).execute()
    await test.app.features.directory.refresh()
  })

  it('has a default description in its locale when the blog has none', async () => {
    const describes = async (url: string, host?: string) =>
      new JSDOM((await open(url, host)).body, { contentType: 'text/xml' }).window.document.querySelector('channel > description')
        ?.textContent
    expect(await describes('/blog/rss.xml')).toMatch(/^Les derniers articles du site .+\.$/)
    expect(await describes('/en/blog/rss.xml', 'cave.localhost')).toMatch(/^The latest articles of .+\.$/)
  })

  it('names the author of an article in the element for names', async () => {
    const { body } = await open('/blog/rss.xml')
    const { document } = new JSDOM(body, { contentType: 'text/xml' }).window
    const names = [...document.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'creator')].map(({ textContent }) => textContent)
    expect(names).toEqual(['Camille Roy', 'Camille Roy'])
    expect(document.querySelector('author')).toBeNull()
  })

  it('is valid XML for any character in its texts', async () => {
    const { db } = test.database
    const before = await db.selectFrom('blog_texts').select(['title', 'summary']).where('blog_id', '=', 83).executeTakeFirstOrThrow()
    const write = (words: typeof before) => db.updateTable('blog_texts').set(words).where('blog_id', '=', 83).execute()
    await write({ title: 'Élire\u0008 domicile\u001f 🍷\ufffe', summary: 'Une\u000b page\u0085.' })
    await test.app.features.directory.refresh()
    const { body } = await open('/blog/rss.xml')
    expect(itemsOf(body)[0]?.title).toBe('Élire domicile 🍷')
    await write(before)
    await test.app.features.directory.refresh()
  })

  it('contains the articles of a folder and its subfolders', async () => {
    const { body } = await open('/blog/creation/rss.xml')
    expect(itemsOf(body).map(({ title }) => title)).toEqual(['Créer sa SASU', 'Créer son EURL en ligne'])
    expect(body).toContain('Choisir un statut.')
  })

  it('uses the locale of its prefix', async () => {
    expect(itemsOf((await open('/blog/rss.xml', 'cave.localhost')).body)[0]?.title).toBe('Les vendanges')
    expect(itemsOf((await open('/en/blog/rss.xml', 'cave.localhost')).body)[0]).toMatchObject({ title: 'The harvest' })
  })

  it.each(['/blog/nope/rss.xml', '/en/blog/rss.xml', '/blog/elire-domicile/rss.xml', '/nope/blog/creation/rss.xml'])(
    'is not served at %s',
    async (url) => {
      expect((await open(url)).statusCode).toBe(404)
    },
  )

  it('is not served when the blog is disabled', async () => {
    await test.app.features.parameters.set(37, 'IS_BLOG_ACTIVATED', false)
    expect((await open('/blog/rss.xml')).statusCode).toBe(404)
    await test.app.features.parameters.set(37, 'IS_BLOG_ACTIVATED', true)
  })
})

describe('the feed of the news', () => {
  const savePages = async () => {
    const layout = { blocks: [{ id: 'titre', type: 'heading', v: 1, props: { text: 'Actualité', level: 1 } }] }
    const page = { title: 'Actualité', seo: {}, shell: 'page' as const, middleware: [], layout }
    const by = { siteId: 38, baseHash: null, by: 'a test' }
    const { id } = await test.app.features.pages.save({ ...page, url: 'actualites/{news}', locale: 'fr_FR' }, by)
    await test.app.features.pages.save({ ...page, url: 'news/{news}', locale: 'en_GB', id }, by)
  }
  const addNews = (day: string, promoted: boolean) => {
    const text = { slug: `vendange-${day}`, title: `Vendange ${day}`, summary: 'Au matin.', content: '<p>Au matin.</p>' }
    const news = { imageId: null, promoted, link: null, tags: [], status: 'PUBLISHED' as const, publishedAt: new Date(`${day}T08:00:00Z`) }
    const texts = { fr_FR: text, en_GB: { ...text, title: `Harvest ${day}` } }
    return saveNews(test.database.db, test.app.features.sanitiser.sanitise, 38, { ...news, texts })
  }

  it('is not served on a site whose pages show no news', async () => {
    expect((await open('/actualites/rss.xml')).statusCode).toBe(404)
  })

  it('contains the news in each locale, the newest first, promoted or not', async () => {
    await savePages()
    await addNews('2001-09-01', true)
    await addNews('2001-09-02', false)
    await test.app.features.directory.refresh()
    const french = await open('/actualites/rss.xml', 'cave.localhost')
    expect(french.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(itemsOf(french.body)).toEqual([
      { title: 'Le primeur est là', link: 'http://cave.localhost:3000/actualites/primeur' },
      { title: 'Vendange 2001-09-02', link: 'http://cave.localhost:3000/actualites/vendange-2001-09-02' },
      { title: 'Vendange 2001-09-01', link: 'http://cave.localhost:3000/actualites/vendange-2001-09-01' },
    ])
    const english = itemsOf((await open('/en/news/rss.xml', 'cave.localhost')).body)
    expect(english).toContainEqual({ title: 'Harvest 2001-09-02', link: 'http://cave.localhost:3000/en/news/vendange-2001-09-02' })
    expect((await open('/news/rss.xml', 'cave.localhost')).statusCode).toBe(404)
  })
})
