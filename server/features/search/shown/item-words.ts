import type { Kysely } from 'kysely'
import type { Json } from '#schemas/generated/content.ts'
import { formatPrice } from '#i18n/format.ts'
import type { Tables } from '#server/database/tables.ts'
import { propertiesOf, type CollectionSchema } from '#server/features/elements/collection-schema.ts'
import type { Features } from '#server/features/features.ts'
import type { Scope } from '#server/features/sites/site.ts'
import { captionWords } from './caption-words.ts'
import type { ShownText } from './shown-text.ts'

/** What the words of a site are read with. */
export interface WordsParts {
  readonly db: Kysely<Tables>
  readonly features: Features
  readonly now: () => number
}

/** What a content shows in a language beside what is written in it; of a page, in one revision. */
export interface ItemWords {
  readonly type: 'PAGE' | 'ALBUM' | 'ELEMENT' | 'SERVICE'
  readonly id: number
  readonly locale: string
  readonly revisionId: number | null
  readonly texts: readonly ShownText[]
}

/** Instants and addresses are written for machines. */
const isForPeople = (text: string): boolean => !/^(?:\d{4}-\d{2}-\d{2}(?:T|$)|https?:|\/|#)/.test(text)

function textsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return isForPeople(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

async function elementWords({ db }: WordsParts, { site, locale }: Scope): Promise<ItemWords[]> {
  const rows = await db
    .selectFrom('element_texts as t')
    .innerJoin('elements as e', 'e.id', 't.element_id')
    .innerJoin('element_collections as c', 'c.id', 'e.collection_id')
    .select(['e.id', 'e.properties', 't.properties as own', 'c.schema'])
    .where('t.site_id', '=', site.id)
    .where('t.locale', '=', locale)
    .orderBy('e.id')
    .execute()
  return rows.map(({ id, properties, own, schema }) => {
    const shown = { ...properties, ...own }
    const texts = Object.keys(propertiesOf(schema as unknown as CollectionSchema)).flatMap((name) => textsIn(shown[name]))
    return { type: 'ELEMENT', id, locale, revisionId: null, texts }
  })
}

/** A price as it is written, and as it is typed without the space between its thousands. */
const priceWords = (euros: number, locale: string): string[] =>
  euros < 1000 ? [formatPrice(euros, locale)] : [formatPrice(euros, locale), String(euros)]

async function serviceWords({ db }: WordsParts, { site, locale }: Scope): Promise<ItemWords[]> {
  const rows = await db
    .selectFrom('service_texts as t')
    .innerJoin('services as s', 's.id', 't.service_id')
    .select(['s.id', 's.price'])
    .where('t.site_id', '=', site.id)
    .where('t.locale', '=', locale)
    .where('s.price', 'is not', null)
    .orderBy('s.id')
    .execute()
  return rows.map(({ id, price }) => {
    const euros = (price ?? 0) / 100
    return { type: 'SERVICE', id, locale, revisionId: null, texts: priceWords(euros, locale) }
  })
}

async function albumWords(parts: WordsParts, scope: Scope): Promise<ItemWords[]> {
  const { db, features } = parts
  const { site, locale } = scope
  const rows = await db
    .selectFrom('album_texts as t')
    .innerJoin('album_images as i', 'i.album_id', 't.album_id')
    .select(['t.album_id as id', 'i.media_id as mediaId'])
    .where('t.site_id', '=', site.id)
    .where('t.locale', '=', locale)
    .orderBy('t.album_id')
    .orderBy('i.position')
    .execute()
  const images = await features.media.images(
    scope,
    rows.map(({ mediaId }) => mediaId),
  )
  const found: ItemWords[] = []
  for (const [id, own] of Map.groupBy(rows, (row) => row.id)) {
    const names = own.map(({ mediaId }) => images.get(mediaId)?.name ?? '').filter((name) => name !== '')
    const films = own.flatMap(({ mediaId }) => (images.get(mediaId)?.captions ? [mediaId] : []))
    found.push({ type: 'ALBUM', id, locale, revisionId: null, texts: [...names, ...(await captionWords(features, scope, films))] })
  }
  return found
}

/** What the albums, elements and services of a site show in a language beside what is written in them. */
export async function itemWords(parts: WordsParts, scope: Scope): Promise<ItemWords[]> {
  return [...(await albumWords(parts, scope)), ...(await elementWords(parts, scope)), ...(await serviceWords(parts, scope))]
}
