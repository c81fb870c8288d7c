import { sql, type Kysely } from 'kysely'
import type { CallData } from '#schemas/api/calls.ts'
import type { ListGrammar, ListQuery } from '#schemas/api/list-grammar.ts'
import { serviceList, type Service, type ServiceItem } from '#schemas/api/service.ts'
import type { Tables } from '#server/database/tables.ts'
import { contentAddress } from '#server/features/contents/content-address.ts'
import { readTags } from '#server/features/contents/read-tags.ts'
import type { ReadHtml } from '#server/features/html-reader.ts'
import { runList } from '#server/features/lists/run-list.ts'
import type { Media } from '#server/features/media/service.ts'
import type { Parameters } from '#server/features/parameters/service.ts'
import { hasIdOrSlug, hasOwnSlug } from '#server/features/lists/by-id-or-slug.ts'
import { notFound } from '#server/features/refusal.ts'
import type { Scope } from '#server/features/sites/site.ts'
import { selectServices, serviceColumns, type ServiceRow } from './visible-services.ts'

/** What a company offers on its site. */
export interface Services {
  list(scope: Scope, query: ListQuery): Promise<CallData<'service.list'>>
  get(scope: Scope, id: number | string): Promise<Service>
}

const { list: grammar } = serviceList as { list: ListGrammar }

interface Needs {
  readonly db: Kysely<Tables>
  readonly media: Media
  readonly parameters: Parameters
  readonly readHtml: ReadHtml
}

async function makeItems({ db, media }: Needs, scope: Scope, rows: readonly ServiceRow[]): Promise<ServiceItem[]> {
  const images = await media.images(
    scope,
    rows.flatMap(({ image_id }) => image_id ?? []),
  )
  const tagsOf = await readTags(db, scope, rows)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    url: contentAddress('service', scope.locale, row.slug),
    summary: row.summary,
    image: row.image_id === null ? null : (images.get(row.image_id) ?? null),
    tags: tagsOf(row),
    price: row.price === null ? null : row.price / 100,
    order: row.position,
  }))
}

async function getService(needs: Needs, scope: Scope, id: number | string): Promise<Service> {
  const select = selectServices(needs.db, scope).select(sql<string>`coalesce(nullif(t.content, ''), d.content, '')`.as('content'))
  const row = await select.where(hasIdOrSlug('s.id', id)).orderBy(hasOwnSlug(id), 'desc').limit(1).executeTakeFirst()
  const [item] = row ? await makeItems(needs, scope, [row]) : []
  if (!row || !item) throw notFound()
  return { ...item, content: needs.readHtml(row.content, await needs.parameters.placeholders(scope), `service ${row.id}`) }
}

/** Reads the services of sites. */
export function createServices(needs: Needs): Services {
  return {
    list: async (scope, query) => {
      const { rows, total } = await runList(selectServices(needs.db, scope), { grammar, query, columns: serviceColumns })
      return { services: await makeItems(needs, scope, rows), total }
    },
    get: (scope, id) => getService(needs, scope, id),
  }
}
