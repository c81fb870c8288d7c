import type { Kysely } from 'kysely'
import { MAX_DOCUMENTS } from '#schemas/admin/shell-calls.ts'
import type { ShellName } from '#schemas/api/content/shell.ts'
import { hasBraces } from '#domain/urls/url-parameters.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { readOfShell } from './repository.ts'

/** The pages that a shell in one language stands around. */
export interface ShellReach {
  /** How many published documents show it, those of the languages that follow it among them. */
  readonly pages: number
  /** The languages without a shell of their own, which show this one. Only that of the site's default language is followed. */
  readonly followers: readonly string[]
  /** True when the language has a shell of its own. */
  readonly isOwn: boolean
  /** The first of these documents, in the order of their addresses. */
  readonly documents: readonly { readonly id: number; readonly title: string; readonly locale: string }[]
  /** A page that shows it: the home page if it does, else the first one with an address of its own; null for none. */
  readonly sample: { readonly id: number; readonly title: string } | null
}

/** Reads which published pages a shell stands around. */
export async function readReach(db: Kysely<Tables>, { site, locale }: Scope, name: ShellName): Promise<ShellReach> {
  const rows = await db.selectFrom('shells').select('locale').where('site_id', '=', site.id).where('name', '=', name).execute()
  const own = new Set(rows.map((row) => row.locale))
  const followers = locale === site.defaultLocale ? site.locales.filter((each) => each !== locale && !own.has(each)) : []
  const pages = await readOfShell(db, site.id, { shell: name, locales: [locale, ...followers] })
  const sample = pages.find((page) => page.locale === locale && !hasBraces(page.url))
  return {
    ...{ pages: pages.length, followers, isOwn: own.has(locale) },
    sample: sample ? { id: sample.pageId, title: sample.title } : null,
    documents: pages.slice(0, MAX_DOCUMENTS).map(({ pageId, title, locale: of }) => ({ id: pageId, title, locale: of })),
  }
}
