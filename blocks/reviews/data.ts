import type { Need } from '#engine/registry/needs.ts'
import type { ReviewsProps } from '#schemas/generated/block-props.ts'

/** The reviews of the company; its average rating, when it is shown. */
export function needs({ showMean }: ReviewsProps): Need[] {
  const reviews: Need = { key: 'reviews', call: 'google.reviews', params: {} }
  if (!showMean) return [reviews]
  return [reviews, { key: 'conf', call: 'component.conf', params: { slug: 'GOOGLE_REVIEWS' } }]
}
