import type { Kysely } from 'kysely'
import { countWithSection } from '#server/content/pages/repository.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/**
 * Counts the published pages that a publication of a section in the language of the scope changes. That of the site's default language is
 * shown in those without their own too.
 */
export async function countSectionReach(db: Kysely<Tables>, { site, locale }: Scope, section: number): Promise<number> {
  const rows = await db
    .selectFrom('sections as s')
    .leftJoin('section_contents as c', 'c.section_id', 's.id')
    .select('c.locale')
    .where('s.site_id', '=', site.id)
    .where('s.id', '=', section)
    .execute()
  if (rows.length === 0) throw new ApiError('NOT_FOUND')
  const own = new Set(rows.map((row) => row.locale))
  const followers = locale === site.defaultLocale ? site.locales.filter((each) => !own.has(each)) : []
  return countWithSection(db, site.id, { section, locales: [locale, ...followers] })
}
