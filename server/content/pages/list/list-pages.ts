import { sql, type Kysely } from 'kysely'
import { pageList, type pageStates } from '#schemas/admin/page-calls.ts'
import type { AdminCallData } from '#schemas/admin/calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import type { ListColumns } from '#server/platform/lists/list-columns.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { countToReview } from '#server/content/translations/count-to-review.ts'
import { accessOf } from '#server/content/pages/page-access.ts'
import { accountIn, readAuthors } from '#server/content/pages/read-authors.ts'
import { searchPages, type PageSearch } from './page-search.ts'

type Data = AdminCallData['page.list']
type Item = Data['pages'][number]

const state = sql<(typeof pageStates)[number]>`case
  when d.deleted_at is not null then 'ARCHIVED'
  when d.published_revision_id is null then 'DRAFT'
  when d.publish_at > now() then 'PLANNED'
  when d.head_revision_id <> d.published_revision_id or f.hash <> f.base_hash then 'MODIFIED'
  else 'ONLINE' end`

// A draft that was only opened changes nothing.
const isDraftNewer = sql<boolean>`(f.seq > 0 and f.updated_at >= r.saved_at)`

/** The documents of the pages of a site, with their states. */
function documentsOf(db: Kysely<Tables>, siteId: number) {
  return db
    .selectFrom('page_documents as d')
    .innerJoin('revisions as r', 'r.id', 'd.head_revision_id')
    .leftJoin('drafts as f', (join) =>
      join
        .onRef('f.site_id', '=', 'd.site_id')
        .onRef('f.document_id', '=', 'd.page_id')
        .onRef('f.locale', '=', 'd.locale')
        .on('f.kind', '=', 'PAGE'),
    )
    .select(['d.page_id as id', 'd.locale', 'd.url', 'd.title', 'd.middleware', 'd.publish_at as publishAt', state.as('state')])
    .select(sql<Date>`case when ${isDraftNewer} then f.updated_at else r.saved_at end`.as('updatedAt'))
    .select(sql<number | null>`case when ${isDraftNewer} then f.updated_by else ${accountIn(sql.ref('r.saved_by'))} end`.as('by'))
    .where('d.site_id', '=', siteId)
}

type Row = Awaited<ReturnType<ReturnType<typeof documentsOf>['execute']>>[number]

const columnsOf = ({ search, foundBy }: PageSearch): ListColumns => ({
  id: sql.ref('p.id'),
  fields: {
    ...{ locale: sql.ref('p.locale'), state: sql.ref('p.state'), title: sql.ref('p.title') },
    ...{ url: sql.ref('p.url'), updatedAt: sql.ref('p.updatedAt'), foundBy },
  },
  search,
})

/** The language that a query asks for; null without one. */
function wantedLocale({ filters }: ListQuery): string | null {
  const filter = filters.find(({ field, operator }) => field === 'locale' && operator === 'eq')
  return filter?.kind === 'text' ? filter.value : null
}

/** Chooses one document of each page: in the wanted language, else in that of the site, else in any. */
function chosenDocuments(db: Kysely<Tables>, { site, locale }: Scope, query: ListQuery) {
  const wanted = wantedLocale(query) ?? locale
  const chosen = documentsOf(db, site.id)
    .distinctOn('d.page_id')
    .orderBy('d.page_id')
    .orderBy(sql`d.locale = ${wanted}`, 'desc')
    .orderBy(sql`d.locale = ${site.defaultLocale}`, 'desc')
    .orderBy('d.locale')
  const pages = db.selectFrom(chosen.as('p')).selectAll('p')
  const asksState = query.filters.some(({ field }) => field === 'state')
  return asksState ? pages : pages.where('p.state', '<>', 'ARCHIVED')
}

/** Lists the pages of a site for its administrators, those in the trash only where the query filters by state. */
export async function listPages(db: Kysely<Tables>, scope: Scope, query: ListQuery): Promise<Data> {
  const search = searchPages(scope.site.id, query.search)
  const plan = { grammar: listGrammarOf(pageList), query, columns: columnsOf(search) }
  const { rows, total } = await runList(chosenDocuments(db, scope, query).select(search.foundBy.as('foundBy')), plan)
  if (rows.length === 0) return { pages: [], total }
  const ids = rows.map(({ id }) => id)
  const documents = await documentsOf(db, scope.site.id).where('d.page_id', 'in', ids).orderBy('d.locale').execute()
  const authorOf = await readAuthors(
    db,
    scope.site.id,
    documents.map(({ by }) => by),
  )
  const toDocument = ({ id, by, publishAt, updatedAt, locale, state: now, title, url, middleware }: Row): Item['languages'][number] => ({
    ...{ locale, state: now, title, url, access: accessOf(middleware), updatedBy: authorOf(by), updatedAt: toInstant(updatedAt) },
    publishAt: publishAt === null ? null : toInstant(publishAt),
    toReview: toReview.get(`${id} ${locale}`) ?? 0,
  })
  const toReview = await countToReview(db, scope.site, ids)
  const byPage = Map.groupBy(documents, ({ id }) => id)
  const toItem = (row: (typeof rows)[number]): Item => {
    return { id: row.id, foundBy: row.foundBy, ...toDocument(row), languages: (byPage.get(row.id) ?? []).map(toDocument) }
  }
  return { pages: rows.map(toItem), total }
}
