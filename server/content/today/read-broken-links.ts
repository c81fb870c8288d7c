import { sql } from 'kysely'
import type { Waiting } from '#schemas/admin/today/today-shapes.ts'
import { languageOf } from '#i18n/locale.ts'
import { nameUsers, type Named } from '#server/content/references/name-users.ts'
import { waitingRow, type TodayNeeds, type TodayReader } from './today-needs.ts'

/** Most contents that are looked at. */
const MAX_BROKEN = 100

interface BrokenRow extends Named {
  readonly locale: string
}

const screens: Readonly<Record<string, string>> = { PAGE: '/pages', SECTION: '/sections', NEWS: '/news' }

function pathOf({ kind, id, locale }: BrokenRow): string | null {
  const folder = screens[kind]
  if (folder === undefined) return null
  return `${folder}/${id}${kind === 'NEWS' || locale === '' ? '' : `?langue=${languageOf(locale)}`}`
}

/**
 * Finds the contents that visitors see and that name a page or a file which is in the trash or gone. A link by address counts
 * where a page in the trash stood at it and no other does.
 */
export async function readBrokenLinks({ db }: Pick<TodayNeeds, 'db'>, { scope, may }: TodayReader): Promise<Waiting[]> {
  if (!may('pages.write')) return []
  const siteId = scope.site.id
  const isNumber = sql`f.to_key ~ '^[0-9]{1,9}$'`
  const { rows } = await sql<BrokenRow>`
    select f.from_kind as kind, f.from_id as id, min(f.from_locale) as locale from content_refs f
    where f.site_id = ${siteId} and f.state in ('PUBLISHED', 'SAVED') and (
      (f.to_kind = 'page' and ${isNumber} and not exists (select from page_documents d
        where d.site_id = f.site_id and d.page_id = f.to_key::int and d.deleted_at is null))
      or (f.to_kind = 'media' and ${isNumber} and not exists (select from media m
        where m.site_id = f.site_id and m.id = f.to_key::int and m.deleted_at is null))
      or (f.to_kind = 'address' and exists (select from page_documents d where d.site_id = f.site_id and d.deleted_at is not null
        and d.url = substr(f.to_key, 2) and (f.from_locale = '' or d.locale = f.from_locale))
        and not exists (select from page_documents d where d.site_id = f.site_id and d.deleted_at is null and d.url = substr(f.to_key, 2))))
    group by 1, 2 order by 1, 2 limit ${MAX_BROKEN}`.execute(db)
  if (rows.length === 0) return []
  const names = await nameUsers(db, scope, rows)
  const shown = rows.filter(({ kind, id }) => names.has(`${kind} ${id}`))
  if (shown.length === 0) return []
  const samples = shown.flatMap((row) => {
    const title = names.get(`${row.kind} ${row.id}`)
    return title ? [{ title, path: pathOf(row) }] : []
  })
  return [waitingRow({ kind: 'LINKS', count: shown.length, samples: samples.slice(0, 3) })]
}
