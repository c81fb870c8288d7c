import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/database/tables/tables.ts'
import { placeKey, type PageText } from '#engine/text/page-texts.ts'
import type { PageInLocale } from './page-in-locale.ts'
import { recordWords } from './record-words.ts'

/** Facts about the writing of texts. */
export interface Writing {
  /** True where a written text that is that of the language of the site is not translated, whether it was taken over or typed. */
  readonly isTakenOver: boolean
  /** The time of the writing; now without one. */
  readonly at?: Date
}

interface Languages {
  readonly usual: string
  readonly count: number
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

const hasWords = ({ text }: PageText): boolean => /\p{L}/u.test(text)

async function languagesOf(trx: Transaction<Tables>, siteId: number): Promise<Languages> {
  const { rows } = await sql<Languages>`
    select s.default_locale as usual, (select count(*)::int from site_languages l where l.site_id = s.id) as count
    from sites s where s.id = ${siteId}`.execute(trx)
  return rows[0] ?? { usual: '', count: 0 }
}

async function currentTexts(trx: Transaction<Tables>, { siteId, pageId, locale }: PageInLocale) {
  const rows = await trx
    .selectFrom('page_texts')
    .select(['block_id', 'pointer', 'text'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('locale', '=', locale)
    .where('is_current', '=', true)
    .execute()
  return new Map(rows.map((row) => [placeKey(row), row]))
}

/** Marks the texts that have left their places. */
async function retire(trx: Transaction<Tables>, { siteId, pageId, locale }: PageInLocale, gone: readonly PageText[]): Promise<void> {
  if (gone.length === 0) return
  await sql`
    update page_texts t set is_current = false
    from unnest(${gone.map(({ block_id }) => block_id)}::text[], ${gone.map(({ pointer }) => pointer)}::text[]) as g(block_id, pointer)
    where t.site_id = ${siteId} and t.page_id = ${pageId} and t.locale = ${locale} and t.is_current and t.block_id = g.block_id
      and t.pointer = g.pointer`.execute(trx)
}

/** A translation without a source that came before the text that it translates. */
async function giveSource(trx: Transaction<Tables>, { siteId, pageId, locale }: PageInLocale, written: readonly PageText[]): Promise<void> {
  await sql`
    update page_texts t set source = g.text
    from unnest(${written.map(({ block_id }) => block_id)}::text[], ${written.map(({ pointer }) => pointer)}::text[],
      ${written.map(({ text }) => text)}::text[]) as g(block_id, pointer, text)
    where t.site_id = ${siteId} and t.page_id = ${pageId} and t.locale <> ${locale} and t.source is null and t.block_id = g.block_id
      and t.pointer = g.pointer`.execute(trx)
}

/**
 * Records the texts of a page in one language: their words for the search, and in sites of several languages each text at its place.
 *
 * - A new text of a translation is recorded with the text that it translates.
 * - A text that comes back by an undo finds its row, with the text that it translated then.
 */
export async function recordTexts(
  trx: Transaction<Tables>,
  page: PageInLocale,
  all: readonly PageText[],
  { isTakenOver, at }: Writing,
): Promise<void> {
  await recordWords(trx, page, all)
  const { usual, count } = await languagesOf(trx, page.siteId)
  if (count < 2) return
  const texts = new Map(all.filter(hasWords).map((text) => [placeKey(text), text]))
  const stored = await currentTexts(trx, page)
  const isUsual = page.locale === usual
  const written = [...texts.values()].filter((text) => stored.get(placeKey(text))?.text !== text.text)
  await retire(trx, page, [...written, ...[...stored.values()].filter((row) => !texts.has(placeKey(row)))])
  if (written.length === 0) return
  const sources = isUsual ? null : await currentTexts(trx, { ...page, locale: usual })
  const values = written.map(({ block_id, pointer, text }) => {
    const source = sources?.get(placeKey({ block_id, pointer }))?.text ?? null
    return {
      ...{ site_id: page.siteId, page_id: page.pageId, locale: page.locale, block_id, pointer, text, hash: hashOf(text), source },
      ...{ is_taken: isTakenOver && source === text, ...(at && { changed_at: at }) },
    }
  })
  await trx
    .insertInto('page_texts')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['page_id', 'locale', 'block_id', 'pointer', 'hash'])
        .doUpdateSet({
          is_current: true,
          changed_at: sql<Date>`excluded.changed_at`,
          source: sql<string | null>`coalesce(page_texts.source, excluded.source)`,
        })
        .where('page_texts.site_id', '=', page.siteId),
    )
    .execute()
  if (isUsual) await giveSource(trx, page, written)
}
