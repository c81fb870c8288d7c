import type { Kysely } from 'kysely'
import type { Element, ElementItem } from '#schemas/api/content/element.ts'
import type { ListGrammar, ListQuery } from '#schemas/api/base/list-grammar.ts'
import type { Image } from '#schemas/api/base/image.ts'
import type { PropsSchema } from '#schemas/generated/content.ts'
import type { Clock } from '#domain/dates/clock.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import type { IsClosed } from '#domain/urls/disabled-paths.ts'
import { textFields, type Field } from '#engine/registry/prop-fields.ts'
import { unwrapLinks } from '#engine/text/unwrap-links.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import type { ContentCache } from '#server/sites/directory/content-cache.ts'
import { shownTexts } from '#server/content/items/localised-text-sql.ts'
import type { HtmlRenderer } from '#server/platform/html/stored-html.ts'
import { runList } from '#server/platform/lists/query-list.ts'
import { loadRowImages } from '#server/content/media/load-row-images.ts'
import type { Media } from '#server/content/media/service.ts'
import type { Parameters } from '#server/sites/parameters/service.ts'
import { requireByIdOrSlug } from '#server/platform/lists/find-by-id-or-slug.ts'
import { notFound } from '#server/platform/errors/api-error.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { eventRoute, withAvailability } from './event.ts'
import { takenSeats } from './seat-count.ts'
import { grammarOf, propertiesOf, type CollectionSchema } from './collection-schema.ts'
import { elementColumns, selectElements, type ElementRow } from './element-query.ts'

/** A collection of a site's elements. */
export interface Collection {
  readonly id: number
  readonly route: string
  /** The first segments of its elements' addresses; null when they have no page. */
  readonly address: string | null
  readonly schema: CollectionSchema
  readonly grammar: ListGrammar
  /** The properties with texts and links. */
  readonly fields: readonly Field[]
}

/** The elements of a site, collection by collection. */
export interface Elements {
  /** A collection by its route; an unknown one is refused. */
  collection(scope: Scope, route: string): Promise<Collection>
  list(scope: Scope, route: string, query: ListQuery): Promise<{ items: ElementItem[]; total: number }>
  get(scope: Scope, route: string, id: number | string): Promise<Element>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly cache: ContentCache
  readonly media: Media
  readonly parameters: Parameters
  readonly readHtml: HtmlRenderer
  readonly clock: Clock
}

class ElementService implements Elements {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async collection(scope: Scope, route: string): Promise<Collection> {
    const { collections } = await this.#needs.cache.read(scope, 'collections', () => this.#read(scope))
    const found = collections.get(route)
    if (!found) throw notFound()
    return found
  }

  async list(scope: Scope, route: string, query: ListQuery): Promise<{ items: ElementItem[]; total: number }> {
    const collection = await this.collection(scope, route)
    const { grammar } = collection
    const select = selectElements(this.#needs.db, scope, collection.id)
    const { rows, total } = await runList(select, {
      grammar,
      query,
      columns: elementColumns(grammar, { route, now: scope.at ?? this.#needs.clock() }),
    })
    return { items: await this.#items(scope, collection, rows), total }
  }

  async get(scope: Scope, route: string, id: number | string): Promise<Element> {
    const collection = await this.collection(scope, route)
    const select = selectElements(this.#needs.db, scope, collection.id).select(shownTexts.content.as('content'))
    const row = await requireByIdOrSlug(select, 'e.id', id)
    const [item] = await this.#items(scope, collection, [row])
    if (!item) throw notFound()
    if (row.content === '') return { ...item, content: null }
    const rules = await this.#needs.parameters.textRules(scope)
    return { ...item, content: this.#needs.readHtml(row.content, rules, `element ${row.id}`) }
  }

  /** Converts rows to items; those of events with computed fields. */
  async #items(scope: Scope, collection: Collection, rows: readonly ElementRow[]): Promise<ElementItem[]> {
    const { db, media, clock, parameters } = this.#needs
    const imageOf = await loadRowImages(media, scope, rows)
    const isClosed = await parameters.closedPlaces(scope)
    const items = rows.map((row) => toItem(collection, withOpenLinks(collection, row, isClosed), imageOf(row)))
    if (collection.route !== eventRoute) return items
    const ids = items.map(({ id }) => id)
    return withAvailability(items, await takenSeats(db, scope.site.id, ids), scope.at ?? clock())
  }

  async #read({ site, locale }: Scope): Promise<{ collections: ReadonlyMap<string, Collection> }> {
    const rows = await this.#needs.db.selectFrom('element_collections').selectAll().where('site_id', '=', site.id).execute()
    const collections = rows.map(({ id, route, addresses, schema, default_order }) => {
      const address = ownValue(addresses, locale) ?? ownValue(addresses, site.defaultLocale) ?? null
      const fields = textFields({ type: 'object', properties: propertiesOf(schema) } as PropsSchema)
      return [route, { id, route, address, schema, grammar: grammarOf(schema, default_order), fields }] as const
    })
    return { collections: new Map(collections) }
  }
}

/** An element without its links to what is closed. */
function withOpenLinks({ fields }: Collection, row: ElementRow, isClosed: IsClosed | null): ElementRow {
  return isClosed ? { ...row, properties: unwrapLinks(fields, row.properties, isClosed) } : row
}

function toItem({ route, address, schema }: Collection, row: ElementRow, image: Image | null): ElementItem {
  // A property that the schema has lost since stays in the row and out of the answer; one that it gained is null.
  const own = Object.keys(propertiesOf(schema)).map((name) => [name, ownValue(row.properties, name) ?? null] as const)
  return {
    ...Object.fromEntries(own),
    id: row.id,
    route,
    title: row.title,
    url: address === null ? null : `${address}/${row.slug}`,
    image,
    order: row.position,
    publishedAt: toInstant(row.published_at),
  }
}

/** Reads the elements of sites. */
export function createElements(needs: Needs): Elements {
  return new ElementService(needs)
}
