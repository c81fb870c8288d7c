import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '#schemas/generated/content.ts'
import { saveMenu } from '#server/content/menu/save-menu.ts'
import { testApp, type TestApp } from '#tests/support/server/app.ts'
import { twoSites } from '#tests/support/sites/two-sites.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ template: twoSites })
})
afterAll(() => test.close())

const SITE = 38

const HEADING: readonly Block[] = [{ id: 'titre', type: 'heading', v: 1, props: { text: 'Un clos xylophone', level: 1 } }]

async function savePage(url: string, middleware: readonly string[], isOnline = true, blocks: readonly Block[] = HEADING): Promise<number> {
  const { db } = test.database
  const known = await db
    .selectFrom('page_documents')
    .select('page_id')
    .where('site_id', '=', SITE)
    .where('url', '=', url)
    .executeTakeFirst()
  if (known) {
    const rows = db.updateTable('page_documents').set({ middleware: [...middleware], deleted_at: isOnline ? null : new Date() })
    await rows.where('page_id', '=', known.page_id).execute()
    return known.page_id
  }
  const page = {
    url,
    title: 'Le clos',
    seo: {},
    shell: 'page' as const,
    locale: 'fr_FR',
    middleware: [...middleware],
    layout: { blocks: [...blocks] },
  }
  return (await test.app.features.pages.save(page, { siteId: SITE, baseHash: null, by: 'test' })).id
}

const open = async (url: string, language = 'fr_FR') => {
  await test.app.features.directory.refresh(SITE)
  const { statusCode, body } = await test.app.inject({ url, headers: { host: 'cave.localhost', userlang: language } })
  return statusCode === 200 ? body : String(statusCode)
}
const namedIn = async (address: string, word: string) => {
  const search = `/api/search?q=${encodeURIComponent(word)}`
  const found = await Promise.all(['/sitemap.xml', '/api/site/map', search].map(async (url) => (await open(url)).includes(address)))
  return { map: found[0], plan: found[1], search: found[2] }
}
const nowhere = { map: false, plan: false, search: false }
const everywhere = { map: true, plan: true, search: true }

describe('a page', () => {
  it.each([
    ['everybody', [], everywhere],
    ['members', ['member'], nowhere],
    ['visitors who are not signed in', ['guest'], nowhere],
    ['administrators', ['admin'], nowhere],
    ['buyers of an open shop', ['shop'], everywhere],
  ])('for %s is in maps and search only where everybody may open it', async (_name, middleware, found) => {
    await savePage('le-clos', middleware)
    expect(await namedIn('le-clos', 'xylophone')).toEqual(found)
  })
})

describe.each([
  ['blog/{blog}', 'blog/vendanges', 'vendanges', '/blog/rss.xml'],
  ['albums/{album}', 'albums/la-cave', 'cave', null],
])('items of the page %s', (pattern, address, word, feed) => {
  it.each([
    ['everybody', [], true, everywhere],
    ['members', ['member'], true, nowhere],
    ['no one, in the trash', [], false, nowhere],
  ])('are in maps, search and feed only where everybody may open it: a page for %s', async (_name, middleware, isOnline, found) => {
    await savePage(pattern, middleware, isOnline)
    expect(await namedIn(address, word)).toEqual(found)
    if (feed !== null) expect((await open(feed)).includes(address)).toBe(found.map)
  })
})

it.each([
  ['albums/{album}', 'album-list', 'albums/la-cave', 'cave'],
  ['blog/{blog}', 'blog-list', 'blog/vendanges', 'vendanges'],
])('leaves items of the erased page %s out of maps and search, and lists them without a link', async (pattern, type, address, word) => {
  const link = `href="/${address}`
  await savePage(pattern, [])
  await savePage(`liste-${word}`, [], true, [{ id: 'liste', type, v: 1, props: { level: 2 } }])
  expect(await open(`/liste-${word}`)).toContain(link)
  await test.database.db.deleteFrom('page_documents').where('site_id', '=', SITE).where('url', '=', pattern).execute()
  expect(await namedIn(address, word)).toEqual(nowhere)
  const html = await open(`/liste-${word}`)
  expect(html).not.toContain(link)
  expect(html.toLowerCase()).toContain(word)
})

it.each([
  ['for members in English', { url: 'albums/{album}', middleware: ['member'] }],
  ['closed in English by its shop', { url: 'albums/{album}', middleware: ['shop'] }],
])('judges the page of albums in each language: a page that is %s', async (_name, english) => {
  const { db } = test.database
  const text = { site_id: SITE, album_id: 161, locale: 'en_GB', slug: 'the-cellar', title: 'The cellar' }
  await db
    .insertInto('album_texts')
    .values(text)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.deleteFrom('page_documents').where('site_id', '=', SITE).where('url', '=', 'albums/{album}').execute()
  await db.updateTable('sites').set({ is_e_commerce: false }).where('id', '=', SITE).execute()
  const id = await savePage('albums/{album}', [])
  const isNamed = async (slug: string, language: string, word: string) => {
    const addresses = ['/api/site/map', `/api/search?q=${word}`, '/sitemap.xml']
    return Promise.all(addresses.map(async (address) => (await open(address, language)).includes(`albums/${slug}`)))
  }
  const both = async () => [...(await isNamed('la-cave', 'fr_FR', 'cave')), ...(await isNamed('the-cellar', 'en_GB', 'cellar'))]
  expect(await both()).toEqual([true, true, true, true, true, true])
  const page = { id, title: 'The albums', seo: {}, shell: 'page' as const, locale: 'en_GB', layout: { blocks: [...HEADING] }, ...english }
  await test.app.features.pages.save(page, { siteId: SITE, baseHash: null, by: 'test' })
  expect(await both()).toEqual([true, true, true, false, false, false])
  await db.updateTable('sites').set({ is_e_commerce: true }).where('id', '=', SITE).execute()
})

it('leaves out of the menu the pages of a closed shop, which answer no one', async () => {
  const pageId = await savePage('le-chai', ['shop'])
  const texts = { fr_FR: { title: 'Le chai', url: null } }
  await saveMenu(test.database.db, SITE, [{ linkType: 'SELF', showInMenu: true, pageId, texts }])
  expect(await open('/api/site/info')).toContain('"le-chai"')
  await test.database.db.updateTable('sites').set({ is_e_commerce: false }).where('id', '=', SITE).execute()
  expect(await open('/le-chai')).toBe('404')
  expect(await open('/api/site/info')).not.toContain('"le-chai"')
})
