import { sql } from 'kysely'
import type { Site } from '#server/platform/scope/site.ts'
import type { IndexDeps } from './index-deps.ts'
import { itemWords } from './item-text.ts'
import { pageWords } from './page-text.ts'
import { asHtml, impliedText } from './rendered-text.ts'

/** Reads what a site shows beside what is written in it, and notes what has changed; says of how many contents. */
export async function updateIndex(parts: IndexDeps, site: Site): Promise<number> {
  const scopes = site.locales.map((locale) => ({ site, locale }))
  const read = await Promise.all(scopes.map(async (scope) => [...(await pageWords(parts, scope)), ...(await itemWords(parts, scope))]))
  const rows = read.flat().filter(({ texts }) => texts.length > 0)
  const noted = JSON.stringify(
    rows.map(({ type, id, locale, revisionId, texts }) => ({
      type,
      item_id: id,
      locale,
      revision_id: revisionId,
      html: asHtml(texts),
      implied: impliedText(texts),
    })),
  )
  return parts.db.transaction().execute(async (trx) => {
    // Of two servers the second finds all noted.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`shown words ${site.id}`}, 0))`.execute(trx)
    const { rows: changed } = await sql<{ count: number }>`
      with read as (
        select r.*, plain_text(r.html) as words
        from jsonb_to_recordset(${noted}::jsonb) as r (type text, item_id integer, locale text, revision_id integer, html text, implied text)
      ), gone as (
        delete from shown_words w where w.site_id = ${site.id}
          and not exists (select from read r where (r.type, r.item_id, r.locale) = (w.type, w.item_id, w.locale) and r.words <> '')
        returning 1
      ), written as (
        insert into shown_words as w (site_id, type, item_id, locale, revision_id, words, implied)
        select ${site.id}, type, item_id, locale, revision_id, words, implied from read where words <> ''
        on conflict (type, item_id, locale) do update set words = excluded.words, implied = excluded.implied, revision_id = excluded.revision_id
          where (w.words, w.implied, w.revision_id) is distinct from (excluded.words, excluded.implied, excluded.revision_id)
        returning 1
      )
      select (select count(*) from gone)::int + (select count(*) from written)::int as count`.execute(trx)
    return changed[0]?.count ?? 0
  })
}
