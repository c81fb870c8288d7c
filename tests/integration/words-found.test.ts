import { globSync, readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#domain/dates/clock.ts'
import { toSlug } from '#domain/urls/slug.ts'
import { updateIndex } from '#server/content/search/index-text/update-index.ts'
import { answerVisitors } from '#server/http/api/call-in-process.ts'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'
import { inTurn, isFull, takeTurn } from '#tests/support/sampling.ts'

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

/** The words of the interface, which are not content of a page. */
const interfaceWords = new Set(globSync('src/i18n/messages/**/fr.json').flatMap((file) => wordsOf(readFileSync(file, 'utf8'))))

/** Elements without searchable text: controls, links and filters. */
const unsaid = 'script, style, template, noscript, button, a, nav, label, legend, .visually-hidden'

/** Returns the visible words of the main element, except those of its own URL, which may be copied there. */
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

/** Each search comes from a new IP address, because together they exceed the rate limit. */
async function find(host: string, q: string) {
  asked += 1
  const url = `/api/search?${new URLSearchParams({ q, nbItem: '100' }).toString()}`
  const answer = await sites.app.inject({ url, headers: { host }, remoteAddress: `10.0.${Math.floor(asked / 250)}.${1 + (asked % 250)}` })
  return answer.json<{ data: { items: { url: string }[]; total: number; meant?: { q: string } } }>().data
}

/** Returns the French pages of a site map, without folders, shelves and boxes, which are found by their contents. */
async function pathsOf(host: string): Promise<string[]> {
  const { body } = await sites.app.inject({ url: '/sitemap.xml', headers: { host } })
  const paths = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const { rows } = await sql<{ path: string }>`select '/blog/' || slug as path from blog_texts where folder_id is not null`.execute(
    sites.db,
  )
  const folders = new Set(rows.map(({ path }) => path))
  return paths.filter((path) => !/^\/(?:en|produits)(?:\/|$)/.test(path) && !folders.has(path))
}

/** Returns the words that the full-text search indexes. */
async function counted(words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from unnest(${words}::text[]) with ordinality as given (word, at)
    where length(to_tsvector('french_folded', word)) > 0 order by at`.execute(sites.db)
  return rows.map(({ word }) => word)
}

/** Selects evenly distributed items. */
const spread = <Item>(items: readonly Item[], most: number): Item[] =>
  items.filter((_, index) => Math.floor((index * most) / items.length) !== Math.floor(((index - 1) * most) / items.length))

/** The number of words by which each page is searched. `npm test` takes one of them in turn. */
const MAX_FOUND = 5

/** `npm test` searches one page in this many, in turn. */
const PAGES_APART = 4

/** The words of the pages that were read. */
const known = new Map<string, string[]>()

/** Returns the words of a page. Searches lead to the same pages repeatedly, so each page is read once. */
async function wordsAt(host: string, path: string): Promise<string[]> {
  const key = `${host}${path}`
  const words = known.get(key) ?? shownWords(path, await sites.page(host, path))
  known.set(key, words)
  return words
}

/** Returns true when a word is on another page, whose content was loaded too late for its first read. */
async function standsElsewhere(host: string, word: string, urls: readonly string[]): Promise<boolean> {
  const others = await Promise.all(urls.map((url) => wordsAt(host, `/${url}`)))
  return others.some((words) => words.includes(word))
}

/** Returns the pages that are not found by a word unique to them, or with a spelling suggestion. */
async function lostWords(host: string, paths: readonly string[]): Promise<{ lost: string[]; looked: number }> {
  const pages = new Map<string, string[]>()
  for (const path of paths) pages.set(path, await counted(await wordsAt(host, path)))
  const places = Map.groupBy([...pages.values()].flat(), (word) => word)
  const lost: string[] = []
  let looked = 0
  for (const [number, [path, words]] of takeTurn([...[...pages].entries()], PAGES_APART)) {
    const own = spread(
      words.filter((each) => places.get(each)?.length === 1),
      MAX_FOUND,
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
])('each page of %s is found by its unique words, of any origin', async (host, least) => {
  const { lost, looked } = await lostWords(host, await pathsOf(host))
  expect(lost).toEqual([])
  expect(looked).toBeGreaterThan(isFull ? least : least / MAX_FOUND / PAGES_APART)
})

it.each(['traceurs', 'médiateur', 'évolution', 'devenir', 'connecté', 'plein', 'traitée', 'réglée', 'représentée', 'restée'])(
  'a correct word that occurs in a legal text only gets no suggestion: %s',
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
])('a colloquial query is found: %s', async (q, url) => {
  const { items } = await find('localhost', q)
  expect(items.map((item) => item.url)).toContain(url)
})

/** Returns the notes on the pages of a kind of content, by the part that distinguishes them. */
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

/** Returns the spellings of a date: in full, by month, by year. */
const typedDates = (date: string): string[] => [date, date.split(' ').slice(-2).join(' '), date.split(' ').at(-1) ?? '']

it.each([
  ['/evenements/', 'fr_FR', 3],
  ['/en/events/', 'en_GB', 2],
  ['/blog/', 'fr_FR', 10],
  ['/en/blog/', 'en_GB', 2],
  ['/actualites/', 'fr_FR', 3],
  ['/en/news/', 'en_GB', 2],
])('content with a date is found by the day on its page: %s', async (prefix, locale, least) => {
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
    looked += typed.length
    for (const [q, pages] of takeTurn([...Map.groupBy(typed, (each) => each.q)], 3)) {
      const { items, meant } = await sites.app.features.search.find({ site, locale }, { q, page: 1, nbItem: 100, type: undefined })
      const marked = items.filter(({ snippet }) => snippet.some(({ mark }) => mark)).map(({ url }) => url)
      expect({ q, meant, lost: pages.filter(({ path }) => !marked.some((url) => path.endsWith(`/${url}`))) }).toEqual({ q, lost: [] })
    }
  }
  expect(looked).toBeGreaterThanOrEqual(3 * least)
})

it('an event is found by the hours on its page', async () => {
  const notes = await notesOf('localhost', '/evenements/', 'main article dl dd')
  const hours = notes.filter(({ note }) => /^\d{1,2} h/.test(note))
  expect(hours.length).toBeGreaterThan(2)
  for (const { path, note } of hours)
    for (const q of note.split(' – ').map((hour) => hour.replaceAll(' ', ''))) {
      const { items, meant } = await find('localhost', q)
      expect({ q, meant, found: items.map(({ url }) => `/${url}`) }).toEqual({ q, found: expect.arrayContaining([path]) as unknown })
    }
})
