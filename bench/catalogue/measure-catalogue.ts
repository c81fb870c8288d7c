import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseListQuery } from '#schemas/api/parse-list-query.ts'
import { productList } from '#schemas/api/product-calls.ts'
import { readEnvironment } from '#server/config/env.ts'
import { silentLog } from '#server/database/log.ts'
import { migrateToLatest } from '#server/database/migrate.ts'
import { openDatabase, type Database } from '#server/database/open-database.ts'
import { createFeatures, type Features } from '#server/features/features.ts'
import { listGrammarOf } from '#server/features/lists/list-grammar-of.ts'
import { visitor } from '#server/features/sessions/caller.ts'
import { createLocalFileStore } from '#server/adapters/file-store.ts'
import { fillCatalogue } from './fill-catalogue.ts'

const sizes = [100, 10_000, 100_000] as const
const readings = {
  list: 'nbItem=100&page=1&orderBy=price',
  filter: 'nbItem=100&kind=RED&price=lte:40&year=2018',
  search: 'nbItem=100&search=capitelle%20lauze%20300',
} as const

/** What is asked of the catalogue. */
export type CatalogueReading = keyof typeof readings

/** How long one reading takes in a catalogue of one size: 95 of 100 take no longer. */
export interface CatalogueFigure {
  readonly reading: CatalogueReading
  readonly size: number
  readonly p95Ms: number
}

async function p95Of(features: Features, siteId: number, query: string, rounds: number): Promise<number> {
  const site = features.directory.find(siteId)
  if (!site) throw new Error(`no site ${siteId}`)
  const reader = { scope: { site, locale: site.defaultLocale }, caller: visitor }
  const list = parseListQuery(listGrammarOf(productList), new URLSearchParams(query))
  const times: number[] = []
  for (let round = -3; round < rounds; round++) {
    const begin = performance.now()
    await features.catalogue.list(reader, list)
    if (round >= 0) times.push(performance.now() - begin)
  }
  return times.toSorted((one, other) => one - other)[Math.ceil(rounds * 0.95) - 1] ?? NaN
}

async function measureSites(database: Database, folder: string, rounds: number): Promise<CatalogueFigure[]> {
  const { db, pool } = database
  await migrateToLatest(db)
  for (const [index, size] of sizes.entries()) {
    await pool.query(`insert into sites (id, name, default_locale) values ($1, $2, 'fr_FR')`, [index + 1, `Cave de ${size}`])
    await pool.query(`insert into site_languages (site_id, locale) values ($1, 'fr_FR')`, [index + 1])
    await fillCatalogue(pool, index + 1, size)
  }
  const files = createLocalFileStore(join(folder, 'files'))
  const features = await createFeatures({ db, files, publicUrl: 'http://localhost', log: silentLog })
  const figures: CatalogueFigure[] = []
  for (const reading of Object.keys(readings) as CatalogueReading[])
    for (const [index, size] of sizes.entries())
      figures.push({ reading, size, p95Ms: await p95Of(features, index + 1, readings[reading], rounds) })
  return figures
}

/** Measures lists, filters and searches of a hundred products in catalogues of three sizes, read by the service that answers the call, nothing kept. */
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
