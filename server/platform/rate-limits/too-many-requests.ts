import { Refusal } from '#server/platform/errors/api-error.ts'
import { delayWords } from './format-delay.ts'

/** The refusal of who has to wait: how long, in words for people and in seconds for programs (`Retry-After`). */
export function tooManyRequests(seconds: number, locale: string): Refusal {
  return new Refusal('TOO_MANY_REQUESTS', { delay: delayWords(seconds, locale), retryAfter: seconds })
}
