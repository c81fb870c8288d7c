import type { Kysely, Transaction } from 'kysely'
import type { Review } from '#schemas/api/content/company.ts'
import { toInstant } from '#domain/dates/to-instant.ts'
import { languageOf } from '#i18n/locale.ts'
import type { SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'
import { fetchGoogleReviews, reviewIdsOf, type PlaceKey } from '#server/adapters/reviews/google-reviews.ts'
import type { Tables } from '#server/database/tables/tables.ts'
import { readExternalApp } from '#server/sites/external-apps/service.ts'
import type { Scope, Site } from '#server/platform/scope/site.ts'

/** What people say of companies. */
export interface Reviews {
  list(scope: Scope): Promise<Review[]>
  /** Asks the service outside anew; says how many reviews came, or null when the site does not use it: then those of before go. They stay when it does not answer. */
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

async function listReviews(db: Kysely<Tables>, { site }: Scope): Promise<Review[]> {
  const place = await placeOf(db, site.id)
  const rows = await db
    .selectFrom('reviews')
    .selectAll()
    .where('site_id', '=', site.id)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute()
  const own = rows.filter(({ source }) => source === 'STORED')
  const fetched = rows.filter(({ source, id }) => source === 'GOOGLE' && place !== null && id.startsWith(reviewIdsOf(place.placeId)))
  return (fetched.length > 0 ? fetched : own).map(({ id, author, photo, rating, text, url, published_at }) => ({
    ...{ id, author, photo, rating, text, url },
    publishedAt: toInstant(published_at),
  }))
}

async function refresh({ fetchOutside }: Needs, trx: Transaction<Tables>, site: Site): Promise<number | null> {
  const place = await placeOf(trx, site.id)
  const fetched = trx.deleteFrom('reviews').where('site_id', '=', site.id).where('source', '=', 'GOOGLE')
  if (place === null) {
    await fetched.execute()
    return null
  }
  const reviews = await fetchGoogleReviews(fetchOutside, place, languageOf(site.defaultLocale))
  await fetched.execute()
  const rows = reviews.map(({ publishedAt, ...review }) => ({
    ...{ site_id: site.id, source: 'GOOGLE' as const, photo: null, ...review, published_at: publishedAt },
  }))
  if (rows.length > 0) await trx.insertInto('reviews').values(rows).execute()
  return rows.length
}

/** Makes what knows the reviews of companies. */
export function createReviews(needs: Needs): Reviews {
  return { list: (scope) => listReviews(needs.db, scope), refresh: (trx, site) => refresh(needs, trx, site) }
}
