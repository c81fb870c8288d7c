import { globSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#domain/dates/clock.ts'
import { toSlug } from '#domain/urls/slug.ts'
import { updateIndex } from '#server/content/search/index-text/update-index.ts'
import { answerVisitors } from '#server/http/api/call-in-process.ts'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'
import { inTurn, isFull } from '#tests/support/sampling.ts'

let sites: SampleSites

beforeAll(async () => {
  sites = await sampleSites()
  const { features } = sites.app
  for (const site of features.directory.all())
    await updateIndex({ db: sites.db, features, answer: answerVisitors(features), now: systemClock }, site)
  await features.directory.refresh()
})
afterAll(() => sites.close())

const wordsOf = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? [])].map((word) => word.replace(/\.+$/, ''))

/** The words of the interface, which are no content of a page. */
const interfaceWords = new Set(globSync('src/i18n/messages/**/fr.json').flatMap((file) => wordsOf(readFileSync(file, 'utf8'))))

/** What a page does not say itself: what acts or leads somewhere, and what lists are narrowed by. */
const unsaid = 'script, style, template, noscript, button, a, nav, label, legend, .visually-hidden'

/** The words of a page's main part as a reader sees them, but for those of its own address, which may be copied there. */
function shownWords(path: string, html: string): string[] {
  const main = new JSDOM(html).window.document.querySelector('main')
  for (const each of main?.querySelectorAll(unsaid) ?? []) each.replaceWith(' ')
  for (const each of main?.querySelectorAll('*') ?? []) {
    each.before(' ')
    each.after(' ')
  }
  const isOwn = (word: string): boolean =>
    /^\p{L}{4,}$/u.test(word) && !interfaceWords.has(word) && !path.split(/[/-]/).includes(toSlug(word))
  return wordsOf(main?.textContent ?? '').filter(isOwn)
}

let asked = 0

/** Each search comes from somewhere else: together they are more than one visitor may ask. */
async function find(host: string, q: string) {
  asked += 1
  const url = `/api/search?${new URLSearchParams({ q, nbItem: '100' }).toString()}`
  const answer = await sites.app.inject({ url, headers: { host }, remoteAddress: `10.0.${Math.floor(asked / 250)}.${1 + (asked % 250)}` })
  return answer.json<{ data: { items: { url: string }[]; total: number; meant?: { q: string } } }>().data
}

/** The French pages that the map of a site names; folders are places of articles and found by these, shelves and boxes tell of bottles that are found themselves. */
async function pathsOf(host: string): Promise<string[]> {
  const { body } = await sites.app.inject({ url: '/sitemap.xml', headers: { host } })
  const paths = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const { rows } = await sql<{ path: string }>`select '/blog/' || slug as path from blog_texts where folder_id is not null`.execute(
    sites.db,
  )
  const folders = new Set(rows.map(({ path }) => path))
  return paths.filter((path) => !/^\/(?:en|produits)(?:\/|$)/.test(path) && !folders.has(path))
}

/** The words that full text counts. */
async function counted(words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from unnest(${words}::text[]) with ordinality as given (word, at)
    where length(to_tsvector('french_folded', word)) > 0 order by at`.execute(sites.db)
  return rows.map(({ word }) => word)
}

/** Some of many, from the first to the last. */
const spread = <Item>(items: readonly Item[], most: number): Item[] =>
  items.filter((_, index) => Math.floor((index * most) / items.length) !== Math.floor(((index - 1) * most) / items.length))

/** Count of the words by which each page is searched: `npm test` takes one of them in turn. */
const MOST = 5

/** Whether a word stands on another page after all: one whose content had come too late for its first reading. */
async function standsElsewhere(host: string, word: string, urls: readonly string[]): Promise<boolean> {
  const others = await Promise.all(urls.map(async (url) => shownWords(`/${url}`, await sites.page(host, `/${url}`))))
  return others.some((words) => words.includes(word))
}

/** What is not found on its own page by a word that stands there alone, or is told as a slip of another. */
async function lostWords(host: string, paths: readonly string[]): Promise<{ lost: string[]; looked: number }> {
  const pages = new Map<string, string[]>()
  for (const path of paths) pages.set(path, await counted(shownWords(path, await sites.page(host, path))))
  const places = Map.groupBy([...pages.values()].flat(), (word) => word)
  const lost: string[] = []
  let looked = 0
  for (const [number, [path, words]] of [...pages].entries()) {
    const own = spread(
      words.filter((each) => places.get(each)?.length === 1),
      MOST,
    )
    for (const word of inTurn(number, own)) {
      const { items, meant } = await find(host, word)
      looked += 1
      const urls = items.map(({ url }) => url)
      if (!meant && (urls.some((url) => `/${url}` === path) || (await standsElsewhere(host, word, urls)))) continue
      lost.push(`${path}: ${word}${meant ? ` as ${meant.q}` : ''}`)
    }
  }
  return { lost, looked }
}

it.each([
  ['localhost', 50],
  ['cave.localhost', 50],
])('each page of %s is found by words that stand on it alone, wherever they come from', async (host, least) => {
  const { lost, looked } = await lostWords(host, await pathsOf(host))
  expect(lost).toEqual([])
  expect(looked).toBeGreaterThan(isFull ? least : least / MOST)
})

it.each(['traceurs', 'médiateur', 'évolution', 'devenir', 'connecté', 'plein', 'traitée', 'réglée', 'représentée', 'restée'])(
  'a right word that stands in a legal text alone is no slip of another: %s',
  async (word) => {
    const { meant, total } = await find('localhost', word)
    expect([meant, total > 0]).toEqual([undefined, true])
  },
)

it.each([
  ['69002', 'contact'],
  ['228 €', 'services/creation-sasu'],
  ['228€', 'services/creation-sasu'],
  ['k-bis', 'albums/de-l-idee-au-kbis'],
  ['dimanche', 'contact'],
  ['0199003700', 'contact'],
  ['Samir Benali', 'blog/guichet-unique-et-greffe'],
])('what people type as they say it is found: %s', async (q, url) => {
  const { items } = await find('localhost', q)
  expect(items.map((item) => item.url)).toContain(url)
})

/** What the notes of the pages of some kind of content say, by what tells these apart. */
async function notesOf(host: string, prefix: string, notes: string): Promise<{ path: string; note: string }[]> {
  const { body } = await sites.app.inject({ url: '/sitemap.xml', headers: { host } })
  const paths = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const dated = paths
    .filter((path) => path.startsWith(prefix))
    .map(async (path) => {
      const found = new JSDOM(await sites.page(host, path)).window.document.querySelectorAll(notes)
      return [...found].map(({ textContent }) => ({ path, note: textContent.replaceAll(/\s+/g, ' ') }))
    })
  return (await Promise.all(dated)).flat()
}

/** A date as people type it: whole, by its month, by its year. */
const typedDates = (date: string): string[] => [date, date.split(' ').slice(-2).join(' '), date.split(' ').at(-1) ?? '']

it.each([
  ['/evenements/', 'fr_FR', 3],
  ['/en/events/', 'en_GB', 2],
  ['/blog/', 'fr_FR', 10],
  ['/en/blog/', 'en_GB', 2],
  ['/actualites/', 'fr_FR', 3],
  ['/en/news/', 'en_GB', 2],
])('what has a date is found by the day that its page shows: %s', async (prefix, locale, least) => {
  let looked = 0
  for (const [host, id] of [
    ['localhost', 37],
    ['cave.localhost', 38],
  ] as const) {
    const site = sites.app.features.directory.find(id)
    if (!site) throw new Error('no site')
    const typed = (await notesOf(host, prefix, 'main article dl time')).flatMap(({ path, note }) =>
      typedDates(note).map((q) => ({ path, q })),
    )
    for (const [q, pages] of Map.groupBy(typed, (each) => each.q)) {
      const { items, meant } = await sites.app.features.search.find({ site, locale }, { q, page: 1, nbItem: 100, type: undefined })
      const marked = items.filter(({ snippet }) => snippet.some(({ mark }) => mark)).map(({ url }) => url)
      looked += pages.length
      expect({ q, meant, lost: pages.filter(({ path }) => !marked.some((url) => path.endsWith(`/${url}`))) }).toEqual({ q, lost: [] })
    }
  }
  expect(looked).toBeGreaterThanOrEqual(3 * least)
})

it('an event is found by the hours that its page shows', async () => {
  const notes = await notesOf('localhost', '/evenements/', 'main article dl dd')
  const hours = notes.filter(({ note }) => /^\d{1,2} h/.test(note))
  expect(hours.length).toBeGreaterThan(2)
  for (const { path, note } of hours)
    for (const q of note.split(' – ').map((hour) => hour.replaceAll(' ', ''))) {
      const { items, meant } = await find('localhost', q)
      expect({ q, meant, found: items.map(({ url }) => `/${url}`) }).toEqual({ q, found: expect.arrayContaining([path]) as unknown })
    }
})
