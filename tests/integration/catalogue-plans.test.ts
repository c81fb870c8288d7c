import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCatalogue } from '#root/bench/catalogue/fill-catalogue.ts'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import { productList } from '#schemas/api/shop/product-calls.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { createCatalogue, type Catalogue } from '#server/shop/catalogue/service.ts'
import { createContentCache } from '#server/sites/directory/content-cache.ts'
import { createReadHtml } from '#server/platform/html/stored-html.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { visitor } from '#server/platform/scope/caller.ts'
import { silentLog } from '#server/database/log.ts'
import { takeTurn } from '#tests/support/sampling.ts'
import { testFeatures, type TestFeatures } from '#tests/support/server/features.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

const asked: CompiledQuery[] = []
let test: TestFeatures
let catalogue: Catalogue

beforeAll(async () => {
  test = await testFeatures()
  const { pool } = test.database
  await pool.query('delete from products where site_id = 38')
  await fillCatalogue(pool, 38, 20_000)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query) })
  const { media, parameters, sanitiser } = test.features
  const readHtml = createReadHtml(sanitiser.sanitise, silentLog)
  catalogue = createCatalogue({ db, cache: createContentCache(), media, parameters, readHtml })
})
afterAll(() => test.close())

/** The tables that a plan reads from end to end. */
function wholeReadings(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []
  return [...own, ...(plan.Plans ?? []).flatMap(wholeReadings)]
}

async function plansOf(queries: readonly CompiledQuery[]): Promise<{ query: string; readings: string[] }[]> {
  const found = queries.map(async ({ sql, parameters }) => {
    const { rows } = await test.database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${sql}`, [...parameters])
    return { query: sql, readings: wholeReadings(rows[0]!['QUERY PLAN'][0].Plan) }
  })
  return Promise.all(found)
}

async function wholeReadingsOf(work: () => Promise<unknown>): Promise<{ query: string; readings: string[] }[]> {
  asked.length = 0
  await work()
  expect(asked.length).toBeGreaterThan(0)
  const plans = await plansOf(asked)
  // A handful of names is read quicker as a whole.
  const { rows } = await test.database.pool.query<{ name: string }>('select relname as name from pg_class where reltuples > 1000')
  const large = new Set(rows.map(({ name }) => name))
  expect([...large]).toEqual(
    expect.arrayContaining(['products', 'product_entries', 'product_texts', 'sellables', 'stocks', 'box_contents']),
  )
  return plans.filter(({ readings }) => readings.some((table) => large.has(table)))
}

describe('a catalogue of 20,000 products is read by its indexes alone', () => {
  it.each(
    takeTurn(
      [
        '',
        'nbItem=100&page=1&orderBy=price',
        'orderBy=price:desc',
        'orderBy=name',
        'orderBy=name:desc',
        'orderBy=year:desc',
        'orderBy=createdAt:desc',
        'orderBy=order',
        'nbItem=100&page=40',
        'kind=RED',
        'kind=RED,ROSE',
        'type=BOX',
        'tags=t7',
        'year=2015',
        'year=gte:2022',
        'price=lte:6',
        'price=gte:20&price=lte:21',
        'isVintage=false',
        'colour=RED',
        'colour=RED,ROSE',
        'appellation=Appellation%207',
        'appellation=lk:TION%207',
        'grapes=Syrah',
        'grapes=Syrah,Vermentino',
        'sweetness=BRUT',
        'organic=true',
        'organic=false',
        'abv=13.5',
        'abv=gte:14',
        'abv=lt:12',
        'colour=ROSE&appellation=lk:appel&organic=true&abv=gte:13&grapes=Syrah&sweetness=DRY',
        'name=lk:capitelle',
        'name=Draille%20Lauze%20300',
        'search=garrigue',
        'search=garigue%20sourse',
        'tags=oppidum&type=WINE',
        'search=oppidum',
        'search=opidum',
        'search=quel%20oppidum',
        'search=comment%20choisir%20un%20opidum',
        'search=2015',
        'search=oppidum%202015',
        'search=garrigue%202015',
        'kind=WHITE&tags=t3&year=2018&price=lt:40&search=olivette',
      ],
      4,
    ),
  )('/product?%s', async (query) => {
    const list = parseListQuery(listGrammarOf(productList), new URLSearchParams(query))
    expect(await wholeReadingsOf(() => catalogue.list({ scope: test.scope(38), caller: visitor }, list))).toEqual([])
  })

  it('/product/{id} and what is recommended with it', async () => {
    const reader = { scope: test.scope(38), caller: visitor }
    const { products } = await catalogue.list(reader, parseListQuery(listGrammarOf(productList), new URLSearchParams('type=WINE&nbItem=1')))
    const [product] = products
    expect(await wholeReadingsOf(() => catalogue.get(reader, product!.id))).toEqual([])
    expect(await wholeReadingsOf(() => catalogue.get(reader, product!.url.split('/').at(-1)!))).toEqual([])
    expect(await wholeReadingsOf(() => catalogue.recommended(reader, product!.id))).toEqual([])
  })
})
