import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseListQuery } from '#schemas/api/base/parse-list-query.ts'
import { productList } from '#schemas/api/shop/product-calls.ts'
import { readEnvironment } from '#server/config/env.ts'
import { silentLog } from '#server/database/log.ts'
import { migrateToLatest } from '#server/database/migrate.ts'
import { openDatabase, type Database } from '#server/database/open-database.ts'
import { syncFactLabels } from '#server/shop/catalogue/sync-fact-labels.ts'
import { createFeatures, type Features } from '#server/composition/features.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { visitor } from '#server/platform/scope/caller.ts'
import { createLocalFileStore } from '#server/adapters/file-store.ts'
import { fillCatalogue } from './fill-catalogue.ts'

const sizes = [100, 10_000, 100_000] as const

/** A measured read of the catalogue. */
interface CatalogueReading {
  readonly name: string
  readonly query: string
  /** True for a search of the whole site, not of the product list. */
  readonly ofSite?: true
  /** States whether a larger catalogue has more results. The time then grows with the results. */
  readonly finds: 'as many' | 'more'
}

// A list reads one page. The others find forty products in a catalogue of any size, or a share of it.
const readings: readonly CatalogueReading[] = [
  { name: 'the whole list by price', query: 'nbItem=100&page=1&orderBy=price', finds: 'as many' },
  { name: 'wines of one tag', query: 'nbItem=100&type=WINE&tags=oppidum', finds: 'as many' },
  { name: 'a word', query: 'nbItem=100&search=oppidum', finds: 'as many' },
  { name: 'a word with a slip', query: 'nbItem=100&search=opidum', finds: 'as many' },
  { name: 'a colour, a vintage and a price, borne by one in 77', query: 'nbItem=100&kind=RED&price=lte:40&year=2018', finds: 'more' },
  { name: 'a word of every eighth product', query: 'nbItem=100&search=garrigue', finds: 'more' },
  { name: 'the search of the site: a word', query: 'oppidum', finds: 'as many', ofSite: true },
  { name: 'the search of the site: a word with a slip', query: 'opidum', finds: 'as many', ofSite: true },
  { name: 'the search of the site: two words and a vintage', query: 'combe oppidum 2018', finds: 'as many', ofSite: true },
  { name: 'the search of the site: a word of every eighth product', query: 'garrigue', finds: 'more', ofSite: true },
  { name: 'the search of the site: a word of every product', query: 'couleur', finds: 'more', ofSite: true },
]

/** The 95th percentile of a read in a catalogue of one size. */
export interface CatalogueFigure extends CatalogueReading {
  readonly size: number
  readonly found: number
  readonly p95Ms: number
}

interface Measured {
  readonly found: number
  readonly p95Ms: number
}

/** Returns a function that performs a read and returns the number of results. */
function readerOf({ directory, catalogue, search }: Features, siteId: number, { query, ofSite }: CatalogueReading): () => Promise<number> {
  const site = directory.find(siteId)
  if (!site) throw new Error(`no site ${siteId}`)
  const scope = { site, locale: site.defaultLocale }
  if (ofSite) return async () => (await search.find(scope, { q: query, page: 1, nbItem: 10, type: undefined })).total
  const list = parseListQuery(listGrammarOf(productList), new URLSearchParams(query))
  return async () => (await catalogue.list({ scope, caller: visitor }, list)).total
}

async function measureReading(read: () => Promise<number>, rounds: number): Promise<Measured> {
  const times: number[] = []
  let found = 0
  for (let round = -3; round < rounds; round++) {
    const begin = performance.now()
    found = await read()
    if (round >= 0) times.push(performance.now() - begin)
  }
  return { found, p95Ms: times.toSorted((one, other) => one - other)[Math.ceil(rounds * 0.95) - 1] ?? NaN }
}

async function measureSites(database: Database, folder: string, rounds: number): Promise<CatalogueFigure[]> {
  const { db, pool } = database
  await migrateToLatest(db)
  // With these labels in place the list rows are built once.
  await syncFactLabels(db)
  for (const [index, size] of sizes.entries()) {
    await pool.query(`insert into sites (id, name, default_locale) values ($1, $2, 'fr_FR')`, [index + 1, `Cave de ${size}`])
    await pool.query(`insert into site_languages (site_id, locale) values ($1, 'fr_FR')`, [index + 1])
    await fillCatalogue(pool, index + 1, size)
  }
  const files = createLocalFileStore(join(folder, 'files'))
  const features = await createFeatures({ db, files, publicUrl: 'http://localhost', log: silentLog })
  const figures: CatalogueFigure[] = []
  for (const reading of readings)
    for (const [index, size] of sizes.entries())
      figures.push({ ...reading, size, ...(await measureReading(readerOf(features, index + 1, reading), rounds)) })
  return figures
}

/**
 * Measures lists, filters and searches of a hundred products, and searches of the whole site, in catalogues of three sizes without caches.
 */
export async function measureCatalogue(rounds: number): Promise<CatalogueFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  const database = await openDatabase(readEnvironment({ NODE_ENV: 'production', DATA_DIR: folder }), silentLog)
  try {
    return await measureSites(database, folder, rounds)
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
