import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import type { PageText } from '#engine/text/page-texts.ts'
import type { PageInLocale } from './page-in-locale.ts'

/** Writes the words of texts, each text on its line. */
export const wordsOfTexts = (texts: readonly PageText[]): string => texts.map(({ text }) => text).join('\n')

/** Records the words by which the list of pages finds a page in one language. */
export async function recordWords(
  trx: Transaction<Tables>,
  { siteId, pageId, locale }: PageInLocale,
  texts: readonly PageText[],
): Promise<void> {
  await trx
    .insertInto('page_words')
    .values({ site_id: siteId, page_id: pageId, locale, words: sql<string>`fold(${wordsOfTexts(texts)})` })
    .onConflict((conflict) =>
      conflict
        .columns(['page_id', 'locale'])
        .doUpdateSet({ words: sql<string>`excluded.words` })
        .where('page_words.site_id', '=', siteId),
    )
    .execute()
}
