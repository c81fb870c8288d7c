import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { Kysely, Transaction } from 'kysely'
import type { FormatReason } from '#schemas/errors/error-details.ts'
import type { Json } from '#schemas/generated/content.ts'
import { isItemSlug } from '#schemas/text/item-slug.ts'
import type { Sanitise } from '#engine/text/html-rules.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { jsonb } from '#server/database/jsonb.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { checkHtml } from '#server/platform/html/check-html.ts'
import { notFound, ApiError } from '#server/platform/errors/api-error.ts'
import { recordReferences } from '#server/platform/references/store-references.ts'
import { compileCollection, type CollectionSchema } from './collection-schema.ts'
import { elementReferences } from './element-references.ts'

type Properties = Record<string, Json>

/** A collection as it is given to be stored. */
export interface CollectionInput {
  readonly route: string
  readonly labels: Readonly<Record<string, string>>
  /** The first segments of its elements' addresses, by locale; none when they have no page. */
  readonly addresses: Readonly<Record<string, string>>
  readonly schema: CollectionSchema
  readonly defaultOrder: string
}

/** An element as it is given to be stored; the properties of a language go over those of all languages. */
export interface ElementInput {
  readonly route: string
  readonly imageId: number | null
  readonly position: number
  readonly publishedAt?: Date
  readonly properties: Properties
  readonly texts: Readonly<Record<string, { slug: string; title: string; content?: string; properties?: Properties }>>
}

/** Stores a collection, or changes the one of its route; a schema that cannot be compiled is refused. */
export async function saveCollection(db: Kysely<Tables>, siteId: number, collection: CollectionInput): Promise<number> {
  compileCollection(collection.schema)
  const row = {
    labels: jsonb({ ...collection.labels }),
    addresses: jsonb({ ...collection.addresses }),
    schema: jsonb({ ...collection.schema }),
    default_order: collection.defaultOrder,
  }
  const saved = await db
    .insertInto('element_collections')
    .values({ site_id: siteId, route: collection.route, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'route']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}

type Fault = { readonly field: string; readonly code: string; readonly reason?: FormatReason }

function propertyFaults(validate: ValidateFunction, properties: Properties): Fault[] {
  if (validate(properties)) return []
  return (validate.errors ?? []).map(({ instancePath, params }) => {
    const path = `${instancePath}/${String(params['missingProperty'] ?? params['additionalProperty'] ?? '')}`
    return { field: `properties${path.replace(/\/$/, '').replaceAll('/', '.')}`, code: 'FORMAT' }
  })
}

function checkElement(sanitise: Sanitise, schema: CollectionSchema, { properties, texts }: ElementInput): void {
  const validate = compileCollection(schema)
  for (const [locale, { slug, title, content = '', properties: own }] of Object.entries(texts)) {
    const errors = propertyFaults(validate, { ...properties, ...own })
    if (!isItemSlug(slug)) errors.push({ field: `texts.${locale}.slug`, code: 'FORMAT', reason: 'itemSlug' })
    if (title.trim() === '') errors.push({ field: `texts.${locale}.title`, code: 'REQUIRED' })
    if (errors.length > 0) throw new ApiError('VALIDATION_FAILED', { errors })
    checkHtml(sanitise, `texts.${locale}.content`, content)
  }
}

interface Owner {
  readonly site_id: number
  readonly collection_id: number
  readonly element_id: number
}

/** Upserts the texts by locale: the ids of rows and the times of unchanged rows stay. */
async function saveTexts(trx: Transaction<Tables>, owner: Owner, texts: ElementInput['texts']): Promise<void> {
  const locales = Object.keys(texts)
  const known = trx.deleteFrom('element_texts').where('site_id', '=', owner.site_id).where('element_id', '=', owner.element_id)
  await (locales.length === 0 ? known : known.where('locale', 'not in', locales)).execute()
  for (const [locale, { slug, title, content = '', properties = {} }] of Object.entries(texts)) {
    const row = { slug, title, content, properties: jsonb(properties) }
    await trx
      .insertInto('element_texts')
      .values({ ...owner, locale, ...row })
      .onConflict((conflict) =>
        conflict.columns(['element_id', 'locale']).doUpdateSet(row).where('element_texts.site_id', '=', owner.site_id),
      )
      .returning('element_id')
      .executeTakeFirstOrThrow(() => notFound())
  }
}

/** Stores an element of a collection, or changes a known one, after its check against the collection's schema. */
export async function saveElement(
  db: Kysely<Tables>,
  sanitise: Sanitise,
  siteId: number,
  element: ElementInput & { id?: number },
): Promise<number> {
  const collections = db.selectFrom('element_collections').select(['id', 'schema']).where('site_id', '=', siteId)
  const collection = await collections.where('route', '=', element.route).executeTakeFirst()
  if (!collection) throw notFound()
  checkElement(sanitise, collection.schema, element)
  const row = {
    position: element.position,
    image_id: element.imageId,
    properties: jsonb(element.properties),
    ...(element.publishedAt ? { published_at: element.publishedAt } : {}),
  }
  const owner = { site_id: siteId, collection_id: collection.id }
  return inTransaction(db, async (trx) => {
    const saved = await trx
      .insertInto('elements')
      .values({ ...(element.id === undefined ? {} : { id: element.id }), ...owner, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('elements.site_id', '=', siteId))
      .returning('id')
      .executeTakeFirstOrThrow(() => notFound())
    await saveTexts(trx, { ...owner, element_id: saved.id }, element.texts)
    await recordReferences(trx, elementReferences, siteId, saved.id)
    return saved.id
  })
}
