import { sql } from 'kysely'
import { hashOfText } from '#engine/document/hash.ts'
import type { Site } from '#server/platform/scope/site.ts'
import type { IndexDeps } from './index-deps.ts'
import { itemWords } from './item-text.ts'
import { pageWords } from './page-text.ts'
import { asHtml, impliedText } from './rendered-text.ts'

/**
 * Reads what a site shows beside what is written in it, and stores the words that have changed; none when they are the ones that were read
 * before. Returns a digest of the words that it has read.
 */
export async function updateIndex(parts: IndexDeps, site: Site, former?: string): Promise<string> {
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
  const digest = hashOfText(noted)
  if (digest === former) return digest
  await storeWords(parts, site, noted)
  return digest
}

function storeWords(parts: IndexDeps, site: Site, noted: string): Promise<void> {
  return parts.db.transaction().execute(async (trx) => {
    // The second of two servers finds all words stored.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`shown words ${site.id}`}, 0))`.execute(trx)
    await sql`
      with read as (
        select r.*, plain_text(r.html) as words
        from jsonb_to_recordset(${noted}::jsonb) as r (type text, item_id integer, locale text, revision_id integer, html text, implied text)
      ), gone as (
        delete from shown_words w where w.site_id = ${site.id}
          and not exists (select from read r where (r.type, r.item_id, r.locale) = (w.type, w.item_id, w.locale) and r.words <> '')
      ), written as (
        insert into shown_words as w (site_id, type, item_id, locale, revision_id, words, implied)
        select ${site.id}, type, item_id, locale, revision_id, words, implied from read where words <> ''
        on conflict (type, item_id, locale) do update set words = excluded.words, implied = excluded.implied, revision_id = excluded.revision_id
          where w.site_id = excluded.site_id and (w.words, w.implied, w.revision_id) is distinct from (excluded.words, excluded.implied, excluded.revision_id)
      )
      select 1`.execute(trx)
  })
}
