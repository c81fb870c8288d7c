import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql, type Kysely } from 'kysely'
import { systemClock, type Clock } from '#domain/dates/clock.ts'
import { parisDay } from '#domain/dates/paris-day.ts'
import type { FileStore } from '#server/adapters/file-store.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { createFeatures, type Features } from '#server/composition/features.ts'
import { saveSite } from '#server/sites/directory/save-site.ts'
import { applyItems, type SeedReport } from './apply-items.ts'
import { seedDemoMembers, type DemoMember } from './demo-members.ts'
import { blogItems } from './items/blog-items.ts'
import { companyItems } from './items/company-items.ts'
import { elementItems } from './items/element-items.ts'
import { formItems } from './items/form-items.ts'
import { mediaItems, readPictures, restorePictures, type SeedPicture } from './items/media-items.ts'
import { catalogueItems } from './items/catalogue-items.ts'
import { offerItems } from './items/editorial-items.ts'
import { productItems } from './items/product-items.ts'
import { newsletterItems } from './items/newsletter-items.ts'
import { pageItems } from './items/page-items.ts'
import { shopItems } from './items/shop-items.ts'
import { confItems, parameterItems, shellItems } from './items/setting-items.ts'
import { menuItem, siteChromeItems, siteItems, siteRowOf } from './items/site-items.ts'
import { splitTags } from './items/tag-items.ts'
import { mergeSeeds, readSeedFolder, type SeedFolder } from './read-seed.ts'
import type { SeedItem } from './seed-item.ts'
import type { SiteSeed } from './seed-schema.ts'

/** Dependencies of seeding. */
export interface SeedParts {
  readonly db: Kysely<Tables>
  readonly files: FileStore
  readonly publicUrl: string
  /** The address on which the server listens, by default the loopback address. */
  readonly host?: string
  readonly log: DatabaseLog
  /** The folder of the seeds, by default that of the application. */
  readonly folder?: string
  /** The clock that decides what is upcoming and past, by default that of the system. */
  readonly clock?: Clock
  /** Created when needed, if absent. */
  readonly features?: Features
}

const ownFolder = fileURLToPath(new URL('.', import.meta.url))
// Part of the hash of every seed, so that a change of the seeder checks every item again.
const SEEDER_VERSION = '2'
const WHOLE = '#whole'
const LOCK = 7_304_211

function itemsOf(seed: SeedFolder, pictures: readonly SeedPicture[], locales: readonly string[], today: string): SeedItem[] {
  return [
    ...siteItems(seed.site, locales),
    ...mediaItems(pictures),
    ...siteChromeItems(seed.site),
    ...parameterItems(seed, locales),
    ...confItems(seed, locales, today),
    ...newsletterItems(seed.site, locales),
    ...blogItems(seed, locales),
    ...elementItems(seed.site, locales, today),
    ...offerItems(seed, locales),
    ...catalogueItems(seed.catalogue, locales),
    ...productItems(seed.products, locales),
    ...companyItems(seed.company),
    ...shopItems(seed.shop),
    ...formItems(seed.forms, locales),
    ...pageItems(seed, locales),
    // After the pages, to which its entries link.
    ...menuItem(seed.site),
    ...shellItems(seed, locales),
  ]
}

/** Returns the locales of a seeded site, the default one first. */
function localesOf({ languages = [], defaultLocale = 'fr_FR' }: SiteSeed): string[] {
  return [...new Set([defaultLocale, ...languages.map(({ locale }) => locale)])]
}

async function hasFiles({ db, files }: SeedParts, siteId: number): Promise<boolean> {
  const originals = await db.selectFrom('media').select('file').where('site_id', '=', siteId).execute()
  const widths = await db.selectFrom('media_variants').select('file').where('site_id', '=', siteId).execute()
  const there = await Promise.all([...originals, ...widths].map(({ file }) => files.has(file)))
  return there.every(Boolean)
}

function readDefaults(folder: string): Promise<SeedFolder> {
  return readSeedFolder(join(folder, 'site-defaults'))
}

/** The seed of a site merged with the defaults, with its images. */
interface SitePlan {
  readonly seed: SeedFolder
  readonly pictures: readonly SeedPicture[]
  readonly hash: string
}

async function planOf(folder: string, defaults: SeedFolder, own: SeedFolder): Promise<SitePlan> {
  const seed = mergeSeeds(defaults, own)
  const pictures = await readPictures(seed.media, join(folder, 'pictures'))
  const hash = createHash('sha256').update(
    [SEEDER_VERSION, seed.hash, JSON.stringify(own.site), ...pictures.map((picture) => picture.hash)].join(' '),
  )
  return { seed, pictures, hash: hash.digest('hex') }
}

async function isSeeded(parts: SeedParts, siteId: number, { hash }: SitePlan): Promise<boolean> {
  const rows = parts.db.selectFrom('seeded_items').select('source_hash').where('site_id', '=', siteId).where('key', '=', WHOLE)
  return (await rows.executeTakeFirst())?.source_hash === hash && (await hasFiles(parts, siteId))
}

/** Inserts the row of a site if it is missing. An existing default site remains the default. */
async function makeSite(db: Kysely<Tables>, { site }: SeedFolder): Promise<{ siteId: number; isFresh: boolean }> {
  const known = site.id === undefined ? undefined : await db.selectFrom('sites').select('id').where('id', '=', site.id).executeTakeFirst()
  if (known) return { siteId: known.id, isFresh: false }
  const row = siteRowOf(site)
  const other = row.isDefault && (await db.selectFrom('sites').select('id').where('is_default', '=', true).executeTakeFirst())
  return { siteId: await saveSite(db, { ...row, isDefault: row.isDefault && !other }, site.id), isFresh: true }
}

async function seedSite(
  parts: SeedParts & { features: Features },
  { seed, pictures, hash }: SitePlan,
): Promise<{ siteId: number; report: SeedReport }> {
  const { db, features, log } = parts
  const locales = localesOf(seed.site)
  const today = parisDay((parts.clock ?? systemClock)())
  const { siteId, isFresh } = await makeSite(db, seed)
  await splitTags({ db, siteId }, seed.site.tags)
  await restorePictures(features.library, pictures)
  const report = await applyItems({ db, features, siteId, locales, ids: new Map() }, itemsOf(seed, pictures, locales, today), isFresh, log)
  const row = { source_hash: hash, stored_hash: '', seeded_at: sql<Date>`now()` }
  await db
    .insertInto('seeded_items')
    .values({ site_id: siteId, key: WHOLE, ref_id: null, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'key']).doUpdateSet(row))
    .execute()
  await features.resources.adopt()
  await features.directory.refresh(siteId)
  return { siteId, report }
}

/** Runs a function under the advisory lock of seeding. */
async function alone<T>(db: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    const lock = async (): Promise<boolean> => {
      const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${LOCK}) as got`.execute(connection)
      return rows[0]?.got === true
    }
    while (!(await lock())) await wait(200)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}

/** The result of seeding one site. */
export interface SeededSite {
  readonly siteId: number
  readonly applied: number
  readonly kept: readonly string[]
  /** The demo members; absent when there are none. */
  readonly members?: readonly DemoMember[]
}

async function withMembers(parts: SeedParts, { seed }: SitePlan, site: SeededSite): Promise<SeededSite> {
  const members = await seedDemoMembers({ db: parts.db, publicUrl: parts.publicUrl, host: parts.host, siteId: site.siteId }, seed.site)
  return members.length === 0 ? site : { ...site, members }
}

/** Seeds the sample sites. An unchanged seed costs one query. */
export async function seedSampleSites(parts: SeedParts): Promise<SeededSite[]> {
  const folder = parts.folder ?? ownFolder
  const names = (await readdir(folder)).filter((name) => /^site-\d+$/.test(name)).sort()
  return alone(parts.db, async () => {
    let { features } = parts
    const defaults = await readDefaults(folder)
    const seeded: SeededSite[] = []
    for (const name of names) {
      const plan = await planOf(folder, defaults, await readSeedFolder(join(folder, name)))
      const id = plan.seed.site.id ?? Number(name.slice('site-'.length))
      if (await isSeeded(parts, id, plan)) {
        seeded.push(await withMembers(parts, plan, { siteId: id, applied: 0, kept: [] }))
        continue
      }
      features ??= await createFeatures(parts)
      const { siteId, report } = await seedSite({ ...parts, features }, plan)
      seeded.push(await withMembers(parts, plan, { siteId, ...report }))
    }
    return seeded
  })
}

const nothing: SeedFolder = {
  site: {},
  texts: [],
  shells: [],
  pages: [],
  folders: [],
  blogs: [],
  news: [],
  services: [],
  albums: [],
  catalogue: {},
  products: [],
  company: {},
  shop: {},
  forms: [],
  media: [],
  hash: '',
}

/** Creates a site from the default configuration and the given one, and returns its id. */
export async function createSite(parts: SeedParts, site: SiteSeed): Promise<number> {
  const folder = parts.folder ?? ownFolder
  const plan = await planOf(folder, await readDefaults(folder), { ...nothing, site })
  const features = parts.features ?? (await createFeatures(parts))
  return (await seedSite({ ...parts, features }, plan)).siteId
}
