import { JSDOM } from 'jsdom'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { syncFactLabels } from '#server/shop/catalogue/sync-fact-labels.ts'
import { sampleSites, type SampleSites } from '#tests/support/sites/sample-sites.ts'
import { takeTurn } from '#tests/support/sampling.ts'

const host = 'cave.localhost'
let sites: SampleSites

beforeAll(async () => {
  sites = await sampleSites()
})
afterAll(() => sites.close())

function find(q: string, locale = 'fr_FR') {
  const { directory, search } = sites.app.features
  const site = directory.all().find(({ id }) => id === 38)
  if (!site) throw new Error('no shop')
  return search.find({ site, locale }, { q, page: 1, nbItem: 100, type: 'PRODUCT' })
}

/** The addresses of the products in a language. */
async function pathsOf(prefix: string): Promise<string[]> {
  const { body } = await sites.app.inject({ url: '/sitemap.xml', headers: { host } })
  const paths = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return paths.filter((path) => path.startsWith(prefix) && path.length > prefix.length)
}

/** The words of the facts and of the parts of a product's page, as people would type them. */
function factsOf(html: string): string[] {
  const article = new JSDOM(html).window.document.querySelector('main article')
  for (const each of article?.querySelectorAll('*') ?? []) {
    each.before(' ')
    each.after(' ')
  }
  const parts = [...(article?.querySelectorAll('dt, dd, section, details') ?? [])]
  for (const part of parts) for (const each of part.querySelectorAll('a, button')) each.replaceWith(' ')
  const words = parts
    .flatMap((part) => part.textContent.split(/\s+/))
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word !== '')
}

/** The words that full text counts; articles and single letters alone are never looked for. */
async function counted(words: readonly string[], configuration: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from unnest(${[...words]}::text[]) with ordinality as given (word, at)
    where length(to_tsvector(${configuration}::regconfig, word)) > 0 order by at`.execute(sites.db)
  return rows.map(({ word }) => word).filter((word) => !/^(?:\p{L}|les)$/u.test(word))
}

describe.each([
  ['fr_FR', '/produits/', 'french_folded'],
  ['en_GB', '/en/products/', 'english_folded'],
])('the products of the shop in %s', (locale, prefix, configuration) => {
  it('are found by each word of the facts and parts of their pages', async () => {
    const bearers = new Map<string, string[]>()
    for (const path of await pathsOf(prefix))
      for (const word of await counted(factsOf(await sites.page(host, path)), configuration))
        bearers.set(word, [...(bearers.get(word) ?? []), path])
    const lost: string[] = []
    for (const [word, paths] of takeTurn([...bearers], 16)) {
      const { items, meant } = await find(word, locale)
      const found = new Set(items.map(({ url }) => (locale === 'fr_FR' ? `/${url}` : `/en/${url}`)))
      const missed = paths.filter((path) => !found.has(path))
      if (meant || missed.length > 0) lost.push(`${word}${meant ? ` as ${meant.q}` : ''}: ${missed.join(', ')}`)
    }
    expect(lost).toEqual([])
    expect(bearers.size).toBeGreaterThan(200)
  })
})

const names = async (q: string, locale?: string): Promise<string[]> => (await find(q, locale)).items.map(({ title }) => title)

describe('what people type most in a wine shop', () => {
  it.each([
    ['vin rouge', 'RED', 'fr_FR'],
    ['vins rouges', 'RED', 'fr_FR'],
    ['vin blanc', 'WHITE', 'fr_FR'],
    ['vin rosé', 'ROSE', 'fr_FR'],
    ['red wine', 'RED', 'en_GB'],
    ['white wines', 'WHITE', 'en_GB'],
  ] as const)('finds each wine of a colour, and each box that holds one: %s', async (q, colour, locale) => {
    const { rows } = await sql<{ title: string }>`select e.title from product_entries e
      where e.site_id = 38 and e.locale = ${locale} and (e.colour = ${colour} or exists (
        select from box_contents c join sellables s on s.id = c.sellable_id join products w on w.id = s.product_id
        where c.product_id = e.product_id and w.colour = ${colour}))`.execute(sites.db)
    expect(rows.length).toBeGreaterThan(3)
    const titles = rows.map(({ title }) => title).sort()
    expect(await names(q, locale)).toEqual(expect.arrayContaining(titles))
    if (locale !== 'fr_FR') return
    const url = `/api/product?${new URLSearchParams({ search: q, nbItem: '100' }).toString()}`
    const { data } = (await sites.app.inject({ url, headers: { host } })).json<{ data: { products: { name: string }[] } }>()
    expect(data.products.map(({ name }) => name)).toEqual(expect.arrayContaining(titles))
  })

  it.each([
    ['75cl', '75 cl'],
    ['75 CL', '75 cl'],
    ['37,5cl', '37,5 cl'],
    ['37.5 cl', '37,5 cl'],
    ['5L', '5 L'],
  ])('finds products by capacity, with and without a space: %s', async (q, told) => {
    const { rows } = await sql<{ title: string }>`select title from product_entries
      where site_id = 38 and locale = 'fr_FR' and noted ~ ${`(^|[^0-9,])${told}`}`.execute(sites.db)
    expect(rows.length).toBeGreaterThan(0)
    expect((await find(q)).meant).toBeUndefined()
    expect(await names(q)).toEqual(expect.arrayContaining(rows.map(({ title }) => title)))
  })

  it('finds boxes as boxes', async () => {
    const { rows } = await sql<{
      title: string
    }>`select title from product_entries where site_id = 38 and locale = 'fr_FR' and type = 'BOX'`.execute(sites.db)
    expect(rows.length).toBeGreaterThan(3)
    for (const q of ['coffret', 'coffrets vin']) expect(await names(q)).toEqual(expect.arrayContaining(rows.map(({ title }) => title)))
  })

  it('tells the genre as what it is, and not among what the page says', async () => {
    const told = (await find('vin')).items.map(({ snippet }) => snippet.map(({ text }) => text).join(''))
    expect(told.join('\n')).toMatch(/Genre\s: Vin, Rouges, Caractéristiques\s: /)
  })
})

describe('a product that is found by a fact', () => {
  it.each([
    ['gibier', 'fr_FR'],
    ['magnum', 'fr_FR'],
    ['sulfites', 'fr_FR'],
    ['biologique', 'fr_FR'],
    ['bio', 'fr_FR'],
    ['coffret', 'fr_FR'],
    ['Coffrets', 'fr_FR'],
    ['doux', 'fr_FR'],
    ['bib', 'fr_FR'],
    ['13,5 %', 'fr_FR'],
    ['couleur rouge', 'fr_FR'],
    ['millésime 2021', 'fr_FR'],
    ['red', 'en_GB'],
    ['organic', 'en_GB'],
    ['vintage 2021', 'en_GB'],
  ])('shows it: %s in %s', async (q, locale) => {
    const { items, meant } = await find(q, locale)
    expect(meant).toBeUndefined()
    expect(items.length).toBeGreaterThan(0)
    const untold = items.filter(({ snippet, titleMarks = [] }) => ![...snippet, ...titleMarks].some(({ mark }) => mark))
    expect(untold.map(({ title }) => title)).toEqual([])
  })

  it('says what the fact is of', async () => {
    const { items } = await find('moelleux gibier rouge sec')
    expect(items).toEqual([])
    const shown = (await find('gibier')).items.map(({ snippet }) => snippet.map(({ text }) => text).join(''))
    expect(shown.every((words) => /À table\s?: [^:]*Gibier/.test(words))).toBe(true)
  })

  it('stands after those whose titles say it', async () => {
    const found = await names('rouge')
    const isTitled = found.map((title) => /rouge/i.test(title))
    expect(isTitled.indexOf(false)).toBe(isTitled.filter(Boolean).length)
    expect(isTitled.filter(Boolean).length).toBeGreaterThan(0)
    expect(found.length).toBeGreaterThan(15)
  })

  it('is found by its current facts and labels, and so is the box with it', async () => {
    const { db } = sites
    const before = await names('orange')
    await db.updateTable('products').set({ colour: 'ORANGE' }).where('reference', '=', 'PI').where('site_id', '=', 38).execute()
    const [wine] = await db
      .selectFrom('products as p')
      .innerJoin('product_texts as t', 't.product_id', 'p.id')
      .innerJoin('sellables as s', 's.product_id', 'p.id')
      .innerJoin('box_contents as c', 'c.sellable_id', 's.id')
      .innerJoin('product_texts as b', 'b.product_id', 'c.product_id')
      .select(['p.id', 't.title', 'b.title as box'])
      .where('p.colour', '=', 'ORANGE')
      .where('p.reference', '=', 'PI')
      .where('t.locale', '=', 'fr_FR')
      .where('b.locale', '=', 'fr_FR')
      .execute()
    expect(before).not.toContain(wine?.title)
    expect(await names('orange')).toEqual(expect.arrayContaining([wine?.title, wine?.box]))
    expect(await names('xérès')).toEqual([])
    const labels = JSON.stringify({ fr_FR: 'Xérès', en_GB: 'Sherry' })
    for (const table of ['product_kinds', 'meal_icons', 'variation_values'] as const) {
      await db.transaction().execute(async (trx) => {
        await sql`update ${sql.table(table)} set labels = ${labels}::jsonb where site_id = 38`.execute(trx)
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from product_entries
          where site_id = 38 and locale = 'fr_FR' and spelled like '% xeres %'`.execute(trx)
        expect({ table, found: (rows[0]?.count ?? 0) > 5 }).toEqual({ table, found: true })
        await sql`update ${sql.table(table)} set labels = '{}' where site_id = 38`.execute(trx)
      })
      expect(await names('xérès')).toEqual([])
    }
    expect((await names('"à table"')).length).toBeGreaterThan(10)
    await db.deleteFrom('product_meal_icons').where('site_id', '=', 38).execute()
    // Its own text says it.
    expect(await names('"à table"')).toEqual(['Draille'])
  })

  it('is found by the words that the application says now', async () => {
    const words = sql`select key, words from fact_words where language = 'fr' order by key`
    const { rows: before } = await words.execute(sites.db)
    await sql`update fact_words set words = 'Vermillon' where key = 'colour.RED'`.execute(sites.db)
    await sql`select refresh_product_entries(array(select id from products))`.execute(sites.db)
    expect((await names('vermillon')).length).toBeGreaterThan(10)
    await syncFactLabels(sites.db)
    expect((await words.execute(sites.db)).rows).toEqual(before)
    expect(await names('vermillon')).toEqual([])
  })
})

it('what is said of a product is put together once for each of its rows', async () => {
  const made = await sites.db.transaction().execute(async (trx) => {
    await sql`set local track_functions = 'all'`.execute(trx)
    await sql`select refresh_product_entries(array(select id from products where site_id = 38))`.execute(trx)
    const { rows } = await sql<{ name: string; calls: number; rows: number }>`
      select funcname as name, calls::int as calls, (select count(*)::int from product_entries where site_id = 38) as rows
      from pg_stat_xact_user_functions where funcname in ('product_facts', 'product_genre') order by 1`.execute(trx)
    return rows
  })
  expect(made.map(({ name, calls, rows }) => [name, calls / rows])).toEqual([
    ['product_facts', 1],
    ['product_genre', 1],
  ])
})
