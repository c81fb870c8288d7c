import type { Review } from '#schemas/api/content/company.ts'
import type { GoogleReviewsConf } from '#schemas/generated/content.ts'

/** The mean rating to one decimal and of how many reviews it is: what the service outside says, else that of the reviews at hand. */
export function meanOf(
  reviews: readonly Pick<Review, 'rating'>[],
  conf: Partial<Pick<GoogleReviewsConf, 'rating' | 'total'>> = {},
): { readonly mean: number; readonly total: number } {
  const own = reviews.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, reviews.length)
  const { rating, total = 0 } = conf
  // An average of no reviews, or of none with a star, was never filled in.
  const isGiven = typeof rating === 'number' && rating >= 1 && total > 0
  return { mean: Math.round((isGiven ? rating : own) * 10) / 10, total: isGiven ? total : reviews.length }
}
