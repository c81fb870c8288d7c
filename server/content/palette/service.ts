import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { resources } from '#schemas/admin/resources/resources.ts'
import type { Right } from '#schemas/admin/resources/rights.ts'
import { PALETTE_RESULTS, type FoundThing } from '#schemas/admin/palette/palette-calls.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { containsEachWord } from '#server/platform/lists/list-filter-sql.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** The search of the palette of commands. */
export interface Palette {
  /** Finds what the rights allow to read, the nearest first. Words with typing errors are looked for where nothing holds them as they are. */
  search(scope: Scope, rights: readonly Right[], words: string): Promise<FoundThing[]>
}

type Part = RawBuilder<unknown>

interface Asked {
  readonly siteId: number
  readonly locale: string
  readonly words: string
}

/** Condition that a folded text holds each word, or one that is written like them. */
const isMeant = (folded: RawBuilder<unknown>, words: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${containsEachWord(folded, words)} or ${folded} %> fold(${words}))`

/** Likeness of words from which one is taken for the other: one or two typing errors. */
const LIKENESS = '0.4'

/** A result with its order: true where it holds the words as they are. */
interface FoundRow extends FoundThing {
  readonly isExact: boolean
  readonly near: number
}

/** Nearness of a folded title: its beginning counts most, then its words, then its likeness. */
const nearness = (folded: RawBuilder<unknown>, words: string): RawBuilder<number> =>
  sql<number>`(case when starts_with(${folded}, fold(${words})) then 2 when ${containsEachWord(folded, words)} then 1 else 0 end
    + word_similarity(fold(${words}), ${folded}))`

/** The first results of a kind. */
const first = (rows: Part): Part =>
  sql`(select * from (${rows}) f order by "isExact" desc, near desc, at desc nulls last, id limit ${PALETTE_RESULTS})`

function pages({ siteId, locale, words }: Asked): Part {
  const folded = sql`fold(d.title || ' ' || d.url)`
  return first(sql`select * from (select distinct on (d.page_id) 'page' as kind, d.page_id as id, d.locale, d.title, '/' || d.url as detail,
    ${containsEachWord(folded, words)} as "isExact", ${nearness(sql`fold(d.title)`, words)} as near, null::timestamptz as at
    from page_documents d where d.site_id = ${siteId} and d.deleted_at is null and ${isMeant(folded, words)}
    order by d.page_id, near desc, d.locale = ${locale} desc) p`)
}

function sections({ siteId, locale, words }: Asked): Part {
  const folded = sql`fold(c.title)`
  return first(sql`select * from (select distinct on (s.id) 'section' as kind, s.id, c.locale, c.title, '' as detail,
    ${containsEachWord(folded, words)} as "isExact", ${nearness(folded, words)} as near, null::timestamptz as at
    from sections s join section_contents c on c.section_id = s.id
    where s.site_id = ${siteId} and s.deleted_at is null and ${isMeant(folded, words)} order by s.id, near desc, c.locale = ${locale} desc) s`)
}

const items = ({ siteId, words }: Asked, kind: string): Part =>
  first(sql`select i.kind, i.id, null as locale, i.title, '' as detail,
    ${containsEachWord(sql`i.words`, words)} as "isExact", ${nearness(sql`fold(i.title)`, words)} as near, i.changed_at as at
    from items i where i.site_id = ${siteId} and i.kind = ${kind} and i.deleted_at is null
    and (${containsEachWord(sql`i.words`, words)} or fold(i.title) %> fold(${words}))`)

const files = ({ siteId, words }: Asked): Part =>
  first(sql`select 'media' as kind, m.id, null as locale, m.filename as title, '' as detail,
    ${containsEachWord(sql`m.folded`, words)} as "isExact", ${nearness(sql`fold(m.filename)`, words)} as near, m.created_at as at from media m where m.site_id = ${siteId} and m.deleted_at is null and m.kind is not null and ${isMeant(sql`m.folded`, words)}`)

// The states are written out: neither robots nor the trash is found.
const messages = ({ siteId, words }: Asked): Part =>
  first(sql`select 'message' as kind, i.id, null as locale, coalesce(i.name, i.subject) as title, i.subject as detail,
    ${containsEachWord(sql`i.search`, words)} as "isExact", ${nearness(sql`fold(coalesce(i.name, ''))`, words)} as near, i.received_at as at from inbox_items i
    where i.site_id = ${siteId} and i.shown_state in ('NEW', 'READ', 'ANSWERED', 'CLOSED') and ${isMeant(sql`i.search`, words)}`)

function partsFor(asked: Asked, may: (right: Right) => boolean): readonly Part[] {
  return [
    ...(may('pages.read') ? [pages(asked), sections(asked)] : []),
    ...resources.filter(({ area }) => may(`${area}.read`)).map(({ name }) => items(asked, name)),
    ...(may('media.read') ? [files(asked)] : []),
    ...(may('inbox.read') ? [messages(asked)] : []),
  ]
}

/** Makes the search of the palette. A resource that is declared is found without another line here. */
export function createPalette(db: Kysely<Tables>): Palette {
  return {
    async search({ site, locale }, rights, words) {
      const parts = partsFor({ siteId: site.id, locale, words }, (right) => rights.includes(right))
      if (parts.length === 0) return []
      const { rows } = await inTransaction(db, async (trx) => {
        await sql`select set_config('pg_trgm.word_similarity_threshold', ${LIKENESS}, true)`.execute(trx)
        return sql<FoundRow>`select kind, id, locale, title, detail, "isExact", near from (${sql.join(parts, sql` union all `)}) f
          order by near desc, at desc nulls last, kind, id`.execute(trx)
      })
      const hasExact = rows.some(({ isExact }) => isExact)
      return rows.flatMap(({ isExact, near, ...thing }) => (isExact || (!hasExact && near >= Number(LIKENESS)) ? [thing] : []))
    },
  }
}
