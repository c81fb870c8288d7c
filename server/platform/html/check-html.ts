import type { Sanitise } from '#engine/text/html-rules.ts'
import { ApiError } from '#server/platform/errors/api-error.ts'

/** Refuses HTML from which the sanitiser would remove something: nothing is dropped silently. */
export function checkHtml(sanitise: Sanitise, field: string, html: string): void {
  const removed = html === '' ? [] : (sanitise(html, 'html')?.removed ?? [])
  if (removed.length > 0) throw new ApiError('VALIDATION_FAILED', { errors: [{ field, code: 'UNSAFE_HTML', removed }] })
}
