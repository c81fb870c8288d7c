import type { Kysely } from 'kysely'
import type { CallData } from '#schemas/api/calls.ts'
import type { ListQuery } from '#schemas/api/base/list-grammar.ts'
import { serviceList, type Service, type ServiceItem, type ServiceTag } from '#schemas/api/content/service.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { contentAddress } from '#schemas/content/content-address.ts'
import { readTags } from '#server/content/items/read-tags.ts'
import { shownTexts } from '#server/content/items/localised-text-sql.ts'
import type { HtmlRenderer } from '#server/platform/html/stored-html.ts'
import { listGrammarOf } from '#server/platform/lists/find-list-grammar.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import { loadRowImages } from '#server/content/media/load-row-images.ts'
import type { Media } from '#server/content/media/service.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { requireByIdOrSlug } from '#server/platform/lists/find-by-id-or-slug.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { serviceTags } from './service-tags.ts'
import { selectServices, serviceColumns, type ServiceRow } from './service-query.ts'

/** The services of a company on its site. */
export interface Services {
  list(scope: Scope, query: ListQuery): Promise<CallData<'service.list'>>
  get(scope: Scope, id: number | string): Promise<Service>
}

const grammar = listGrammarOf(serviceList)

interface Needs {
  readonly db: Kysely<Tables>
  readonly media: Media
  readonly parameters: Parameters
  readonly readHtml: HtmlRenderer
}

async function makeItems({ db, media }: Needs, scope: Scope, rows: readonly ServiceRow[]): Promise<ServiceItem[]> {
  const imageOf = await loadRowImages(media, scope, rows)
  const tagsOf = await readTags(db, scope, rows)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    url: contentAddress('service', scope.locale, row.slug),
    summary: row.summary,
    image: imageOf(row),
    tags: tagsOf(row),
    price: row.price === null ? null : row.price / 100,
    order: row.position,
  }))
}

/** Reads the tags of all services that a query finds, also beyond the current page. */
async function readAllTags({ db }: Needs, scope: Scope, query: ListQuery): Promise<ServiceTag[]> {
  const select = selectServices(db, scope).clearSelect().select('s.tags')
  const { rows } = await runList(select, { grammar: { ...grammar, paged: false }, query, columns: serviceColumns })
  const tagsIn = await readTags(db, scope, rows)
  return serviceTags(rows.map((row) => ({ tags: tagsIn(row) })))
}

async function listServices(needs: Needs, scope: Scope, query: ListQuery): Promise<CallData<'service.list'>> {
  const { rows, total } = await runList(selectServices(needs.db, scope), { grammar, query, columns: serviceColumns })
  const services = await makeItems(needs, scope, rows)
  return { services, total, tags: rows.length === total ? serviceTags(services) : await readAllTags(needs, scope, query) }
}

async function getService(needs: Needs, scope: Scope, id: number | string): Promise<Service> {
  const row = await requireByIdOrSlug(selectServices(needs.db, scope).select(shownTexts.content.as('content')), 's.id', id)
  const [item] = await makeItems(needs, scope, [row])
  if (!item) throw notFound()
  return { ...item, content: needs.readHtml(row.content, await needs.parameters.textRules(scope), `service ${row.id}`) }
}

/** Reads the services of sites. */
export function createServices(needs: Needs): Services {
  return {
    list: (scope, query) => listServices(needs, scope, query),
    get: (scope, id) => getService(needs, scope, id),
  }
}
