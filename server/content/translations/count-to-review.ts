import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { Site } from '#server/platform/scope/site.ts'

/** Counts the texts of pages that are to be reviewed, by the number of the page and the language. */
export async function countToReview(
  db: Kysely<Tables>,
  { id, defaultLocale }: Pick<Site, 'id' | 'defaultLocale'>,
  pages: readonly number[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ page: number; locale: string; count: number }>`
    select t.page_id as page, t.locale, count(*)::int as count
    from page_texts t join page_texts s on s.page_id = t.page_id and s.block_id = t.block_id and s.pointer = t.pointer
    where t.site_id = ${id} and t.page_id = any(${[...pages]}::integer[]) and s.locale = ${defaultLocale} and t.locale <> s.locale
      and t.is_current and s.is_current and (t.is_taken or t.source <> s.text)
    group by t.page_id, t.locale`.execute(db)
  return new Map(rows.map(({ page, locale, count }) => [`${page} ${locale}`, count]))
}
