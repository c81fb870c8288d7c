import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
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
  it('holds its articles, the newest first, at their addresses', async () => {
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

  it('holds the 20 newest of them', async () => {
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

  it('says what it is of, in its language, where nobody has described the blog', async () => {
    const describes = async (url: string, host?: string) =>
      new JSDOM((await open(url, host)).body, { contentType: 'text/xml' }).window.document.querySelector('channel > description')
        ?.textContent
    expect(await describes('/blog/rss.xml')).toMatch(/^Les derniers articles du site .+\.$/)
    expect(await describes('/en/blog/rss.xml', 'cave.localhost')).toMatch(/^The latest articles of .+\.$/)
  })

  it('names who wrote an article in the element that is for names', async () => {
    const { body } = await open('/blog/rss.xml')
    const { document } = new JSDOM(body, { contentType: 'text/xml' }).window
    const names = [...document.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'creator')].map(({ textContent }) => textContent)
    expect(names).toEqual(['Camille Roy', 'Camille Roy'])
    expect(document.querySelector('author')).toBeNull()
  })

  it('is read by every reader, whatever signs are in its words', async () => {
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

  it('holds those of a folder and all below', async () => {
    const { body } = await open('/blog/creation/rss.xml')
    expect(itemsOf(body).map(({ title }) => title)).toEqual(['Créer sa SASU', 'Créer son EURL en ligne'])
    expect(body).toContain('Choisir un statut.')
  })

  it('speaks the language of its prefix', async () => {
    expect(itemsOf((await open('/blog/rss.xml', 'cave.localhost')).body)[0]?.title).toBe('Les vendanges')
    expect(itemsOf((await open('/en/blog/rss.xml', 'cave.localhost')).body)[0]).toMatchObject({ title: 'The harvest' })
  })

  it.each(['/blog/nope/rss.xml', '/en/blog/rss.xml', '/blog/elire-domicile/rss.xml', '/nope/blog/creation/rss.xml'])(
    'is none at %s',
    async (url) => {
      expect((await open(url)).statusCode).toBe(404)
    },
  )

  it('is none where the blog is closed', async () => {
    await test.app.features.parameters.set(37, 'IS_BLOG_ACTIVATED', false)
    expect((await open('/blog/rss.xml')).statusCode).toBe(404)
    await test.app.features.parameters.set(37, 'IS_BLOG_ACTIVATED', true)
  })
})
