import { sql, type Kysely, type Transaction } from 'kysely'
import type { AdminCallBody, AdminCallData } from '#schemas/admin/calls.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Registry } from '#engine/registry/registry.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Site } from '#server/platform/scope/site.ts'
import { replayRevisions } from './replay-revisions.ts'

/** A page of a site in a language that is not that of the site. */
export interface TranslatedPage {
  readonly site: Pick<Site, 'id' | 'defaultLocale'>
  readonly pageId: number
  readonly locale: string
}

/** Comparison of pages with the language of their site. */
export interface Translations {
  /** Lists the texts that are to be reviewed in a language, in no order. */
  review(page: TranslatedPage): Promise<AdminCallData['page.translation']>
  /** Says that texts are up to date with those that were seen in the language of the site. */
  settle(page: TranslatedPage, seen: AdminCallBody<'page.translated'>['texts']): Promise<void>
  /** Records the pages that were saved before texts were recorded, as a server does at its start. */
  prepare(): Promise<void>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly registry: Registry
}

interface Row {
  readonly blockId: string
  readonly pointer: string
  readonly now: string
  readonly former: string | null
  readonly isTaken: boolean
  readonly changedAt: Date
}

async function requirePage(db: Kysely<Tables>, { site, pageId, locale }: TranslatedPage): Promise<void> {
  const documents = db.selectFrom('page_documents').select('locale').where('site_id', '=', site.id).where('page_id', '=', pageId)
  const found = await documents.where('locale', '=', locale).where('deleted_at', 'is', null).executeTakeFirst()
  if (!found) throw notFound()
}

/**
 * Says that a text translates one that the language of the site has or had. A text that it never had changes nothing, and neither does an older one
 * than the text that is known to be translated.
 */
async function settleText(
  trx: Transaction<Tables>,
  { site, pageId, locale }: TranslatedPage,
  { blockId, pointer, now }: AdminCallBody<'page.translated'>['texts'][number],
): Promise<void> {
  await sql`
    update page_texts t set source = s.text, is_taken = false from page_texts s
    where t.site_id = ${site.id} and t.page_id = ${pageId} and t.locale = ${locale} and t.block_id = ${blockId ?? ''} and t.pointer = ${pointer}
      and t.is_current
      and s.page_id = t.page_id and s.locale = ${site.defaultLocale} and s.block_id = t.block_id and s.pointer = t.pointer and s.text = ${now}
      and (s.is_current or not exists (
        select from page_texts k where k.page_id = s.page_id and k.locale = s.locale and k.block_id = s.block_id and k.pointer = s.pointer
          and k.text = t.source and k.changed_at > s.changed_at))`.execute(trx)
}

/** Makes the service that compares pages with the language of their site. */
export function createTranslations({ db, registry }: Needs): Translations {
  return {
    async review(page) {
      await requirePage(db, page)
      const { site, pageId, locale } = page
      const { rows } = await sql<Row>`
        select t.block_id as "blockId", t.pointer, s.text as now, t.source as former, t.is_taken as "isTaken", s.changed_at as "changedAt"
        from page_texts t join page_texts s on s.page_id = t.page_id and s.block_id = t.block_id and s.pointer = t.pointer
        where t.site_id = ${site.id} and t.page_id = ${pageId} and t.locale = ${locale} and s.locale = ${site.defaultLocale} and s.locale <> t.locale
          and t.is_current and s.is_current and (t.is_taken or t.source <> s.text)
        order by s.changed_at, t.block_id, t.pointer`.execute(db)
      const texts = rows.map(({ blockId, changedAt, ...row }) => ({
        ...row,
        ...{ blockId: blockId === '' ? null : blockId, changedAt: toInstant(changedAt) },
      }))
      return { source: site.defaultLocale, texts }
    },

    async settle(page, seen) {
      await requirePage(db, page)
      await inTransaction(db, async (trx) => {
        for (const text of seen) await settleText(trx, page, text)
      })
    },

    prepare: () => replayRevisions(db, registry),
  }
}
