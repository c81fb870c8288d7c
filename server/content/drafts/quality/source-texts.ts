import { sql, type Kysely } from 'kysely'
import { isTranslatable } from '#engine/quality/publication/is-translatable.ts'
import { placeKey, type PageText } from '#engine/text/page-texts.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { DraftScope } from '#server/content/drafts/draft-scope.ts'

/**
 * Reads the texts of a page in the first language of its site that another language is to say otherwise, by their places. A person may have said that
 * a text is the same in both; that holds as long as the text does. Undefined for the first language and for what is no page.
 */
export async function readSourceTexts(
  db: Kysely<Tables>,
  { site, locale, pageId }: DraftScope,
): Promise<Readonly<Record<string, string>> | undefined> {
  if (pageId === null || locale === site.defaultLocale) return undefined
  const { rows } = await sql<PageText>`
    select s.block_id, s.pointer, s.text from page_texts s
    where s.site_id = ${site.id} and s.page_id = ${pageId} and s.locale = ${site.defaultLocale} and s.is_current
      and not exists (select from page_texts t where t.page_id = s.page_id and t.locale = ${locale} and t.block_id = s.block_id
        and t.pointer = s.pointer and t.text = s.text and t.source = s.text and not t.is_taken)
    order by s.block_id, s.pointer`.execute(db)
  return Object.fromEntries(rows.filter(({ text }) => isTranslatable(text)).map((row) => [placeKey(row), row.text]))
}
