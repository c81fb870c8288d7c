import { ApiError } from '#server/platform/errors/api-error.ts'
import { formatDelay } from './format-delay.ts'

/** The refusal of who has to wait: how long, in words for people and in seconds for programs (`Retry-After`). */
export function tooManyRequests(seconds: number, locale: string): ApiError {
  return new ApiError('TOO_MANY_REQUESTS', { delay: formatDelay(seconds, locale), retryAfter: seconds })
}
