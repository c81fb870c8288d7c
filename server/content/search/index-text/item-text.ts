import type { Json } from '#schemas/generated/content.ts'
import { lastInstant } from '#schemas/text/event-end.ts'
import { eventTimes } from '#i18n/format/event-times.ts'
import { formatDate, formatPrice } from '#i18n/format/format.ts'
import { propertiesOf, type CollectionSchema } from '#server/content/collections/collection-schema.ts'
import { eventRoute, readEvent } from '#server/content/collections/event.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { ownValue } from '#schemas/names/own-value.ts'
import { captionWords } from './caption-text.ts'
import { datedWords } from './date-text.ts'
import type { ItemWords, IndexDeps } from './index-deps.ts'

/** Returns false for instants and addresses, which are written for machines. A page shows an instant in words. */
const isForPeople = (text: string): boolean => !/^(?:\d{4}-\d{2}-\d{2}(?:T|$)|https?:|\/|#)/.test(text)

function textsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return isForPeople(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** The longest event whose days are all indexed, in days. A day in the middle of a longer one is not searched for. */
const MAX_DAYS = 31
// No day is shorter, on which clocks go forward either.
const halfDayMs = 43_200_000

/** The days of something from its first to its last, each once; of what takes very long the first and the last alone. */
function daysBetween(start: Date, end: Date, locale: string): string[] {
  const halves = Math.ceil((end.getTime() - start.getTime()) / halfDayMs)
  const inner = halves > 2 * MAX_DAYS ? [] : Array.from({ length: halves }, (_, index) => new Date(start.getTime() + index * halfDayMs))
  return [...new Set([start, ...inner, end].map((day) => formatDate(day.toISOString(), locale)))]
}

/** When an event takes place, as its page shows it: its day, or its days from the first to the last, and its hours. */
function timeWords(properties: Parameters<typeof readEvent>[0], locale: string): string[] {
  const event = readEvent(properties)
  if (event === null) return []
  const [start, end] = [event.startAt, event.endAt ?? event.startAt]
  const span = { startAt: start.toISOString(), endAt: end.toISOString() }
  const { day, days, hours } = eventTimes(span, locale)
  return [...(days === null ? [day] : daysBetween(start, new Date(lastInstant(span)), locale)), hours]
}

async function elementWords({ db }: IndexDeps, { site, locale }: Scope): Promise<ItemWords[]> {
  const rows = await db
    .selectFrom('element_texts as t')
    .innerJoin('elements as e', 'e.id', 't.element_id')
    .innerJoin('element_collections as c', 'c.id', 'e.collection_id')
    .select(['e.id', 'e.properties', 't.properties as own', 'c.schema', 'c.route'])
    .where('t.site_id', '=', site.id)
    .where('t.locale', '=', locale)
    .orderBy('e.id')
    .execute()
  return rows.map(({ id, properties, own, schema, route }) => {
    const shown = { ...properties, ...own }
    const texts = Object.keys(propertiesOf(schema as unknown as CollectionSchema)).flatMap((name) => textsIn(ownValue(shown, name)))
    const times = route === eventRoute ? timeWords(shown, locale) : []
    return { type: 'ELEMENT', id, locale, revisionId: null, texts: [...times, ...texts] }
  })
}

/** A price as it is written, and as it is typed without the space between its thousands. */
const priceWords = (euros: number, locale: string): string[] =>
  euros < 1000 ? [formatPrice(euros, locale)] : [formatPrice(euros, locale), String(euros)]

async function serviceWords({ db }: IndexDeps, { site, locale }: Scope): Promise<ItemWords[]> {
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

async function albumWords(parts: IndexDeps, scope: Scope): Promise<ItemWords[]> {
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

/** Reads the computed words that a site's albums, elements, services, articles and news show in a language. */
export async function itemWords(parts: IndexDeps, scope: Scope): Promise<ItemWords[]> {
  const [albums, elements, services] = [await albumWords(parts, scope), await elementWords(parts, scope), await serviceWords(parts, scope)]
  return [...albums, ...elements, ...services, ...(await datedWords(parts.db, scope))]
}
