import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql, type Kysely } from 'kysely'
import type { FileStore } from '#server/adapters/file-store.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Tables } from '#server/database/tables.ts'
import { createFeatures, type Features } from '#server/features/features.ts'
import { saveSite } from '#server/features/sites/write-site.ts'
import { applyItems, type SeedReport } from './apply-items.ts'
import { blogItems } from './items/blog-items.ts'
import { elementItems } from './items/element-items.ts'
import { mediaItems, readPictures, type SeedPicture } from './items/media-items.ts'
import { pageItems } from './items/page-items.ts'
import { confItems, parameterItems, shellItems } from './items/setting-items.ts'
import { furnitureItems, siteItems, siteRowOf } from './items/site-items.ts'
import { mergeSeeds, readSeedFolder, type SeedFolder } from './read-seed.ts'
import type { SeedItem } from './seed-item.ts'
import type { SiteSeed } from './seed-schema.ts'

/** What seeding stands on. */
export interface SeedParts {
  readonly db: Kysely<Tables>
  readonly files: FileStore
  readonly publicUrl: string
  readonly log: DatabaseLog
  /** Where the seed folders lie; the application's own when not said. */
  readonly folder?: string
  /** Made when needed, when not given. */
  readonly features?: Features
}

const ownFolder = fileURLToPath(new URL('.', import.meta.url))
// Part of every seed's hash: a change of what the seeder itself writes looks at every item again.
const SEEDER_VERSION = '1'
const WHOLE = '#whole'
const LOCK = 7_304_211

function itemsOf(seed: SeedFolder, pictures: readonly SeedPicture[], locales: readonly string[]): SeedItem[] {
  return [
    ...siteItems(seed.site, locales),
    ...mediaItems(pictures),
    ...furnitureItems(seed.site),
    ...parameterItems(seed, locales),
    ...confItems(seed, locales),
    ...blogItems(seed, locales),
    ...elementItems(seed.site, locales),
    ...pageItems(seed, locales),
    ...shellItems(seed, locales),
  ]
}

/** The languages of a seeded site, the default one first. */
function localesOf({ languages = [], defaultLocale = 'fr_FR' }: SiteSeed): string[] {
  return [...new Set([defaultLocale, ...languages.map(({ locale }) => locale)])]
}

async function hasFiles({ db, files }: SeedParts, siteId: number): Promise<boolean> {
  const originals = await db.selectFrom('media').select('file').where('site_id', '=', siteId).execute()
  const widths = await db.selectFrom('media_variants').select('file').where('site_id', '=', siteId).execute()
  const there = await Promise.all([...originals, ...widths].map(({ file }) => files.has(file)))
  return there.every(Boolean)
}

async function seedSite(
  parts: SeedParts,
  siteId: number,
  seed: SeedFolder,
  wholeHash: string,
  pictures: SeedPicture[],
): Promise<SeedReport> {
  const { db, log, files } = parts
  const features = parts.features ?? (await createFeatures(parts))
  const locales = localesOf(seed.site)
  const context = { db, features, files, siteId, locales, defaultLocale: locales[0] ?? 'fr_FR', ids: new Map<string, number>() }
  // Rows may be there while their files are not: another server's database, or an emptied folder.
  for (const { bytes } of pictures) await preparePicture(bytes, files)
  const report = await applyItems(context, itemsOf(seed, pictures, locales), log)
  const row = { source_hash: wholeHash, stored_hash: '', seeded_at: new Date() }
  await db
    .insertInto('seeded_items')
    .values({ site_id: siteId, key: WHOLE, ref_id: null, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'key']).doUpdateSet(row))
    .execute()
  await features.directory.refresh(siteId)
  return report
}
