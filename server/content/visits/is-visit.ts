import { audienceOf, type Caller } from '#server/platform/scope/caller.ts'
import type { Scope } from '#server/platform/scope/site.ts'

/** Tests if what a caller opens counts as a visit: not what administrators open, and nothing of a site under construction. */
export function isVisit({ site }: Pick<Scope, 'site'>, caller: Caller): boolean {
  return !site.isBuilding && audienceOf(caller) !== 'admins'
}
