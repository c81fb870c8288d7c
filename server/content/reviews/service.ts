import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely'
import type { Review } from '#schemas/api/content/company.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { languageOf } from '#i18n/locale.ts'
import type { SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'
import { fetchGoogleReviews, reviewIdsOf, type ExternalReview, type PlaceKey } from '#server/adapters/reviews/google-reviews.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { noteRewritten } from '#server/platform/resources/item-versions.ts'
import { readExternalApp } from '#server/sites/external-apps/service.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'
import { ownValue } from '#schemas/names/own-value.ts'

/** The reviews of companies. */
export interface Reviews {
  list(scope: Scope): Promise<Review[]>
  /** Fetches the reviews from the external service; returns their number, or null when the site does not use it: then the stored ones are deleted. They stay when it does not answer. */
  refresh(trx: Transaction<Tables>, site: Site): Promise<number | null>
}

interface Needs {
  readonly db: Kysely<Tables>
  readonly fetchOutside: SafeFetch
}

/** The place whose reviews a site asks for; null when it asks for none. */
async function placeOf(db: Kysely<Tables>, siteId: number): Promise<PlaceKey | null> {
  const config = await readExternalApp(db, siteId, 'google-reviews')
  const [placeId, apiKey] = [config?.['placeId']?.trim(), config?.['apiKey']?.trim()]
  return placeId && apiKey ? { placeId, apiKey } : null
}

async function listReviews(db: Kysely<Tables>, { site, locale }: Scope): Promise<Review[]> {
  const place = await placeOf(db, site.id)
  const rows = await db
    .selectFrom('reviews')
    .selectAll()
    .where('site_id', '=', site.id)
    .where('is_hidden', '=', false)
    .orderBy('is_promoted', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('source_id')
    .orderBy('id')
    .execute()
  const own = rows.filter(({ source }) => source === 'STORED')
  const fetched = rows.filter(
    ({ source, source_id: id }) => source === 'GOOGLE' && place !== null && id?.startsWith(reviewIdsOf(place.placeId)) === true,
  )
  return (fetched.length > 0 ? fetched : own).map(({ id, source_id, author, photo, rating, text, url, published_at, answer: answers }) => {
    const answer = ownValue(answers, locale) ?? ownValue(answers, site.defaultLocale)
    return {
      ...{ id: source_id ?? String(id), author, photo, rating, text: text ?? '', url, publishedAt: toInstant(published_at) },
      ...(answer && { answer }),
    }
  })
}

/** Takes away fetched reviews; those that an owner has answered or hidden stay as long as their place does. */
async function deleteFetched(trx: Transaction<Tables>, siteId: number, kept: { place: PlaceKey; told: readonly string[] } | null) {
  // A review that a refresh removes may return with a later one. A review that the owner removes may not.
  await sql`select set_config('vitrine.refresh', 'on', true)`.execute(trx)
  const ours =
    kept && sql<SqlBool>`(starts_with(source_id, ${reviewIdsOf(kept.place.placeId)}) and (is_hidden or is_promoted or answer <> '{}'))`
  await trx
    .deleteFrom('reviews')
    .where('site_id', '=', siteId)
    .where('source', '=', 'GOOGLE')
    .$if(kept !== null, (query) => query.where(sql<SqlBool>`not (source_id = any(${[...(kept?.told ?? [])]}) or ${ours})`))
    .execute()
  await sql`select set_config('vitrine.refresh', '', true)`.execute(trx)
}

/** Stores new reviews and updates changed ones. An update raises the version, so that an open form is refused as stale. */
async function storeFetched(trx: Transaction<Tables>, siteId: number, reviews: readonly ExternalReview[]): Promise<void> {
  const rows = reviews.map(({ id, publishedAt, text, ...review }) => ({
    ...{ site_id: siteId, source: 'GOOGLE' as const, source_id: id, photo: null, ...review, text: text || null, published_at: publishedAt },
  }))
  if (rows.length === 0) return
  const changed = await trx
    .insertInto('reviews')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'source', 'source_id'])
        .doUpdateSet((excluded) => ({
          author: excluded.ref('excluded.author'),
          rating: excluded.ref('excluded.rating'),
          text: excluded.ref('excluded.text'),
          url: excluded.ref('excluded.url'),
          published_at: excluded.ref('excluded.published_at'),
        }))
        .where(
          sql<SqlBool>`(reviews.author, reviews.rating, reviews.text, reviews.url, reviews.published_at)
            is distinct from (excluded.author, excluded.rating, excluded.text, excluded.url, excluded.published_at)`,
        ),
    )
    .returning('id')
    .execute()
  await noteRewritten(
    trx,
    siteId,
    'review',
    changed.map(({ id }) => id),
  )
}

async function refresh({ fetchOutside }: Needs, trx: Transaction<Tables>, site: Site): Promise<number | null> {
  const place = await placeOf(trx, site.id)
  if (place === null) {
    await deleteFetched(trx, site.id, null)
    return null
  }
  const fetched = await fetchGoogleReviews(fetchOutside, place, languageOf(site.defaultLocale))
  const removed = await trx.selectFrom('review_removals').select('source_id').where('site_id', '=', site.id).execute()
  const gone = new Set(removed.map(({ source_id }) => source_id))
  const reviews = fetched.filter(({ id }) => !gone.has(id))
  await deleteFetched(trx, site.id, { place, told: reviews.map(({ id }) => id) })
  await storeFetched(trx, site.id, reviews)
  return reviews.length
}

/** Makes what knows the reviews of companies. */
export function createReviews(needs: Needs): Reviews {
  return { list: (scope) => listReviews(needs.db, scope), refresh: (trx, site) => refresh(needs, trx, site) }
}
