import { findCall, type CallData, type CallName } from '#schemas/api/calls.ts'
import { systemClock } from '#domain/dates/clock.ts'
import type { Audience } from '#engine/visibility/visibility.ts'
import type { CallContext } from '#server/http/api/call-context.ts'
import { audienceOf } from '#server/platform/scope/caller.ts'
import { callInProcess } from '#server/http/api/call-in-process.ts'
import type { Features } from '#server/composition/features.ts'
import type { ResolvedPage } from '#server/content/pages/service.ts'
import type { PreparedShell } from '#server/content/pages/shells.ts'
import type { Scope } from '#server/platform/scope/site.ts'
import { createReadings, type ReadCache } from './read-cache.ts'

/** The parameters of a call, those of path and query side by side. */
export type CallParameters = Readonly<Record<string, string | number | boolean>>

const readings = new WeakMap<Features, ReadCache>()

/** The readings of one application: two applications of a process have different sites under the same numbers and versions. */
function readingsOf(features: Features): ReadCache {
  const known = readings.get(features)
  if (known) return known
  const made = createReadings({ clock: systemClock })
  readings.set(features, made)
  return made
}

/** Until when a page or a shell holds: its next edge, or not at all when it lacks something for now. */
function holdsUntil({ nextEdge, isWhole }: { readonly nextEdge: number | null; readonly isWhole: boolean }): number {
  return isWhole ? (nextEdge ?? Infinity) : 0
}

/** The lifetime of a cached page: half of the time that its answers hold, since they are cached for the other half. */
export function pageTtl(holdsMs: number): number {
  return holdsMs / 2
}

/** The name of a cached answer; null for a call without caching. The cache does not store the preview of another moment. */
function nameOf({ scope, caller }: CallContext, name: CallName, params: CallParameters): string | null {
  if (findCall(name)?.cache !== 'C' || scope.at !== undefined) return null
  return `call ${audienceOf(caller)} ${name} ${JSON.stringify(params)}`
}

/** Returns true when the answer to a call is cached or under way, so that asking for it costs nothing. */
export function isAtHand(context: CallContext, name: CallName, params: CallParameters): boolean {
  const cacheKey = nameOf(context, name, params)
  return cacheKey !== null && readingsOf(context.features).has(context.scope, cacheKey)
}

/** Makes a call in process. An answer that is the same for one audience is cached until the site's content changes, as over HTTP. */
export function cachedCall<Name extends CallName>(context: CallContext, name: Name, params: CallParameters = {}): Promise<CallData<Name>> {
  const call = () => callInProcess(context, name, params)
  const { holdsMs } = findCall(name) ?? {}
  const until = (): number => (holdsMs === undefined ? Infinity : systemClock() + pageTtl(holdsMs))
  const cacheKey = nameOf(context, name, params)
  return cacheKey === null ? call() : readingsOf(context.features).keep(context.scope, cacheKey, call, until)
}

/** The page at an address, ready to be rendered. */
export function cachedPage(features: Features, scope: Scope, path: string, audience: Audience): Promise<ResolvedPage> {
  const read = () => features.pages.resolve(scope, path, audience)
  return readingsOf(features).keep(scope, `page ${audience} ${path}`, read, (found) =>
    found.kind === 'page' ? holdsUntil(found) : Infinity,
  )
}

/** A shell, ready to be rendered. */
export function cachedShell(
  features: Features,
  scope: Scope,
  name: string,
  reader: { audience: Audience; now: number },
): Promise<PreparedShell> {
  return readingsOf(features).keep(
    scope,
    `shell ${reader.audience} ${name}`,
    () => features.shells.prepare(scope, name, reader),
    holdsUntil,
  )
}
