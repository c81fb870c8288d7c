import { ApiError } from '#server/platform/errors/api-error.ts'

/** Refuses a change that is meant for another version than the one that is there, or for none: told is what there is now. */
export function requireVersion(
  ifMatch: string | undefined,
  current: { readonly version: number } & Readonly<Record<string, unknown>>,
): void {
  const wanted = /^(?:W\/)?"?(\d{1,10})"?$/.exec(ifMatch?.trim() ?? '')?.[1]
  if (wanted === undefined) throw new ApiError('STALE_VERSION', { ...current, reason: 'NOT_NAMED' })
  if (Number(wanted) !== current.version) throw new ApiError('STALE_VERSION', current)
}
