import type { Kysely } from 'kysely'
import { stripEnds } from '#schemas/text/strip-ends.ts'
import { splitLocale } from '#i18n/locale.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { reservedSegments } from '#server/content/pages/page-url.ts'
import { findByUrl } from '#server/content/pages/repository.ts'
import type { Pages } from '#server/content/pages/service.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'

/** Services that links are looked up with. */
export interface LinkNeeds {
  readonly db: Kysely<Tables>
  readonly pages: Pick<Pages, 'find'>
  readonly parameters: Pick<Parameters, 'closedPlaces'>
}

/** Looks up addresses of a site: true for a page, false where there is none. Files, feeds and closed places are left out. */
export async function linkFacts(
  { db, pages, parameters }: LinkNeeds,
  { site, locale }: Scope,
  paths: readonly string[],
): Promise<Record<string, boolean>> {
  const isClosed = await parameters.closedPlaces({ site, locale })
  const facts: Record<string, boolean> = {}
  for (const path of paths) {
    const split = splitLocale(path, { default: site.defaultLocale, codes: site.locales })
    const address = stripEnds(split.path, /\//)
    if (!isJudged(address) || isClosed?.(address) === true) continue
    const scope = { site, locale: split.locale ?? locale }
    if (await isFound(pages, scope, address)) facts[path] = true
    // A page that the site has closed, such as those of a shop, exists: its links go with it.
    else if ((await findByUrl(db, site.id, address, localesOf(scope))).length === 0) facts[path] = false
  }
  return facts
}

// The last part of an address of a file or a feed has a dot; those of pages have none.
function isJudged(address: string): boolean {
  const [first = ''] = address.split('/', 1)
  return !reservedSegments.includes(first) && !address.includes('.') && !address.includes('%')
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
