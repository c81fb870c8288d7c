import { z } from 'zod'
import { isStorableText } from '#schemas/text/is-storable-text.ts'
import type { SafeFetch } from '#server/adapters/outbound/safe-fetch.ts'

const host = 'places.googleapis.com'

const textSchema = z.object({ text: z.string() })
const answerSchema = z.object({
  reviews: z
    .array(
      z.object({
        name: z.string(),
        rating: z.number().int().min(1).max(5),
        text: textSchema.optional(),
        authorAttribution: z.object({ displayName: z.string(), uri: z.url({ protocol: /^https$/ }).optional() }),
        publishTime: z.iso.datetime({ offset: true }),
        googleMapsUri: z.url({ protocol: /^https$/ }).optional(),
      }),
    )
    .default([]),
})

/** A review from the external service. */
export interface ExternalReview {
  readonly id: string
  readonly author: string
  readonly rating: number
  readonly text: string
  readonly url: string | null
  readonly publishedAt: Date
}

/** The place and the API key. */
export interface PlaceKey {
  readonly placeId: string
  readonly apiKey: string
}

/** Returns the prefix of the review ids of a place, for any name that the service uses for it. */
export const reviewIdsOf = (placeId: string): string => `places/${placeId}/reviews/`

/** Fetches the reviews of a place. Throws on a failed or malformed response. Invalid and duplicate reviews are left out. */
export async function fetchGoogleReviews(
  fetchOutside: SafeFetch,
  { placeId, apiKey }: PlaceKey,
  language: string,
): Promise<ExternalReview[]> {
  const query = new URLSearchParams({ fields: 'reviews', languageCode: language, key: apiKey })
  const { bytes } = await fetchOutside(`https://${host}/v1/places/${encodeURIComponent(placeId)}?${query.toString()}`, {
    accept: ['application/json'],
    allows: (asked) => asked === host,
  })
  const { reviews } = answerSchema.parse(JSON.parse(bytes.toString('utf8')))
  // Author images are omitted, because every visitor would load them from another host.
  const reported = reviews.map(({ name, rating, text, authorAttribution, publishTime, googleMapsUri }) => ({
    id: `${reviewIdsOf(placeId)}${name.slice(name.lastIndexOf('/') + 1).slice(-120)}`,
    author: authorAttribution.displayName,
    rating,
    text: text?.text ?? '',
    url: googleMapsUri ?? authorAttribution.uri ?? null,
    publishedAt: new Date(publishTime),
  }))
  const first = new Map(reported.toReversed().map((review) => [review.id, review]))
  return reported.filter((review) => first.get(review.id) === review && isKeepable(review))
}

const isKeepable = ({ id, author, text, url }: ExternalReview): boolean => [id, author, text, url ?? ''].every(isStorableText)
