import { sql, type Kysely, type Selectable } from 'kysely'
import type { PageDocumentsTable } from '#server/database/tables/page-tables.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { isMissing } from '#server/content/pages/middleware.ts'
import { localesOf, type Scope } from '#server/platform/scope/site.ts'

/** The document with which a page answers: that of the wanted language, else that of the site's default one. */
export interface AnsweringPage {
  readonly locale: string
  readonly url: string
  readonly title: string
}

/** The documents of a site as visitors see them at a moment, with the columns of `seen_documents` that are read here. */
function documentsAt(siteId: number, at: Date | null) {
  if (at === null) return sql<Selectable<PageDocumentsTable>>`seen_documents`
  return sql<Selectable<PageDocumentsTable>>`(
    select d.site_id, d.page_id, d.locale, d.url, coalesce(r.head ->> 'title', d.title) as title, d.deleted_at,
      d.middleware, coalesce(r.id, d.published_revision_id) as published_revision_id, case when r.id is null then d.publish_at end as publish_at
    from page_documents d
      left join lateral (
        select p.revision_id from publications p
        where p.kind = 'PAGE' and p.document_id = d.page_id and p.locale = d.locale
          and p.starts_at <= ${at} and p.done_at is null and p.held_at is null and (p.ends_at is null or p.ends_at > ${at})
          and is_readable(p.kind, p.revision_id)
        order by p.ends_at is null, p.starts_at desc, p.id desc limit 1
      ) planned on true
      left join revisions r on r.id = planned.revision_id
    where d.site_id = ${siteId})`
}

/** Finds the pages that visitors of a language see now, or at a moment, among the given ones, without those of a closed shop. */
export async function answeringPages(
  db: Kysely<Tables>,
  scope: Scope,
  ids: readonly number[],
  at: Date | null = null,
): Promise<Map<number, AnsweringPage>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom(documentsAt(scope.site.id, at).as('d'))
    .select(['d.page_id', 'd.locale', 'd.url', 'd.title', 'd.middleware'])
    .where('d.site_id', '=', scope.site.id)
    .where('d.page_id', 'in', ids)
    .where('d.locale', 'in', localesOf(scope))
    .where('d.deleted_at', 'is', null)
    .where('d.published_revision_id', 'is not', null)
    // The page of a single item has no address of its own.
    .where('d.url', 'not like', '%{%')
    .where((where) =>
      where.or([where('d.publish_at', 'is', null), where('d.publish_at', '<=', sql<Date>`coalesce(${at}::timestamptz, now())`)]),
    )
    .execute()
  const answering = new Map<number, AnsweringPage>()
  for (const { page_id, middleware, ...page } of rows) {
    if (isMissing({ url: page.url, middleware }, scope.site)) continue
    if (page.locale === scope.locale || !answering.has(page_id)) answering.set(page_id, page)
  }
  return answering
}
