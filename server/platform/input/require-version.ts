import { ApiError } from '#server/platform/errors/api-error.ts'
import { parseIfMatch } from '#server/platform/input/parse-if-match.ts'

/** Refuses a change that is meant for another version than the one that is there, or for none; the refusal returns the current one. */
export function requireVersion(
  ifMatch: string | undefined,
  current: { readonly version: number } & Readonly<Record<string, unknown>>,
): void {
  const wanted = parseIfMatch(ifMatch)
  if (wanted === undefined) throw new ApiError('STALE_VERSION', { ...current, reason: 'NOT_NAMED' })
  if (wanted !== current.version) throw new ApiError('STALE_VERSION', current)
}
