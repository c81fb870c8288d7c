import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blogList } from '#schemas/api/content/blog-calls.ts'
import type { ListGrammar } from '#schemas/api/base/list-grammar.ts'
import { newsList } from '#schemas/api/content/news.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import type { Block } from '#schemas/generated/content.ts'
import { systemClock } from '#domain/dates/clock.ts'
import { answerVisitors } from '#server/http/api/call-in-process.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'
import { updateIndex } from './update-index.ts'

let test: TestFeatures

const article = 83
const piece = 52

beforeAll(async () => {
  test = await testFeatures()
  await leaveToday()
  await showDate('blog-article', 'blog/{blog}', true)
  await showDate('news-article', 'actualites/{news}', true)
  await date('2015-03-01T10:00:00Z')
})
afterAll(() => test.close())

/** The samples are dated around today, so a month of a query could be theirs: a search drops a year that no text has. Here all are of one other month. */
async function leaveToday(): Promise<void> {
  const { db } = test.database
  const published_at = new Date('2013-09-10T10:00:00Z')
  await db.updateTable('blogs').set({ published_at, updated_at: published_at }).execute()
  await db.updateTable('news').set({ published_at }).execute()
}

const note = () =>
  updateIndex(
    { db: test.database.db, features: test.features, answer: answerVisitors(test.features), now: systemClock },
    test.scope(37).site,
  )

async function date(day: string, corrected = day): Promise<void> {
  const { db } = test.database
  const published_at = new Date(day)
  await db
    .updateTable('blogs')
    .set({ published_at, updated_at: new Date(corrected) })
    .where('id', '=', article)
    .execute()
  await db.updateTable('news').set({ published_at }).where('id', '=', piece).execute()
  await note()
}

const find = (q: string, siteId = 37) => test.features.search.find(test.scope(siteId), { q, page: 1, nbItem: 10, type: undefined })
const urls = async (q: string, siteId?: number) => (await find(q, siteId)).items.map(({ url }) => url).sort()
const both = ['actualites/tarifs-du-greffe', 'blog/elire-domicile'] as const

/** Hides or shows the dates of articles, or of news, on the page that shows each of them. */
async function showDate(type: 'blog-article' | 'news-article', url: string, isShown: boolean): Promise<void> {
  const { database, features } = test
  const { id } = (await database.db.selectFrom('page_documents').select('page_id as id').where('url', '=', url).executeTakeFirst()) ?? {}
  const stored =
    id !== undefined && (await features.pages.get(test.scope(37), type === 'blog-article' ? both[1] : both[0], 'visitors')).layout.hash
  const layout: { blocks: Block[] } = { blocks: [{ id: 'article-a', type, v: 1, props: { showDate: isShown } }] }
  await features.pages.save(
    { id: id ?? 0, url, title: 'Article', locale: 'fr_FR', seo: {}, shell: 'default', middleware: [], layout },
    { siteId: 37, baseHash: stored || null, by: 'a test' },
  )
}

describe('the days of articles and news', () => {
  it.each(['1er mars 2015', 'mars 2015', '2015', '1ER MARS'])('are found as their pages show them: %s', async (q) => {
    expect(await urls(q)).toEqual(both)
    expect((await find(q)).meant).toBeUndefined()
    for (const { snippet } of (await find(q)).items) expect(snippet.some(({ mark }) => mark)).toBe(true)
  })

  it('are shown where they were found', async () => {
    const [item] = (await find('mars 2015')).items
    expect(item?.snippet.map(({ text }) => text).join('')).toContain('1er mars 2015')
  })

  it('are those of no other site, and no other days', async () => {
    expect(await urls('mars 2015', 38)).toEqual([])
    expect(await urls('avril 2015')).toEqual([])
  })

  it('are found in lists, as what else is shown beside the words', async () => {
    const { blogs, news } = test.features
    const search = 'search=mars+2015'
    const asked = (grammar: ListGrammar, query: string) => parseListQuery(grammar, new URLSearchParams(query))
    expect((await blogs.list(test.scope(37), asked(blogList.list as ListGrammar, search))).blogs.map(({ id }) => id)).toEqual([article])
    expect((await news.list(test.scope(37), asked(newsList.list as ListGrammar, search))).news.map(({ id }) => id)).toEqual([piece])
  })

  it('stand below what has them in its title', async () => {
    const { db } = test.database
    const title = 'Retour sur mars 2015'
    const { title: former } = await db.selectFrom('blog_texts').select('title').where('blog_id', '=', 82).executeTakeFirstOrThrow()
    await db.updateTable('blog_texts').set({ title }).where('blog_id', '=', 82).execute()
    expect((await find('mars 2015')).items[0]?.title).toBe(title)
    await db.updateTable('blog_texts').set({ title: former }).where('blog_id', '=', 82).execute()
  })

  it('follow what is changed, and the day of a correction is one of them', async () => {
    await date('2014-04-02T10:00:00Z', '2014-05-03T10:00:00Z')
    expect(await urls('mars 2015')).toEqual([])
    expect(await urls('avril 2014')).toEqual(both)
    expect(await urls('3 mai 2014')).toEqual(['blog/elire-domicile'])
    // Both are evenings in Greenwich and mornings in Paris.
    await date('2014-12-31T23:30:00Z')
    expect(await urls('1er janvier 2015')).toEqual(both)
  })

  it('are not those of drafts', async () => {
    const draft = test.database.db.updateTable('news').where('id', '=', piece)
    await draft.set({ status: 'DRAFT' }).execute()
    await note()
    expect(await urls('janvier 2015')).toEqual(['blog/elire-domicile'])
    await draft.set({ status: 'PUBLISHED' }).execute()
  })

  it('are not found where their pages hide them', async () => {
    await showDate('blog-article', 'blog/{blog}', false)
    await note()
    expect(await urls('janvier 2015')).toEqual(['actualites/tarifs-du-greffe'])
  })
})
