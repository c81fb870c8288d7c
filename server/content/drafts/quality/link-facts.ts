import type { Kysely } from 'kysely'
import { stripEnds } from '#schemas/text/strip-ends.ts'
import { isFilePath } from '#engine/quality/addresses/files.ts'
import { splitLocale } from '#i18n/locale.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { reservedSegments } from '#server/content/pages/page-url.ts'
import { findByUrl } from '#server/content/pages/repository.ts'
import type { Pages } from '#server/content/pages/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { emptyRecord } from '#schemas/names/empty-record.ts'

/** Services that links are looked up with. */
export interface LinkNeeds {
  readonly db: Kysely<Tables>
  readonly pages: Pick<Pages, 'find'>
  readonly parameters: Pick<Parameters, 'closedPlaces'>
}

/** Looks up addresses of a site: true for a page or a file of the library, false where there is none. Other files, feeds and closed places are left out. */
export async function linkFacts(
  { db, pages, parameters }: LinkNeeds,
  { site, locale }: Scope,
  paths: readonly string[],
): Promise<Record<string, boolean>> {
  const isClosed = await parameters.closedPlaces({ site, locale })
  const facts = emptyRecord<boolean>()
  const files = await readFiles(db, site.id, paths)
  for (const path of paths) {
    if (isFilePath(path)) {
      facts[path] = files.has(idOfFile(path))
      continue
    }
    const split = splitLocale(path, { default: site.defaultLocale, codes: site.locales })
    const address = decoded(stripEnds(split.path, /\//))
    if (address === null || !isJudged(address) || isClosed?.(path) === true) continue
    const scope = { site, locale: split.locale ?? locale }
    if (await isFound(pages, scope, address)) facts[path] = true
    // A page that the site has closed, such as those of a shop, exists: its links go with it.
    else if ((await findByUrl(db, site.id, address, localesOf(scope))).length === 0) facts[path] = false
  }
  return facts
}

// The number and the letters that stand for a file in its address; what is no address of a file names none.
const idOfFile = (path: string): string => /^\/media\/([^/]+)\/[^/]+$/.exec(path)?.[1] ?? ''

async function readFiles(db: Kysely<Tables>, siteId: number, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const ids = paths.filter(isFilePath).map(idOfFile)
  if (ids.length === 0) return new Set()
  const now = db.selectFrom('media').select('external_id').where('site_id', '=', siteId).where('deleted_at', 'is', null)
  const former = db
    .selectFrom('media_addresses as a')
    .innerJoin('media as m', 'm.id', 'a.media_id')
    .select('a.external_id')
    .where('a.site_id', '=', siteId)
    .where('m.deleted_at', 'is', null)
  const rows = await now
    .where('external_id', 'in', ids)
    .union(former.where('a.external_id', 'in', ids))
    .execute()
  return new Set(rows.map(({ external_id: id }) => id))
}

// The server reads addresses with their escapes. One that cannot be read is not judged.
function decoded(address: string): string | null {
  try {
    return decodeURIComponent(address)
  } catch {
    return null
  }
}

// The last part of an address of a file or a feed has a dot; those of pages have none.
function isJudged(address: string): boolean {
  const [first = ''] = address.split('/', 1)
  return !reservedSegments.includes(first) && !address.includes('.')
}

async function isFound(pages: Pick<Pages, 'find'>, scope: Scope, address: string): Promise<boolean> {
  try {
    await pages.find(scope, address, 'admins')
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.code !== 'NOT_FOUND'
  }
}
